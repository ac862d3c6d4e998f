import type { LinesOfActionPosition } from '../../../../src-shared/games/linesOfAction/position.ts';
import { makeTwinEngine } from './foundation.ts';
import type { Rival } from './rival.ts';
import { LinesOfActionState } from './twins/linesOfAction.ts';
import { distancesOf } from './twins/linesOfActionEvaluation.ts';

/** The points that stand for a chance to win of 73 %. */
const SCALE = 1024;

/**
 * By average steps from the middle of the pieces, beyond the least that so many can have: what that is worth, fitted to
 * results of games. Between two places a straight line, outside the value of the nearest.
 */
const CURVE: readonly (readonly [place: number, value: number])[] = [
  [0.3, 1631],
  [0.45, 1601],
  [0.6, 1423],
  [0.8, 787],
  [1.0, 131],
  [1.25, -548],
  [1.5, -1131],
  [2.0, -2041],
  [2.5, -2762],
];

function onCurve(place: number): number {
  const after = CURVE.findIndex(([each]) => each >= place);
  if (after === 0) return CURVE[0]![1];
  if (after < 0) return CURVE.at(-1)![1];
  const [[x0, y0], [x1, y1]] = [CURVE[after - 1]!, CURVE[after]!];
  return y0 + ((y1 - y0) * (place - x0)) / (x1 - x0);
}

/** The least sum of steps from the middle one of so many pieces to all, when they lie around it ring by ring. */
function leastDistances(pieces: number): number {
  let sum = 0;
  for (let piece = 2; piece <= pieces; piece++) sum += Math.ceil((Math.sqrt(piece) - 1) / 2);
  return sum;
}

/** How near the pieces of a side are to their middle, by a curve that was fitted to results of games. */
function concentrationPoints(upper: number, lower: number): number {
  const { count, distances } = distancesOf(upper, lower);
  return Math.round(onCurve((distances - leastDistances(count)) / count));
}

/** A plain search of Lines of Action with an estimate by concentration alone. */
export const concentration: Rival = (gameId, setup) =>
  makeTwinEngine(
    gameId,
    setup,
    (position) => new LinesOfActionState(position as LinesOfActionPosition, concentrationPoints),
    SCALE,
  );
