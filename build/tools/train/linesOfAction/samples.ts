import { SQUARE_COUNT } from '../../../../src-shared/games/linesOfAction/geometry.ts';
import type { LinesOfActionPosition } from '../../../../src-shared/games/linesOfAction/position.ts';

/**
 * A sample is six words: the squares of the side to move (low and high half), those of the other side, the score of
 * a search for the side to move, and `game · 4 + result`, where the result is 0, 1 or 2 half points of that side.
 */
export const SAMPLE_WORDS = 6;

/** The score of a proved win, beyond all estimates. Others are in 1,024ths of the step from even to a chance of 73 %. */
export const PROVED = 1_000_000;

/** How much the result of the game counts in what a position is taken to be worth; the rest is the search's score. */
const RESULT_PART = 0.5;

/** @param result half points of the side to move. */
export function makeSample(
  { cells, sideToMove }: LinesOfActionPosition,
  score: number,
  result: number,
  game: number,
): readonly number[] {
  const halves: [number, number, number, number] = [0, 0, 0, 0];
  for (const [square, owner] of cells.entries()) {
    if (owner !== undefined) {
      halves[2 * Number(owner !== sideToMove) + (square >> 5)]! |= 1 << (square & 31);
    }
  }
  return [...halves, score, 4 * game + result];
}

export const sigmoid = (value: number): number => 1 / (1 + Math.exp(-value));

/** Samples as the fit reads them. */
export interface Samples {
  readonly count: number;
  /** By sample: where its inputs begin in `inputs`, and after the last one where they end. */
  readonly starts: Uint32Array;
  /** `square`, plus 64 for a piece of the side that is not to move. */
  readonly inputs: Uint8Array;
  /** By sample: the chance to win of the side to move, 0–1. */
  readonly targets: Float32Array;
}

/** @param isChosen by the number of the game. */
export function readSamples(words: Int32Array, isChosen: (game: number) => boolean): Samples {
  const most = words.length / SAMPLE_WORDS;
  const starts = new Uint32Array(most + 1);
  const inputs = new Uint8Array(24 * most);
  const targets = new Float32Array(most);
  let [count, end] = [0, 0];
  for (let at = 0; at < words.length; at += SAMPLE_WORDS) {
    const [score, info] = [words[at + 4]!, words[at + 5]!];
    if (!isChosen(info >> 2)) continue;
    for (let input = 0; input < 2 * SQUARE_COUNT; input++) {
      if ((words[at + (input >> 5)]! >>> (input & 31)) & 1) inputs[end++] = input;
    }
    const chance = Math.abs(score) === PROVED ? Number(score > 0) : sigmoid(score / 1_024);
    targets[count++] = (RESULT_PART * (info & 3)) / 2 + (1 - RESULT_PART) * chance;
    starts[count] = end;
  }
  return { count, starts, inputs, targets };
}
