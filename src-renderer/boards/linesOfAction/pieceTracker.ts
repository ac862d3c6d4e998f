import { SIDES, type Side } from '../../../src-shared/core/side.ts';
import type { LinesOfActionPosition } from '../../../src-shared/games/linesOfAction/position.ts';

/** A piece that stays the same one wherever it goes. */
export interface TrackedPiece {
  readonly id: number;
  readonly square: number;
  readonly side: Side;
}

type PlacedPiece = Omit<TrackedPiece, 'id'>;

/** Recognises pieces from one position to the next, so that a piece that moves is drawn as one that moves. */
export class PieceTracker {
  #pieces: readonly TrackedPiece[] = [];
  #nextId = 0;

  /**
   * The pieces of a position: those that stayed, those that are new, and last, so that they pass over the others,
   * those that went elsewhere. A side's piece did that if it alone is missing and one alone has come.
   */
  follow(position: LinesOfActionPosition): readonly TrackedPiece[] {
    const isThere = ({ square, side }: PlacedPiece): boolean => position.cells[square] === side;
    const stayed = this.#pieces.filter(isThere);
    const known = new Set(stayed.map(({ square }) => square));
    const come = position.cells.flatMap((side, square): readonly PlacedPiece[] =>
      side === undefined || known.has(square) ? [] : [{ square, side }],
    );
    const gone = this.#pieces.filter((piece) => !isThere(piece));
    const moved = SIDES.flatMap((side): readonly TrackedPiece[] => {
      const [from, ...others] = gone.filter((piece) => piece.side === side);
      const [to, ...more] = come.filter((piece) => piece.side === side);
      const isOne = others.length === 0 && more.length === 0;
      return from !== undefined && to !== undefined && isOne ? [{ ...to, id: from.id }] : [];
    });
    const added = come
      .filter(({ square }) => moved.every((piece) => piece.square !== square))
      .map((piece) => ({ ...piece, id: this.#nextId++ }));
    this.#pieces = [...stayed, ...added, ...moved];
    return this.#pieces;
  }
}
