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
  toMove: 309,
  distances: [
    [0.0, 16],
    [0.15, 35],
    [0.3, 563],
    [0.45, 371],
    [0.6, 363],
    [0.8, -18],
    [1.0, -211],
    [1.25, -350],
    [1.5, -403],
    [2.0, -312],
    [2.5, -54],
  ],
  pairs: [
    [0.0, -239],
    [0.25, -204],
    [0.5, -64],
    [0.75, -119],
    [1.0, 40],
    [1.25, 124],
    [1.5, 710],
    [2.0, -249],
    [2.5, 0],
  ],
  boxes: [
    [4.0, -47],
    [9.0, -177],
    [12.0, -9],
    [16.0, 125],
    [20.0, 208],
    [25.0, 304],
    [30.0, 181],
    [36.0, 81],
    [42.0, -43],
    [49.0, -57],
    [56.0, -167],
    [64.0, -400],
  ],
  groups: [
    [0.0, 284],
    [1.0, 448],
    [2.0, 276],
    [3.0, 1],
    [4.0, -138],
    [5.0, -224],
    [6.0, -224],
    [8.0, -244],
    [10.0, -178],
  ],
  squares: [-2862, -1875, 502, -210, 1242, 618, -703, 1176, 1462, 604],
  middles: [0, 0, 534, 0, 563, -238, -173, 265, -414, -536],
  pieces: [0, -818, -1344, -1078, -973, -786, -455, 139, 660, 1095, 1581, 1980],
  outside: [-80, -102, -106, -234, -76],
  intruders: [-73, -12],
  lines: [
    { move: [0, 23], capture: [0, 68], blockedByOwn: [0, -16], blockedByEnemy: [0, -69] },
    { move: [7, -84], capture: [125, -155], blockedByOwn: [-30, 55], blockedByEnemy: [4, 114] },
    { move: [8, -33], capture: [95, -17], blockedByOwn: [-25, -7], blockedByEnemy: [-17, 35] },
    { move: [24, 5], capture: [176, -176], blockedByOwn: [-38, 2], blockedByEnemy: [-31, 14] },
    { move: [33, -24], capture: [184, -73], blockedByOwn: [-25, -137], blockedByEnemy: [-95, -9] },
    { move: [-21, -2], capture: [104, -51], blockedByOwn: [23, -156], blockedByEnemy: [-117, -62] },
    { move: [-26, -36], capture: [71, -28], blockedByOwn: [112, -209], blockedByEnemy: [-70, 55] },
  ],
  threeQuads: 31,
  fullQuads: -26,
  loners: 25,
};
