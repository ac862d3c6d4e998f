import { type CoordinateStyle, notationIn } from '../../src-shared/core/notation.ts';
import { otherSide } from '../../src-shared/core/side.ts';
import { gameById } from '../../src-shared/games/index.ts';
import type { PuzzleTask } from '../../src-shared/ipc/puzzles.ts';
import { gameWords } from '../boards/faces.ts';
import { learnWords } from '../i18n/learn/index.ts';
import { messages } from '../i18n/messages.ts';
import type { PuzzleLine } from './puzzleSession.svelte.ts';

type Asked = Pick<PuzzleTask, 'gameId' | 'goal'>;

/** What is asked for, as a sentence. */
export function taskInWords({ gameId, goal }: Asked, { positions }: PuzzleLine): string {
  const side = positions[0].sideToMove;
  const { sides } = gameWords(gameId);
  const [own, other] = [sides[side], sides[otherSide(side)]];
  const { tasks } = learnWords();
  switch (goal.kind) {
    case 'win':
      return tasks.win(own, goal.count);
    case 'onlyWin':
      return tasks.onlyWin(own);
    case 'save':
      return tasks.save(own, other, goal.count);
    case 'margin':
      return tasks.margin(own, goal.count);
  }
}

/** The moves from a ply on, as they are written. */
export function movesInWords(
  { gameId }: Asked,
  { moves, positions }: PuzzleLine,
  from: number,
  style: CoordinateStyle,
): string {
  const notation = notationIn(gameById(gameId), style);
  return messages.joints.list(
    moves.slice(from).map((move, index) => notation.make(positions[from + index]!, move)),
  );
}

/** Why a move was wrong, by what refutes it. @param from the ply at which the answer begins */
export function whyWrong(
  task: Asked,
  line: PuzzleLine,
  from: number,
  style: CoordinateStyle,
): string {
  const { wrong } = learnWords();
  const { gameId, goal } = task;
  const side = line.positions[0].sideToMove;
  const { sides } = gameWords(gameId);
  const [own, other] = [sides[side], sides[otherSide(side)]];
  const reply = movesInWords(task, line, from, style);
  const isAnswered = line.moves.length > from;
  const winner = gameById(gameId).outcome(line.positions.at(-1)!)?.winner;
  const isLost = winner === otherSide(side);
  if (goal.kind === 'margin') return isAnswered ? wrong.lessAfter(reply, own) : wrong.less(own);
  if (!isAnswered) return isLost ? wrong.loses : wrong.noWin;
  if (goal.kind === 'save') {
    return isLost ? wrong.otherWins(other, reply) : wrong.otherGoesOn(other, reply);
  }
  if (isLost || goal.kind === 'onlyWin') return wrong.losesAfter(reply, other);
  return goal.count === 1 ? wrong.noWin : wrong.noWinAfter(reply, goal.count);
}
