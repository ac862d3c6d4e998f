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
  /** A piece that touches no other of its side. */
  readonly loners: number;
  /** A piece further than one, two … five steps from the middle of its side. */
  readonly outside: readonly number[];
  /** A piece of the enemy within one and two steps of the middle of the pieces. */
  readonly intruders: readonly number[];
  /** By class of line (`lineClass`). */
  readonly lines: readonly LineWeights[];
}

/** What a way to move along a line is worth, where it ends inside the board and where it ends at the edge. */
export interface LineWeights {
  readonly move: readonly [inside: number, atEdge: number];
  readonly capture: readonly [inside: number, atEdge: number];
  /** It would end on a piece of its own. */
  readonly blockedByOwn: readonly [inside: number, atEdge: number];
  /** It would have to jump over an enemy. */
  readonly blockedByEnemy: readonly [inside: number, atEdge: number];
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
  toMove: 331,
  distances: [
    [0.0, 15],
    [0.15, 241],
    [0.3, 707],
    [0.45, 532],
    [0.6, 491],
    [0.8, 42],
    [1.0, -199],
    [1.25, -415],
    [1.5, -514],
    [2.0, -546],
    [2.5, -354],
  ],
  pairs: [
    [0.0, -250],
    [0.25, -189],
    [0.5, -47],
    [0.75, -123],
    [1.0, 19],
    [1.25, 62],
    [1.5, 580],
    [2.0, -51],
    [2.5, 0],
  ],
  boxes: [
    [4.0, 260],
    [9.0, 12],
    [12.0, 120],
    [16.0, 125],
    [20.0, 134],
    [25.0, 188],
    [30.0, 80],
    [36.0, -11],
    [42.0, -118],
    [49.0, -130],
    [56.0, -220],
    [64.0, -440],
  ],
  groups: [
    [0.0, 303],
    [1.0, 632],
    [2.0, 366],
    [3.0, 74],
    [4.0, -117],
    [5.0, -250],
    [6.0, -279],
    [8.0, -344],
    [10.0, -384],
  ],
  squares: [-2591, -1952, 564, -201, 1264, 434, -539, 1176, 1177, 627],
  middles: [0, 0, -50, -148, 571, -66, 84, 331, -300, -422],
  pieces: [0, -591, -1157, -986, -1009, -773, -397, 110, 588, 982, 1435, 1798],
  outside: [-59, -94, -112, -229, -66],
  intruders: [-96, 2],
  lines: [
    { move: [0, 34], capture: [0, 90], blockedByOwn: [0, 10], blockedByEnemy: [0, -33] },
    { move: [-17, -63], capture: [82, -153], blockedByOwn: [-48, 47], blockedByEnemy: [-41, 38] },
    { move: [17, -18], capture: [135, -11], blockedByOwn: [-5, -7], blockedByEnemy: [-12, 51] },
    { move: [29, 3], capture: [204, -120], blockedByOwn: [-27, -16], blockedByEnemy: [-36, 12] },
    { move: [26, -18], capture: [188, -62], blockedByOwn: [-47, -95], blockedByEnemy: [-89, -4] },
    { move: [5, 14], capture: [117, -41], blockedByOwn: [4, -87], blockedByEnemy: [-97, -65] },
    { move: [-42, 24], capture: [91, -15], blockedByOwn: [79, -170], blockedByEnemy: [-56, 4] },
  ],
  threeQuads: 44,
  fullQuads: 17,
  loners: 44,
};
