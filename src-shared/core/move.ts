/** A move as an index in `0 … moveSpace(setup) - 1`; its text is made and parsed by the game's `Notation`. */
export type Move = number & { readonly brand: 'Move' };

/** Marks an index as a move. It says nothing about legality: that depends on a position. */
export const asMove = (index: number): Move => index as Move;
