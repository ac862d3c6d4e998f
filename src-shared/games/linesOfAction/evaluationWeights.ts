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
  toMove: 303,
  distances: [
    [0.0, 31],
    [0.15, 489],
    [0.3, 1099],
    [0.45, 859],
    [0.6, 769],
    [0.8, 268],
    [1.0, -67],
    [1.25, -410],
    [1.5, -679],
    [2.0, -1085],
    [2.5, -1274],
  ],
  pairs: [
    [0.0, -53],
    [0.25, -153],
    [0.5, -103],
    [0.75, -193],
    [1.0, -49],
    [1.25, 93],
    [1.5, 669],
    [2.0, -210],
    [2.5, 0],
  ],
  boxes: [
    [4.0, -277],
    [9.0, -169],
    [12.0, 15],
    [16.0, 127],
    [20.0, 205],
    [25.0, 344],
    [30.0, 238],
    [36.0, 125],
    [42.0, 14],
    [49.0, -40],
    [56.0, -156],
    [64.0, -426],
  ],
  groups: [
    [0.0, 382],
    [1.0, 424],
    [2.0, 239],
    [3.0, -27],
    [4.0, -156],
    [5.0, -223],
    [6.0, -208],
    [8.0, -228],
    [10.0, -204],
  ],
  squares: [-2645, -2180, -262, -828, 790, 962, -1031, 1150, 2065, 1952],
  middles: [0, 0, 554, 0, 666, -220, -258, 324, -475, -591],
  pieces: [0, -867, -1041, -679, -614, -488, -240, 272, 652, 832, 1040, 1133],
  moves: [18, -13, 21],
  captures: [155, -55, 74],
  threeQuads: 80,
  fullQuads: 78,
  blockedByOwn: -26,
  blockedByEnemy: -41,
};
