import type { Motive } from '../../src-shared/core/motive.ts';
import type { AnyGame } from '../../src-shared/games/index.ts';
import type { BoardMark } from '../boards/boardProps.ts';

/**
 * What a board points out to show what a move is good for.
 * @param withLine with what would follow otherwise
 */
export function motiveMarks(
  game: AnyGame,
  motive: Motive,
  withLine: boolean,
): readonly BoardMark[] {
  const { good = [], bad = [], badMoves = [], follows } = motive;
  const marks: BoardMark[] = [
    ...bad.map((cell) => ({ tone: 'bad', cell }) as const),
    ...good.map((cell) => ({ tone: 'good', cell }) as const),
    ...badMoves.map((move) => ({ tone: 'bad', move }) as const),
  ];
  if (follows === undefined || !withLine) return marks;
  let before = follows.start;
  for (const [index, move] of follows.moves.entries()) {
    const tone = before.sideToMove === motive.side ? 'good' : 'bad';
    marks.push({ tone, move, before, label: String(index + 1) });
    // The last may end the game.
    if (index + 1 < follows.moves.length) before = game.play(before, move);
  }
  return marks;
}
