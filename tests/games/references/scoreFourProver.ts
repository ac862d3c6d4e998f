import { cellNumber, REFERENCE_LINES } from './scoreFourReference.ts';

/**
 * Proves forced wins at Score Four by trying everything, with three shortcuts that need no proof: a win in one move is
 * taken, one of the other side is prevented, and two at once cannot be. It shares no code with the rules or the search.
 */
export class ScoreFourProver {
  /** Moves tried so far. */
  tries = 0;
  readonly #owners: (0 | 1 | undefined)[] = Array.from({ length: 64 }, () => undefined);
  readonly #heights = new Array<number>(16).fill(0);
  readonly #otherCells: readonly (readonly (readonly number[])[])[];

  constructor() {
    const lines = REFERENCE_LINES.map((line) => line.map(cellNumber));
    this.#otherCells = Array.from({ length: 64 }, (_, cell) =>
      lines
        .filter((line) => line.includes(cell))
        .map((line) => line.filter((each) => each !== cell)),
    );
  }

  /** @param peg column + 4 · row. */
  drop(peg: number, side: 0 | 1): void {
    this.#owners[peg + 16 * this.#heights[peg]!++] = side;
  }

  #lift(peg: number): void {
    this.#owners[peg + 16 * --this.#heights[peg]!] = undefined;
  }

  /** The pegs on which a bead would complete a line. */
  #completing(side: 0 | 1): readonly number[] {
    return this.#open().filter((peg) =>
      this.#otherCells[peg + 16 * this.#heights[peg]!]!.some((cells) =>
        cells.every((cell) => this.#owners[cell] === side),
      ),
    );
  }

  #open(): readonly number[] {
    return [...this.#heights.keys()].filter((peg) => this.#heights[peg]! < 4);
  }

  /** Whether the side to move completes a line within some plies, whatever the other does. */
  wins(side: 0 | 1, plies: number): boolean {
    if (this.#completing(side).length > 0) return true;
    if (plies < 3) return false;
    const endangered = this.#completing(other(side));
    if (endangered.length > 1) return false;
    const moves = endangered.length === 1 ? endangered : this.#open();
    const tried = moves.map((peg) => ({ peg, threats: this.#threatsAfter(peg, side) }));
    return tried
      .sort((a, b) => b.threats - a.threats)
      .some(({ peg }) => this.#try(peg, side, () => this.losesAnyway(side, plies - 1)));
  }

  /** Whether the attacker does so when the other side is to move. */
  losesAnyway(attacker: 0 | 1, plies: number): boolean {
    const defender = other(attacker);
    if (this.#completing(defender).length > 0) return false;
    const endangered = this.#completing(attacker);
    if (endangered.length > 1) return true;
    const replies = endangered.length === 1 ? endangered : this.#open();
    return (
      replies.length > 0 &&
      replies.every((peg) => this.#try(peg, defender, () => this.wins(attacker, plies - 1)))
    );
  }

  #threatsAfter(peg: number, side: 0 | 1): number {
    return this.#try(peg, side, () => this.#completing(side).length);
  }

  #try<T>(peg: number, side: 0 | 1, look: () => T): T {
    this.tries++;
    this.drop(peg, side);
    const result = look();
    this.#lift(peg);
    return result;
  }
}

const other = (side: 0 | 1): 0 | 1 => (side === 0 ? 1 : 0);
