import { otherSide } from '../../../core/side.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { AlphaBetaKernel } from '../../../search/alphaBetaKernelEngine.ts';
import { zobristWords } from '../../../kernel/zobrist.ts';
import type { DotsBoard } from '../geometry.ts';
import { bytes } from './exports.as.ts?wasm';
import { boardAt, type DotsPosition, scoreOf } from '../position.ts';
import { symmetriesKeeping, symmetriesOf } from '../symmetry.ts';

/** What exports.as.ts exports. Lines and triangles are those of the board; scores are hundredths of a triangle. */
export interface DotsKernel extends AlphaBetaKernel {
  clearBoard(): void;
  putLine(line: number, first: number, second: number): void;
  putTriangle(triangle: number, missing: number): void;
  /** Where a symmetry of the position takes a line, and the key of that place; for every line of the board. */
  putView(view: number, line: number, place: number, low: number, high: number): void;
  setExtra(isExtra: boolean): void;
  /** Draws what is drawn already, for the key. */
  putDrawn(line: number, first: number, second: number): void;
  setMargin(triangles: number): void;
  proveMove(line: number, alpha: number, beta: number, maxNodes: number): number;
  /** For the functions of the table of margins see margins.as.ts. */
  startMargins(bits: number, open: number): void;
  setNeed(line: number, which: number, set: number, exists: boolean): void;
  /** 0 while there is more to fill. */
  fillMargins(steps: number): number;
  marginAt(set: number, isExtra: boolean): number;
}

export const dotsKernel: Kernel<DotsKernel> = { bytes };

/** Two words for each line. Boards share one table, so their keys differ. */
const keysOf = ({ shape, size, lines }: DotsBoard): Int32Array =>
  zobristWords(2 * lines.length, 0xd075 + 64 * size + (shape === 'hexagon' ? 0 : 1));

export function setPosition(kernel: DotsKernel, position: DotsPosition): void {
  const board = boardAt(position);
  const keys = keysOf(board);
  const { drawn, sideToMove } = position;
  kernel.clearBoard();
  for (const [view, map] of symmetriesKeeping(drawn, symmetriesOf(board)).entries()) {
    for (const [line, place] of map.entries()) {
      kernel.putView(view, line, place, keys[2 * place]!, keys[2 * place + 1]!);
    }
  }
  for (const [line, [first = -1, second = -1]] of board.trianglesOfLine.entries()) {
    if (drawn[line]) kernel.putDrawn(line, first, second);
    else kernel.putLine(line, first, second);
  }
  for (const [triangle, { lines }] of board.triangles.entries()) {
    const missing = lines.filter((line) => !drawn[line]).length;
    if (missing > 0) kernel.putTriangle(triangle, missing);
  }
  kernel.setExtra(position.isExtraTurn);
  kernel.setMargin(scoreOf(position, sideToMove) - scoreOf(position, otherSide(sideToMove)));
}
