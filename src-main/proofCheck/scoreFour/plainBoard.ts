import type { Player } from '../plainGame.ts';

/**
 * The rules of Score Four, written once more for the checker alone: nothing here comes from the game that is checked.
 * A peg is column + 4 · row, a cell peg + 16 · height, White is 0 and Black 1.
 */

export const PEGS = 16;
export const CELLS = 64;
const HEIGHTS = 4;
const NAMES = 'ABCD';

/** The four cells of each of the 76 lines. */
const LINES = allLines();
/** By cell the lines through it. */
const THROUGH = Array.from({ length: CELLS }, (_, cell) =>
  Uint8Array.from(LINES.flatMap((line, index) => (line.includes(cell) ? [index] : []))),
);

function allLines(): number[][] {
  const lines: number[][] = [];
  const steps = [-1, 0, 1];
  for (let cell = 0; cell < CELLS; cell++) {
    for (const dx of steps) {
      for (const dy of steps) {
        for (const dz of steps) {
          const line = [0, 1, 2, 3].map((i) => {
            const x = (cell & 3) + i * dx;
            const y = ((cell >> 2) & 3) + i * dy;
            const z = (cell >> 4) + i * dz;
            const isInside = [x, y, z].every((at) => at >= 0 && at < 4);
            return isInside ? x + 4 * y + 16 * z : -1;
          });
          // Each line is found from both of its ends.
          if (!line.includes(-1) && line[0]! < line[3]!) lines.push(line);
        }
      }
    }
  }
  return lines;
}

export const pegName = (peg: number): string => `${NAMES.charAt(peg % 4)}${(peg >> 2) + 1}`;

/** A board that beads fall on and are taken from again, the last one first. */
export class PlainBoard {
  /** By cell: 0 White, 1 Black, 2 nobody. */
  readonly owners = new Uint8Array(CELLS).fill(2);
  readonly heights = new Uint8Array(PEGS);
  /** By player and cell: lines of which the player has the three other cells. */
  readonly lacking: readonly [Uint8Array, Uint8Array] = [
    new Uint8Array(CELLS),
    new Uint8Array(CELLS),
  ];
  /** By player: lines on which the other has no bead. */
  readonly openLines = [LINES.length, LINES.length];
  beads = 0;
  /** By player and line: how many beads. */
  readonly #counts: readonly [Uint8Array, Uint8Array] = [
    new Uint8Array(LINES.length),
    new Uint8Array(LINES.length),
  ];
  /** By line: its empty cells, all xored. */
  readonly #left = Uint8Array.from(LINES, (line) => line.reduce((sum, cell) => sum ^ cell, 0));

  get mover(): Player {
    return (this.beads & 1) as Player;
  }

  /** Where a bead on a peg comes to lie; the peg must have room. */
  landing(peg: number): number {
    return peg + PEGS * this.heights[peg]!;
  }

  hasRoom(peg: number): boolean {
    return this.heights[peg]! < HEIGHTS;
  }

  /** Whether a bead of the player on the peg, which must have room, makes a line of four. */
  completes(player: Player, peg: number): boolean {
    return this.lacking[player][this.landing(peg)]! > 0;
  }

  drop(peg: number): void {
    this.put(peg, this.mover);
  }

  /** A bead of either player, as a position is set up. */
  put(peg: number, player: Player): void {
    const cell = this.landing(peg);
    this.owners[cell] = player;
    this.heights[peg]!++;
    this.beads++;
    const [own, other] = [this.#counts[player], this.#counts[1 - player]!];
    for (const line of THROUGH[cell]!) {
      const count = ++own[line]!;
      const left = (this.#left[line]! ^= cell);
      if (count === 1) this.openLines[1 - player]!--;
      if (count === 3 && other[line] === 0) this.lacking[player][left]!++;
    }
  }

  lift(peg: number): void {
    this.heights[peg]!--;
    this.beads--;
    const player = this.mover;
    const cell = this.landing(peg);
    this.owners[cell] = 2;
    const [own, other] = [this.#counts[player], this.#counts[1 - player]!];
    for (const line of THROUGH[cell]!) {
      const count = own[line]!--;
      if (count === 1) this.openLines[1 - player]!++;
      if (count === 3 && other[line] === 0) this.lacking[player][this.#left[line]!]!--;
      this.#left[line]! ^= cell;
    }
  }

  /** How many lines a bead of the player on a cell would leave one short of complete. */
  threatsBy(player: Player, cell: number): number {
    const [own, other] = [this.#counts[player], this.#counts[1 - player]!];
    let threats = 0;
    for (const line of THROUGH[cell]!) if (own[line] === 2 && other[line] === 0) threats++;
    return threats;
  }

  /** Whether a player has a line of four. */
  hasLine(player: Player): boolean {
    return this.#counts[player].includes(4);
  }
}

/** The eight ways to turn and mirror the board, as pegs by peg. */
const IMAGES = Array.from({ length: 8 }, (_, image) =>
  Array.from({ length: PEGS }, (_unused, peg) => {
    let [column, row] = [peg & 3, peg >> 2];
    if ((image & 1) !== 0) column = 3 - column;
    if ((image & 2) !== 0) row = 3 - row;
    return (image & 4) !== 0 ? row + 4 * column : column + 4 * row;
  }),
);

/** The same text for all positions that are one but for turning and mirroring. */
export function imageKey({ owners, heights }: PlainBoard): string {
  const codes = Array.from({ length: PEGS }, (_, peg) => {
    let code = 1;
    for (let height = 0; height < heights[peg]!; height++)
      code = 2 * code + owners[peg + PEGS * height]!;
    return code;
  });
  let least = '';
  for (const image of IMAGES) {
    const key = String.fromCharCode(...image.map((peg) => codes[peg]!));
    if (least === '' || key < least) least = key;
  }
  return least;
}
