import type { Move } from '../../../../../src-shared/core/move.ts';
import { otherSide, type Side } from '../../../../../src-shared/core/side.ts';
import { WIN_SCORE } from '../../../../../src-shared/kernel/constants.ts';
import { MARGIN_STEP, type SearchState } from './searchState.ts';
import { zobristWords } from '../../../../../src-shared/kernel/zobrist.ts';
import {
  boardAt,
  type DotsPosition,
  scoreOf,
} from '../../../../../src-shared/games/dotsAndTriangles/position.ts';

/** Points for each triangle of the margin, and for one that the side to move can complete at once. */
const MARGIN_POINTS = 10;
const OPEN_POINTS = 6;

/** The lines drawn, the missing sides of each triangle, and the margin, kept up to date line by line. */
export class DotsState implements SearchState {
  sideToMove: Side = 0;
  hashLow = 0;
  hashHigh = 0;

  readonly #trianglesOfLine: readonly (readonly number[])[];
  readonly #triangleCount: number;
  readonly #isDrawn: Uint8Array;
  /** By triangle. */
  readonly #missing: Uint8Array;
  /** Player 1's triangles less Player 2's. */
  #margin: number;
  #isExtraTurn: boolean;
  #undrawn: number;
  readonly #made: { readonly line: number; readonly side: Side; readonly isExtraTurn: boolean }[] =
    [];
  /** Two words for each line, side, kind of turn and margin. */
  readonly #words: Int32Array;

  constructor(position: DotsPosition) {
    const { lines, triangles, trianglesOfLine } = boardAt(position);
    this.#trianglesOfLine = trianglesOfLine;
    this.#triangleCount = triangles.length;
    this.#isDrawn = Uint8Array.from(position.drawn, Number);
    this.#undrawn = position.drawn.filter((isDrawn) => !isDrawn).length;
    this.#missing = Uint8Array.from(
      triangles,
      (triangle) => triangle.lines.filter((line) => !position.drawn[line]).length,
    );
    this.#margin = scoreOf(position, 0) - scoreOf(position, 1);
    this.#isExtraTurn = position.isExtraTurn;
    this.sideToMove = position.sideToMove;
    this.#words = zobristWords(2 * (lines.length + 4 + 2 * triangles.length + 1), 0xd075);
    for (const [line, isDrawn] of position.drawn.entries()) if (isDrawn) this.#hash(line);
    this.#hashTurn();
  }

  make(move: Move): void {
    this.#made.push({ line: move, side: this.sideToMove, isExtraTurn: this.#isExtraTurn });
    const completed = this.#setDrawn(move, 1);
    this.#hashTurn();
    this.#margin += this.sideToMove === 0 ? completed : -completed;
    this.#isExtraTurn = completed > 0 && !this.#isExtraTurn;
    if (!this.#isExtraTurn) this.sideToMove = otherSide(this.sideToMove);
    this.#hashTurn();
  }

  unmake(): void {
    const { line, side, isExtraTurn } = this.#made.pop()!;
    this.#hashTurn();
    this.sideToMove = side;
    this.#isExtraTurn = isExtraTurn;
    const completed = this.#setDrawn(line, 0);
    this.#margin -= side === 0 ? completed : -completed;
    this.#hashTurn();
  }

  /** Draws or removes a line and returns how many triangles it completes. */
  #setDrawn(line: number, isDrawn: 0 | 1): number {
    this.#isDrawn[line] = isDrawn;
    this.#undrawn += isDrawn === 1 ? -1 : 1;
    this.#hash(line);
    let completed = 0;
    for (const triangle of this.#trianglesOfLine[line]!) {
      if (isDrawn === 0 && this.#missing[triangle] === 0) completed++;
      this.#missing[triangle]! += isDrawn === 1 ? -1 : 1;
      if (isDrawn === 1 && this.#missing[triangle] === 0) completed++;
    }
    return completed;
  }

  #hash(word: number): void {
    this.hashLow ^= this.#words[2 * word]!;
    this.hashHigh ^= this.#words[2 * word + 1]!;
  }

  /** Adds or removes what the hash tells beside the lines. */
  #hashTurn(): void {
    const turn = this.#isDrawn.length;
    this.#hash(turn + this.sideToMove + (this.#isExtraTurn ? 2 : 0));
    this.#hash(turn + 4 + this.#margin + this.#triangleCount);
  }

  generateMoves(out: Int32Array): number {
    const isDrawn = this.#isDrawn;
    let count = 0;
    for (let line = 0; line < isDrawn.length; line++) {
      if (isDrawn[line] === 0) out[count++] = line;
    }
    return count;
  }

  get #ownMargin(): number {
    return this.sideToMove === 0 ? this.#margin : -this.#margin;
  }

  terminalScore(): number | undefined {
    if (this.#undrawn > 0) return undefined;
    const margin = this.#ownMargin;
    if (margin === 0) return 0;
    const score = WIN_SCORE - MARGIN_STEP * (this.#triangleCount - Math.abs(margin));
    return margin > 0 ? score : -score;
  }

  /** The margin, and the triangles that lack one side, which the side to move can have. */
  evaluate(): number {
    let open = 0;
    for (const missing of this.#missing) if (missing === 1) open++;
    return MARGIN_POINTS * this.#ownMargin + OPEN_POINTS * open;
  }
}
