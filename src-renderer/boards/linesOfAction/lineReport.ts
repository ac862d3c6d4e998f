import type { Side } from '../../../src-shared/core/side.ts';
import { LINE_OF, LINES } from '../../../src-shared/games/linesOfAction/geometry.ts';
import { targetsOf } from '../../../src-shared/games/linesOfAction/moves.ts';
import {
  groupOf,
  piecesOf,
  type LinesOfActionPosition,
} from '../../../src-shared/games/linesOfAction/position.ts';

/** The pieces on a line by side. */
export type LineCount = readonly [number, number];

/** How many pieces of each side stand on a line (index in `LINES`). */
export function countLine(position: LinesOfActionPosition, line: number): LineCount {
  const owners = LINES[line]!.map((square) => position.cells[square]);
  const count = (side: Side): number => owners.filter((owner) => owner === side).length;
  return [count(0), count(1)];
}

/** The four ways a line can run, as the first four directions of `RAYS` go. */
export const LINE_WAYS = ['row', 'falling', 'column', 'rising'] as const;

/** What a piece finds along one of the four lines through it. */
export interface LineReport {
  readonly way: (typeof LINE_WAYS)[number];
  readonly count: LineCount;
  /** Where the piece may go along the line: nowhere, or one or both ways. */
  readonly targets: readonly number[];
}

/** The four lines through a piece, as the rule of counting sees them. */
export function lineReports(
  position: LinesOfActionPosition,
  square: number,
): readonly LineReport[] {
  const targets = targetsOf(position, square);
  return LINE_WAYS.map((way, direction) => {
    const line = LINE_OF[square]![direction]!;
    const onLine = targets.filter((target) => target.line === line);
    return { way, count: countLine(position, line), targets: onLine.map(({ to }) => to) };
  });
}

/** How many pieces a side has and in how many groups they stand; one group wins. */
export function groupCounts(
  position: LinesOfActionPosition,
  side: Side,
): readonly [pieces: number, groups: number] {
  const pieces = piecesOf(position, side);
  const roots = pieces.map((square) => Math.min(...groupOf(position, square)));
  return [pieces.length, new Set(roots).size];
}
