import type { DotsKernel } from './kernel/kernel.ts';
import { boardAt, type DotsPosition, openLines } from './position.ts';

/** A set of lines has two margins of one byte each. */
const SET_BYTES = 2;
/** The kernel fills 16 sets in one step, those of the first four lines. */
const LOW_LINES = 4;
/** Steps between two polls: about a millisecond's worth. */
const POLL_INTERVAL = 8_192;
/** With more, search to the end is faster than a table. */
const MOST_LINES = 22;

/** The open lines that a table in some bytes of memory is worth while for. */
export const openLinesWithin = (bytes: number): number =>
  Math.min(MOST_LINES, Math.floor(Math.log2(bytes / SET_BYTES)));

/**
 * Perfect play from one position on, as a complete table: for each set of the lines open there, and each kind of turn,
 * by how many triangles more than the other side the side to move gets of those that are still to be completed. Who
 * owns the others does not matter, so margins are added, never looked up. It lies in the kernel's memory, until the
 * kernel searches.
 */
export class MarginTable {
  readonly kernel: DotsKernel;
  readonly #openLines: readonly number[];
  readonly #base: DotsPosition;
  /** The set of those low lines that a small table has too many; they count as drawn. */
  readonly #padding: number;
  #isComplete = false;

  /** @param base a position with as many open lines as there is room for. */
  constructor(kernel: DotsKernel, base: DotsPosition) {
    this.kernel = kernel;
    this.#base = base;
    this.#openLines = openLines(base);
    const open = this.#openLines.length;
    const bits = Math.max(LOW_LINES, open);
    this.#padding = 2 ** bits - 2 ** open;
    kernel.startMargins(bits, open);
    const { triangles, trianglesOfLine } = boardAt(base);
    const bitOf = new Map(this.#openLines.map((line, index) => [line, 2 ** index]));
    for (const [index, line] of this.#openLines.entries()) {
      for (const [which, triangle] of trianglesOfLine[line]!.entries()) {
        const others = triangles[triangle]!.lines.filter((each) => each !== line);
        const need = others.reduce((set, each) => set + (bitOf.get(each) ?? 0), 0);
        kernel.setNeed(index, which, need, true);
      }
    }
  }

  /** Fills more of the table, until it is complete or a poll says so. @returns whether it is complete. */
  fill(shouldStop: () => boolean = () => false): boolean {
    while (!this.#isComplete) {
      this.#isComplete = this.kernel.fillMargins(POLL_INTERVAL) !== 0;
      if (!this.#isComplete && shouldStop()) return false;
    }
    return true;
  }

  /** Whether a position can come from the base. */
  covers(position: DotsPosition): boolean {
    const { shape, size, drawn } = this.#base;
    return (
      position.shape === shape &&
      position.size === size &&
      drawn.every((isDrawn, line) => !isDrawn || position.drawn[line])
    );
  }

  /** What the side to move still gets more than the other, from a position that the complete table covers. */
  marginOf(position: DotsPosition): number {
    const set = this.#openLines.reduce(
      (sum, line, index) => sum + (position.drawn[line] ? 2 ** index : 0),
      this.#padding,
    );
    return this.kernel.marginAt(set, position.isExtraTurn);
  }
}
