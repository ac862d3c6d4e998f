/** One of the two players. Side 0 moves first unless the setup says otherwise. */
export type Side = 0 | 1;

export const SIDES: readonly [Side, Side] = [0, 1];

export const otherSide = (side: Side): Side => (side === 0 ? 1 : 0);
