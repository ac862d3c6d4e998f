import { asMove, type Move } from '../../core/move.ts';
import { otherSide, type Side } from '../../core/side.ts';
import { LINE_OF, LINES, RAYS, SQUARE_COUNT } from './geometry.ts';
import { PASS as PASS_NUMBER } from './kernel/constants.ts';
import type { LinesOfActionPosition } from './position.ts';

/** The move of a side that has no other: it passes. */
export const PASS: Move = asMove(PASS_NUMBER);
export const MOVE_SPACE = PASS + 1;

/** A move as its two squares, `from * 64 + to`. */
export const makeMove = (from: number, to: number): Move => asMove(from * SQUARE_COUNT + to);
export const fromOf = (move: Move): number => Math.floor(move / SQUARE_COUNT);
export const toOf = (move: Move): number => move % SQUARE_COUNT;

const DIRECTIONS = [0, 1, 2, 3, 4, 5, 6, 7];

/** By index in `LINES`: how many pieces of either colour stand on each line. */
export function lineCounts(position: LinesOfActionPosition): readonly number[] {
  const counts = LINES.map(() => 0);
  for (let square = 0; square < SQUARE_COUNT; square++) {
    if (position.cells[square] === undefined) continue;
    const lines = LINE_OF[square]!;
    for (let direction = 0; direction < 4; direction++) counts[lines[direction]!]!++;
  }
  return counts;
}

/**
 * The square where the piece on `from` lands in a direction: as many squares away as its line has pieces, none of the
 * enemy's on the way, and not on one of its own. `undefined` when it may not move so.
 */
function landing(
  { cells }: LinesOfActionPosition,
  counts: readonly number[],
  from: number,
  direction: number,
): number | undefined {
  const ray = RAYS[from]![direction]!;
  const count = counts[LINE_OF[from]![direction]!]!;
  const to = ray[count - 1];
  const side = cells[from];
  if (to === undefined || side === undefined || cells[to] === side) return undefined;
  const enemy = otherSide(side);
  for (let step = 0; step < count - 1; step++) {
    if (cells[ray[step]!] === enemy) return undefined;
  }
  return to;
}

/** A way a piece may move. */
export interface Target {
  readonly to: number;
  /** Index in `LINES` of the line it moves along. */
  readonly line: number;
  /** Pieces on that line, which is how many squares it moves. */
  readonly count: number;
  readonly isCapture: boolean;
}

/** The ways the piece on a square may move by the rule of counting, whoever is to move and even after the end. */
export function targetsOf(position: LinesOfActionPosition, from: number): readonly Target[] {
  const counts = lineCounts(position);
  return DIRECTIONS.flatMap((direction) => {
    const to = landing(position, counts, from, direction);
    if (to === undefined) return [];
    const line = LINE_OF[from]![direction]!;
    return [{ to, line, count: counts[line]!, isCapture: position.cells[to] !== undefined }];
  });
}

/** The moves of a side's pieces by the rule of counting, whoever is to move and even after the end. */
export function pieceMoves(position: LinesOfActionPosition, side: Side): readonly Move[] {
  const counts = lineCounts(position);
  const moves: Move[] = [];
  for (let from = 0; from < SQUARE_COUNT; from++) {
    if (position.cells[from] !== side) continue;
    for (let direction = 0; direction < DIRECTIONS.length; direction++) {
      const to = landing(position, counts, from, direction);
      if (to !== undefined) moves.push(makeMove(from, to));
    }
  }
  return moves;
}
