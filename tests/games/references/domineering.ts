/** Domineering written from its rules alone, on a set of taken squares, sharing no code with the game. */
export class DomineeringReference {
  readonly rows: number;
  readonly columns: number;
  readonly #taken = new Set<string>();

  constructor(rows: number, columns: number) {
    this.rows = rows;
    this.columns = columns;
  }

  #halves(row: number, column: number, isVertical: boolean): [string, string] | undefined {
    const [secondRow, secondColumn] = isVertical ? [row + 1, column] : [row, column + 1];
    if (secondRow >= this.rows || secondColumn >= this.columns) return undefined;
    const halves: [string, string] = [`${row}/${column}`, `${secondRow}/${secondColumn}`];
    return halves.some((half) => this.#taken.has(half)) ? undefined : halves;
  }

  /** Every domino that fits, as its two squares. */
  dominoes(isVertical: boolean): [string, string][] {
    const found: [string, string][] = [];
    for (let row = 0; row < this.rows; row++) {
      for (let column = 0; column < this.columns; column++) {
        const halves = this.#halves(row, column, isVertical);
        if (halves) found.push(halves);
      }
    }
    return found;
  }

  put([first, second]: [string, string]): void {
    this.#taken.add(first).add(second);
  }

  remove([first, second]: [string, string]): void {
    this.#taken.delete(first);
    this.#taken.delete(second);
  }

  /** Sequences of dominoes of a length, the players in turn. */
  count(isVertical: boolean, depth: number): number {
    if (depth === 0) return 1;
    let total = 0;
    for (const domino of this.dominoes(isVertical)) {
      this.put(domino);
      total += this.count(!isVertical, depth - 1);
      this.remove(domino);
    }
    return total;
  }
}
