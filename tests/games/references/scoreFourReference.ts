/**
 * Score Four once more, in the plainest way and without the rules' code: pegs by column and row, beads from the
 * bottom up, lines as coordinates. Slow and obvious on purpose.
 */
type Cell = readonly [column: number, row: number, height: number];
type Colour = 'white' | 'black';

const inside = (...coordinates: readonly number[]): boolean =>
  coordinates.every((coordinate) => coordinate >= 0 && coordinate <= 3);

/** Four cells in a straight line: any two neighbouring cells, continued. */
function findLines(): readonly (readonly Cell[])[] {
  const lines = new Map<string, readonly Cell[]>();
  const range = [0, 1, 2, 3];
  const cells = range.flatMap((x) => range.flatMap((y) => range.map((z): Cell => [x, y, z])));
  for (const a of cells) {
    for (const b of cells) {
      const step = b.map((coordinate, axis) => coordinate - a[axis]!);
      if (a === b || step.some((distance) => Math.abs(distance) > 1)) continue;
      const line = range.map((i): Cell => [
        a[0] + i * step[0]!,
        a[1] + i * step[1]!,
        a[2] + i * step[2]!,
      ]);
      if (line.some((cell) => !inside(...cell))) continue;
      lines.set(line.map(String).sort().join(' '), line);
    }
  }
  return [...lines.values()];
}

export const REFERENCE_LINES = findLines();

/** The number by which the rules know a cell. */
export const cellNumber = ([column, row, height]: Cell): number => column + 4 * row + 16 * height;

const LINES_THROUGH = Array.from({ length: 64 }, (_, number) =>
  REFERENCE_LINES.filter((line) => line.some((cell) => cellNumber(cell) === number)),
);

export class ReferenceBoard {
  readonly #pegs: Colour[][] = Array.from({ length: 16 }, () => []);

  /** @param peg column + 4 · row. */
  hasRoom(peg: number): boolean {
    return this.#pegs[peg]!.length < 4;
  }

  drop(peg: number, colour: Colour): void {
    if (!this.hasRoom(peg)) throw new Error('full');
    this.#pegs[peg]!.push(colour);
  }

  at([column, row, height]: Cell): Colour | undefined {
    return this.#pegs[column + 4 * row]![height];
  }

  /** The cells' numbers of each completed line, as sorted texts. */
  completedLines(): readonly string[] {
    return REFERENCE_LINES.filter((line) => {
      const owner = this.at(line[0]!);
      return owner !== undefined && line.every((cell) => this.at(cell) === owner);
    }).map(lineName);
  }

  /** By trying every sequence of legal moves: whether one of them completes a line. */
  canAnybodyWin(toMove: Colour, refuted = new Set<string>()): boolean {
    const key = this.#pegs.map((beads) => beads.map((bead) => bead[0]).join('')).join('/');
    if (refuted.has(key)) return false;
    refuted.add(key);
    const next = toMove === 'white' ? 'black' : 'white';
    return this.#pegs.some((beads, peg) => {
      if (beads.length === 4) return false;
      beads.push(toMove);
      const isWon = this.#hasLineThrough(peg, toMove) || this.canAnybodyWin(next, refuted);
      beads.pop();
      return isWon;
    });
  }

  /** Whether the uppermost bead of a peg completes a line. */
  #hasLineThrough(peg: number, colour: Colour): boolean {
    const cell = peg + 16 * (this.#pegs[peg]!.length - 1);
    return LINES_THROUGH[cell]!.some((line) => line.every((each) => this.at(each) === colour));
  }
}

export const lineName = (line: readonly Cell[]): string =>
  line
    .map(cellNumber)
    .sort((a, b) => a - b)
    .join('-');
