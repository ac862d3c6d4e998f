import { boardAt, type DotsPosition } from './position.ts';

/** How many turns in a row a completed triangle can earn: the rules give one, some people play without a limit. */
export type ExtraTurns = 'one' | 'unlimited';

/** A table of more open lines than this takes too long to make and too much memory. */
export const MAX_OPEN_LINES = 24;

/** Sets of lines between two polls. */
const POLL_INTERVAL = 4_096;

/**
 * Perfect play from one position on, as a complete table: for each set of the lines open there, and each kind of turn,
 * by how many triangles more than the other side the side to move gets of those that are still to be completed. Who
 * owns the others does not matter, so margins are added, never looked up. It is filled from the full board backwards.
 */
export class MarginTable {
  readonly openLines: readonly number[];
  readonly #base: DotsPosition;
  readonly #isUnlimited: boolean;
  /** By set of drawn lines (bit i is the i-th open line), then normal turn, extra turn. */
  readonly #margins: Int8Array;
  /** For each open line, up to two sets: when one is drawn, the line completes a triangle. -1 is no triangle. */
  readonly #needs: Int32Array;
  /** The next set to fill; below 0 the table is complete. */
  #next: number;

  /** @param base a position with at most `MAX_OPEN_LINES` open lines. */
  constructor(base: DotsPosition, extraTurns: ExtraTurns = 'one') {
    const { triangles, trianglesOfLine } = boardAt(base);
    this.#base = base;
    this.#isUnlimited = extraTurns === 'unlimited';
    this.openLines = base.drawn.flatMap((isDrawn, line) => (isDrawn ? [] : [line]));
    const bits = new Map(this.openLines.map((line, index) => [line, 1 << index]));
    this.#margins = new Int8Array(2 << this.openLines.length);
    this.#needs = Int32Array.from(
      this.openLines.flatMap((line) => {
        const needs = (trianglesOfLine[line] ?? []).map((triangle) =>
          (triangles[triangle]?.lines ?? [])
            .filter((each) => each !== line)
            .reduce((set, each) => set | (bits.get(each) ?? 0), 0),
        );
        return [needs[0] ?? -1, needs[1] ?? -1];
      }),
    );
    // With every line drawn nothing is left to get.
    this.#next = (1 << this.openLines.length) - 2;
  }

  /** Sets of lines that the table has when it is complete. */
  get size(): number {
    return 1 << this.openLines.length;
  }

  /** Fills more of the table, until it is complete or a poll says so. @returns whether it is complete. */
  fill(shouldStop: () => boolean = () => false): boolean {
    while (this.#next >= 0) {
      const last = Math.max(0, this.#next - POLL_INTERVAL);
      for (let set = this.#next; set >= last; set--) this.#fillSet(set);
      this.#next = last - 1;
      if (this.#next >= 0 && shouldStop()) return false;
    }
    return true;
  }

  #fillSet(set: number): void {
    const margins = this.#margins;
    let [normal, extra] = [-128, -128];
    for (let index = 0; index < this.openLines.length; index++) {
      if ((set >> index) & 1) continue;
      const next = 2 * (set | (1 << index));
      const gain = this.#gain(set, index);
      const passed = gain - margins[next]!;
      const kept = gain > 0 ? gain + margins[next + (this.#isUnlimited ? 0 : 1)]! : passed;
      if (kept > normal) normal = kept;
      if (passed > extra) extra = passed;
    }
    margins[2 * set] = normal;
    margins[2 * set + 1] = extra;
  }

  /** Triangles that a line completes. */
  #gain(set: number, index: number): number {
    const needs = this.#needs;
    const [first, second] = [needs[2 * index]!, needs[2 * index + 1]!];
    return (
      (first >= 0 && (set & first) === first ? 1 : 0) +
      (second >= 0 && (set & second) === second ? 1 : 0)
    );
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
    const set = this.openLines.reduce(
      (sum, line, index) => sum | (position.drawn[line] ? 1 << index : 0),
      0,
    );
    return this.#margins[2 * set + (position.isExtraTurn ? 1 : 0)]!;
  }
}
