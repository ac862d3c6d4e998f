import { LINE_CLASS_COUNT } from './kernel/constants.ts';
import weights from './weights.json';

/** What the estimate of the kernel adds up, in points for White; 200 stand for a chance of 73 %. */
export interface EvaluationWeights {
  /** For the side to move. */
  readonly turn: number;
  /** By class of the line and by pattern as in `linePattern`. */
  readonly lines: readonly (readonly number[])[];
  /** By White's threats at height 3 (none, one, more), then Black's. */
  readonly odd: readonly number[];
  /** Each threat at height 2 or 4, of White and of Black. */
  readonly even: readonly number[];
  /** By the standoff that kernel/evaluation.as.ts finds. */
  readonly standoffs: readonly number[];
}

/** `npm run make -- scoreFourWeights` makes them. */
export const WEIGHTS: EvaluationWeights = weights;

/** Patterns of a line that one side at most has beads on: 0 empty, 1–15 White's, 16–30 Black's. */
export const LINE_PATTERN_COUNT = 31;

/**
 * @param white, black sets of its cells, four bits each, the lowest number first.
 * @returns `undefined` when both sides have beads on the line.
 */
export function linePattern(white: number, black: number): number | undefined {
  if (black === 0) return white;
  return white === 0 ? 15 + black : undefined;
}

/** What takes the weights in a kernel. */
export interface WeightSink {
  setLinePoints(lineClass: number, white: number, black: number, points: number): void;
  setThreatPoints(turn: number, leaderEven: number, followerEven: number): void;
  setOddPoints(index: number, points: number): void;
  setStandoffPoints(index: number, points: number): void;
  /** To be called after the points of all lines. */
  deriveGains(): void;
}

export function fillWeights(
  kernel: WeightSink,
  { turn, lines, odd, even, standoffs }: EvaluationWeights,
): void {
  for (let lineClass = 0; lineClass < LINE_CLASS_COUNT; lineClass++) {
    const points = (pattern: number): number => lines[lineClass]![pattern]!;
    for (let beads = 0; beads < 16; beads++) {
      kernel.setLinePoints(lineClass, beads, 0, points(beads));
      if (beads > 0) kernel.setLinePoints(lineClass, 0, beads, points(15 + beads));
    }
  }
  kernel.deriveGains();
  kernel.setThreatPoints(turn, even[0]!, even[1]!);
  for (const [index, points] of odd.entries()) kernel.setOddPoints(index, points);
  for (const [index, points] of standoffs.entries()) kernel.setStandoffPoints(index, points);
}
