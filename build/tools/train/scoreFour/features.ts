import {
  LINE_CLASS_COUNT,
  STANDOFF_COUNT,
} from '../../../../src-shared/games/scoreFour/kernel/constants.ts';
import { LINE_CLASSES } from '../../../../src-shared/games/scoreFour/lineClasses.ts';
import { LINES, PEG_COUNT } from '../../../../src-shared/games/scoreFour/geometry.ts';
import {
  type EvaluationWeights,
  LINE_PATTERN_COUNT,
  linePattern,
} from '../../../../src-shared/games/scoreFour/weights.ts';

/**
 * A position of Score Four as the features that the estimate of the kernel adds up. A feature is a number below
 * `FEATURE_COUNT`; all values are from White's side.
 */

/** The lines with patterns, then the threats. */
const LINE_FEATURES = LINE_CLASS_COUNT * LINE_PATTERN_COUNT;
const ODD_AT = LINE_FEATURES;
const EVEN_AT = ODD_AT + 9;
const STANDOFFS_AT = EVEN_AT + 2;
export const FEATURE_COUNT = STANDOFFS_AT + STANDOFF_COUNT;

/** A board that is filled bead by bead. */
export class FeatureBoard {
  /** 0 empty, 1 White, 2 Black. */
  readonly #cells = new Uint8Array(64);
  readonly #heights = new Uint8Array(PEG_COUNT);
  /** 1 for White's threats, plus 2 for Black's. */
  readonly #threats = new Uint8Array(64);
  #beads = 0;

  drop(peg: number): void {
    const cell = peg + PEG_COUNT * this.#heights[peg]!++;
    this.#cells[cell] = 1 + (this.#beads++ % 2);
  }

  /** The features of the position; `undefined` when a side has completed a line, or could at once. */
  features(): readonly number[] | undefined {
    this.#threats.fill(0);
    const found = this.#lineFeatures();
    if (found === undefined) return undefined;
    for (let peg = 0; peg < PEG_COUNT; peg++) {
      const height = this.#heights[peg]!;
      if (height < 4 && this.#threats[peg + PEG_COUNT * height]! > 0) return undefined;
    }
    return [...found, ...this.#threatFeatures()];
  }

  /** Also finds the threats; `undefined` when a line is complete. */
  #lineFeatures(): number[] | undefined {
    const features: number[] = [];
    for (const [index, line] of SORTED_LINES.entries()) {
      const beads = [0, 0, 0];
      for (const [place, cell] of line.entries()) beads[this.#cells[cell]!]! |= 1 << place;
      const pattern = linePattern(beads[1]!, beads[2]!);
      if (pattern === undefined) continue;
      if ((beads[1]! | beads[2]!) === ALL_CELLS) return undefined;
      features.push(lineFeature(LINE_CLASSES[index]!, pattern));
      const rest = MISSING[beads[1]! | beads[2]!]!;
      if (rest >= 0) this.#threats[line[rest]!]! |= beads[1]! > 0 ? 1 : 2;
    }
    return features;
  }

  #threatFeatures(): number[] {
    const [odd, even] = [
      [0, 0],
      [0, 0],
    ];
    /** By owner (White, Black, both) and whether the height is odd. */
    const first = [0, 0, 0, 0, 0, 0];
    let safe = 0;
    for (let peg = 0; peg < PEG_COUNT; peg++) {
      const height = this.#heights[peg]!;
      let isFirst = true;
      let above = 0;
      for (let at = height + 1; at < 4; at++) {
        const owners = this.#threats[peg + PEG_COUNT * at]!;
        for (const side of [0, 1]) {
          if (((owners >> side) & 1) === 0 || ((above >> (1 - side)) & 1) === 1) continue;
          (at === 2 ? odd : even)[side]!++;
        }
        above |= owners;
        if (owners === 0 || !isFirst) continue;
        isFirst = false;
        first[2 * (owners - 1) + (at === 2 ? 0 : 1)]!++;
        safe += at - 1 - height;
      }
      if (isFirst) safe += 4 - height;
    }
    const [a, b, c, d, e, f] = first.map((count, index) => Math.min(count, index < 4 ? 2 : 1));
    const standoff = 4 * (27 * a! + 9 * b! + 3 * c! + d!) + 2 * e! + f!;
    return [
      ODD_AT + 3 * Math.min(2, odd[0]!) + Math.min(2, odd[1]!),
      ...Array.from({ length: even[0]! }, () => EVEN_AT),
      ...Array.from({ length: even[1]! }, () => EVEN_AT + 1),
      STANDOFFS_AT + 2 * standoff + (safe % 2),
    ];
  }
}

/** Lines within a height are the same from either end. */
function lineFeature(lineClass: number, pattern: number): number {
  const mirrored = pattern < 16 ? MIRRORED_BEADS[pattern]! : 15 + MIRRORED_BEADS[pattern - 15]!;
  const same = lineClass < 12 ? Math.min(pattern, mirrored) : pattern;
  return LINE_PATTERN_COUNT * lineClass + same;
}

/** All four cells of a line. */
const ALL_CELLS = 15;
const MIRRORED_BEADS = Array.from(
  { length: 16 },
  (_, beads) => ((beads & 1) << 3) | ((beads & 2) << 1) | ((beads & 4) >> 1) | ((beads & 8) >> 3),
);
const SORTED_LINES = LINES.map((line) => line.toSorted((a, b) => a - b));
/** By beads of one side on a line: the place of the only empty cell, or −1. */
const MISSING = Array.from({ length: 16 }, (_, beads) => [14, 13, 11, 7].indexOf(beads));

/** @param weights by feature, in points. */
export function asEvaluationWeights(weights: readonly number[], turn: number): EvaluationWeights {
  const lines = Array.from({ length: LINE_CLASS_COUNT }, (_, lineClass) =>
    Array.from(
      { length: LINE_PATTERN_COUNT },
      (__, pattern) => weights[lineFeature(lineClass, pattern)]!,
    ),
  );
  return {
    ...{ turn, lines },
    odd: weights.slice(ODD_AT, EVEN_AT),
    even: weights.slice(EVEN_AT, STANDOFFS_AT),
    standoffs: weights.slice(STANDOFFS_AT),
  };
}
