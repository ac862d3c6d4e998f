import { SIDES } from '../../../src-shared/core/side.ts';
import type { LinesOfActionPosition } from '../../../src-shared/games/linesOfAction/position.ts';

/** A piece that stands elsewhere than before. */
export interface Travel {
  readonly from: number;
  readonly to: number;
}

/** The one piece that went to another square between two positions, played or taken back; `undefined` when it was none. */
export function pieceTravel(
  before: LinesOfActionPosition,
  after: LinesOfActionPosition,
): Travel | undefined {
  for (const side of SIDES) {
    const gone = squaresOnlyIn(before, after, side);
    const come = squaresOnlyIn(after, before, side);
    const [from, to] = [gone[0], come[0]];
    if (gone.length === 1 && come.length === 1 && from !== undefined && to !== undefined) {
      return { from, to };
    }
  }
  return undefined;
}

const squaresOnlyIn = (
  one: LinesOfActionPosition,
  other: LinesOfActionPosition,
  side: number,
): readonly number[] =>
  one.cells.flatMap((owner, square) =>
    owner === side && other.cells[square] !== side ? [square] : [],
  );
