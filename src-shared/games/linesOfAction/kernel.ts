import { Kernel } from '../../search/kernel/kernel.ts';
import type { AlphaBetaKernel } from '../../search/kernel/kernelEngine.ts';
import { zobristWords } from '../../search/zobrist.ts';
import { fillEvaluation, type TermSink } from './evaluationTerms.ts';
import type { EvaluationWeights } from './evaluationWeights.ts';
import { LINE_OF, LINES, RAYS, SQUARE_COUNT } from './geometry.ts';
import { bytes } from './kernel/kernel.as.ts?wasm';
import type { LinesOfActionPosition } from './position.ts';

/** What kernel/kernel.as.ts exports. Squares, sides and moves are those of the game. */
export interface LinesOfActionKernel extends AlphaBetaKernel, TermSink {
  /** @param axis 0–3, as directions. @param place of the square on the line. @param shift the line's number on its axis. */
  setPlace(square: number, axis: number, line: number, place: number, shift: number): void;
  /** The squares met in a direction, as two halves of a set of bits. */
  setPath(direction: number, square: number, steps: number, low: number, high: number): void;
  setKey(index: number, low: number, high: number): void;
  clearBoard(isTournament: boolean): void;
  putPiece(square: number, side: number): void;
  setSideToMove(side: number): void;
  /** Without reductions, extensions and repetitions: the scores are those of minimax. */
  searchPlainly(isPlain: boolean): void;
  keyLow(): number;
  keyHigh(): number;
  evaluate(): number;
  /** A win in one move, or `NO_MOVE`. */
  winningMove(): number;
  perft(depth: number): number;
}

/** No move, in the kernels. */
export const NO_MOVE = 0x3fff;

export const linesOfActionKernel = new Kernel<LinesOfActionKernel>(bytes);

const KEY_COUNT = 2 * SQUARE_COUNT + 2;
const KEY_WORDS = zobristWords(2 * KEY_COUNT, 0x10a3);

/** Gives a kernel the board, and what its evaluation weighs. */
export function prepareKernel(kernel: LinesOfActionKernel, weights: EvaluationWeights): void {
  for (let index = 0; index < KEY_COUNT; index++) {
    kernel.setKey(index, KEY_WORDS[2 * index]!, KEY_WORDS[2 * index + 1]!);
  }
  for (let square = 0; square < SQUARE_COUNT; square++) {
    for (let axis = 0; axis < 4; axis++) {
      const line = LINE_OF[square]![axis]!;
      const first = Math.min(...LINE_OF.map((lines) => lines[axis]!));
      kernel.setPlace(square, axis, line, LINES[line]!.indexOf(square), line - first);
    }
    for (const [direction, ray] of RAYS[square]!.entries()) {
      const path = [0, 0];
      for (const [index, met] of ray.entries()) {
        path[met >> 5]! |= 1 << (met & 31);
        kernel.setPath(direction, square, index + 1, path[0]!, path[1]!);
      }
    }
  }
  fillEvaluation(kernel, weights);
}

export function setPosition(kernel: LinesOfActionKernel, position: LinesOfActionPosition): void {
  kernel.clearBoard(position.rules === 'tournament');
  for (const [square, owner] of position.cells.entries()) {
    if (owner !== undefined) kernel.putPiece(square, owner);
  }
  kernel.setSideToMove(position.sideToMove);
}
