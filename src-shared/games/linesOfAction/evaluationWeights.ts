/**
 * What the estimate of a position is made of, after the features of MIA (M. Winands, "Analysis and Implementation of
 * Lines of Action", 2000, and "Informed Search in Complex Games", 2004). All values are in 1,024ths of the step from
 * even to a chance of 73 %.
 */
export interface EvaluationWeights {
  /** Having the move. */
  readonly toMove: number;
  /** By average steps from the middle of the pieces, beyond the least that so many pieces can have. */
  readonly distances: Curve;
  /** By class of square (`squareClass`): a piece there, averaged over a side's pieces. */
  readonly squares: readonly number[];
  /** By class of square: the middle of the pieces there. */
  readonly middles: readonly number[];
  /** By pairs of neighbours for each piece. */
  readonly pairs: Curve;
  /** By the area of the box around all pieces. */
  readonly boxes: Curve;
  /** By groups less holes. */
  readonly groups: Curve;
  /** By number of pieces less one. */
  readonly pieces: readonly number[];
  /** A block of two by two with three or four pieces near the middle of the pieces. */
  readonly threeQuads: number;
  readonly fullQuads: number;
  /** A move to an empty square: to the inside, to the edge, along the edge. */
  readonly moves: readonly [number, number, number];
  /** The same where it captures. */
  readonly captures: readonly [number, number, number];
  /** A move that ends on a piece of one's own, and one that would have to jump an enemy. */
  readonly blockedByOwn: number;
  readonly blockedByEnemy: number;
}

/** Values at some places, ascending; between them a straight line, outside the value of the nearest. */
export type Curve = readonly (readonly [place: number, value: number])[];

export function onCurve(curve: Curve, place: number): number {
  const after = curve.findIndex(([each]) => each >= place);
  if (after === 0) return curve[0]![1];
  if (after < 0) return curve.at(-1)?.[1] ?? 0;
  const [[x0, y0], [x1, y1]] = [curve[after - 1]!, curve[after]!];
  return y0 + ((y1 - y0) * (place - x0)) / (x1 - x0);
}

export const WEIGHTS: EvaluationWeights = {
  toMove: 100,
  distances: [
    [0, 1200],
    [0.5, 500],
    [1, 0],
    [2, -1000],
    [3, -1700],
  ],
  squares: [-1000, -500, 0, -400, 100, 300, -300, 200, 400, 500],
  middles: [-600, -400, -200, -300, -100, 0, -200, 0, 100, 100],
  pairs: [
    [0, -500],
    [1, 0],
    [2, 400],
  ],
  boxes: [
    [9, 300],
    [64, -300],
  ],
  groups: [
    [1, 300],
    [8, -400],
  ],
  pieces: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  threeQuads: 60,
  fullQuads: 80,
  moves: [30, 15, 15],
  captures: [60, 30, 30],
  blockedByOwn: 0,
  blockedByEnemy: -10,
};
