/** What the kernels that search by alpha-beta tell of a search, as `AlphaBetaKernel` of search/alphaBetaKernelEngine.ts has it. */
import { lineLengthFrom, lineMoveFrom } from './principalVariation.as';
import { estimates as estimatesSoFar, nodes as nodesSoFar } from './progress.as';

export { resume } from './progress.as';

export function nodes(): f64 {
  return <f64>nodesSoFar;
}

export function estimates(): i32 {
  return estimatesSoFar;
}

/** Of the line after the root move. */
export function lineLength(): i32 {
  return lineLengthFrom(1);
}

export function lineMove(index: i32): i32 {
  return lineMoveFrom(1, index);
}
