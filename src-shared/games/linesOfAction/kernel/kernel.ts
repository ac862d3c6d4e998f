import type { Kernel } from '../../../kernel/kernel.ts';
import type { AlphaBetaKernel } from '../../../search/alphaBetaKernelEngine.ts';
import { zobristWords } from '../../../kernel/zobrist.ts';
import { columnOf, LENGTH, LINE_OF, RAYS, rowOf, SQUARE_COUNT } from '../geometry.ts';
import { fillNetwork, NETWORK, type NetworkSink } from '../network.ts';
import type { LinesOfActionPosition } from '../position.ts';
import { KEY_COUNT } from './constants.ts';
import { bytes } from './exports.as.ts?wasm';

/** What exports.as.ts exports. Squares, sides and moves are those of the game. */
export interface LinesOfActionKernel extends AlphaBetaKernel, NetworkSink {
  /** @param axis 0–3, as directions. @param line the number of the line among those of its axis. */
  setLine(square: number, axis: number, line: number): void;
  /** The squares met in a direction, as two halves of a set of bits. */
  setPath(direction: number, square: number, steps: number, low: number, high: number): void;
  setKey(index: number, low: number, high: number): void;
  /** What a move to a square is worth at first sight, against that to others. */
  setSquareScore(square: number, score: number): void;
  clearBoard(isTournament: boolean): void;
  putPiece(square: number, side: number): void;
  setSideToMove(side: number): void;
}

const KEY_WORDS = zobristWords(2 * KEY_COUNT, 0x10a3);

/**
 * By the distances from the nearer edges: how good it is to move there, all else being equal. Taken
 * from a fit of results to the squares of the pieces.
 */
const SQUARE_SCORES: readonly (readonly number[])[] = [
  [-2_600, -1_950, -200, -540],
  [-1_950, 560, 1_260, 1_180],
  [-200, 1_260, 430, 1_180],
  [-540, 1_180, 1_180, 630],
];
const fromEdge = (place: number): number => Math.min(place, LENGTH - 1 - place);

function setKeys(kernel: Pick<LinesOfActionKernel, 'setKey'>): void {
  for (let index = 0; index < KEY_COUNT; index++) {
    kernel.setKey(index, KEY_WORDS[2 * index]!, KEY_WORDS[2 * index + 1]!);
  }
}

function prepare(kernel: LinesOfActionKernel): void {
  setKeys(kernel);
  for (let square = 0; square < SQUARE_COUNT; square++) {
    for (let axis = 0; axis < 4; axis++) {
      const line = LINE_OF[square]![axis]!;
      const first = Math.min(...LINE_OF.map((lines) => lines[axis]!));
      kernel.setLine(square, axis, line - first);
    }
    kernel.setSquareScore(
      square,
      SQUARE_SCORES[fromEdge(rowOf(square))]![fromEdge(columnOf(square))]!,
    );
    for (const [direction, ray] of RAYS[square]!.entries()) {
      const path = [0, 0];
      for (const [index, met] of ray.entries()) {
        path[met >> 5]! |= 1 << (met & 31);
        kernel.setPath(direction, square, index + 1, path[0]!, path[1]!);
      }
    }
  }
  fillNetwork(kernel, NETWORK);
}

export const linesOfActionKernel: Kernel<LinesOfActionKernel> = { bytes, prepare };

type Board = Pick<LinesOfActionKernel, 'clearBoard' | 'putPiece' | 'setSideToMove'>;

export function setPosition(kernel: Board, position: LinesOfActionPosition): void {
  kernel.clearBoard(position.rules === 'tournament');
  for (const [square, owner] of position.cells.entries()) {
    if (owner !== undefined) kernel.putPiece(square, owner);
  }
  kernel.setSideToMove(position.sideToMove);
}
