import { asMove } from '../core/move.ts';
import { type Goal, PUZZLE_KINDS } from '../core/puzzle.ts';
import type { Setup } from '../core/setup.ts';
import type { GameId } from '../games/index.ts';
import { type Puzzle, puzzleId } from './puzzle.ts';

/** The puzzles of one game as they are shipped. */
export interface PuzzleFile {
  readonly version: 1;
  /** Boards, which puzzles name by their index. */
  readonly setups: readonly Setup[];
  /** Each as `makePuzzleLine` writes it. */
  readonly puzzles: readonly string[];
}

/** A puzzle as a line: its goal, board, rating, level, nodes, code and the numbers of its moves, between semicolons. */
function makePuzzleLine(puzzle: Puzzle, setups: readonly Setup[]): string {
  const { goal, setup, rating, level, nodes, code, solution } = puzzle;
  const board = setups.findIndex((each) => JSON.stringify(each) === JSON.stringify(setup));
  const parts = [goal.kind, goal.count, board, rating, level, nodes, code, solution.join(' ')];
  return parts.join(';');
}

export function makePuzzleFile(puzzles: readonly Puzzle[]): PuzzleFile {
  const setups = [...new Set(puzzles.map(({ setup }) => JSON.stringify(setup)))]
    .sort()
    .map((text) => JSON.parse(text) as Setup);
  const lines = puzzles.map((puzzle) => makePuzzleLine(puzzle, setups));
  return { version: 1, setups, puzzles: lines };
}

/** The puzzles of a file of ours. @throws Error when it is not as we write it. */
export const readPuzzleFile = (
  gameId: GameId,
  { setups, puzzles }: PuzzleFile,
): readonly Puzzle[] => puzzles.map((line) => readPuzzleLine(gameId, line, setups));

function readPuzzleLine(gameId: GameId, line: string, setups: readonly Setup[]): Puzzle {
  const [kind, count, board, rating, level, nodes, code = '', moves = ''] = line.split(';');
  const setup = setups[Number(board)];
  const found = PUZZLE_KINDS.find((each) => each === kind);
  if (setup === undefined || found === undefined) throw new Error(`no puzzle: ${line}`);
  const goal: Goal = { kind: found, count: Number(count) };
  return {
    id: puzzleId({ gameId, setup, code, goal }),
    ...{ gameId, setup, code, goal },
    solution: moves.split(' ').map((move) => asMove(Number(move))),
    ...{ rating: Number(rating), level: Number(level), nodes: Number(nodes) },
  };
}
