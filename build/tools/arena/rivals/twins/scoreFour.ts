import type { Move } from '../../../../../src-shared/core/move.ts';
import { otherSide, type Side } from '../../../../../src-shared/core/side.ts';
import { WIN_SCORE } from '../../../../../src-shared/kernel/constants.ts';
import type { SearchState } from './searchState.ts';
import { zobristWords } from '../../../../../src-shared/kernel/zobrist.ts';
import { canLineBeCompleted } from '../../../../../src-shared/games/scoreFour/completion.ts';
import { IS_SHARED, lineCode, LINE_POINTS, threatPoints } from './scoreFourEvaluation.ts';
import {
  CELL_COUNT,
  LINES,
  LINES_OF_CELL,
  PEG_COUNT,
  pegOf,
} from '../../../../../src-shared/games/scoreFour/geometry.ts';
import type { ScoreFourPosition } from '../../../../../src-shared/games/scoreFour/position.ts';

/** The lines of all cells in one row; those of a cell start at `LINE_STARTS[cell]`. */
const LINES_IN_ROW = Uint8Array.from(LINES_OF_CELL.flat());
const LINE_STARTS = Uint16Array.from({ length: CELL_COUNT + 1 }, (_, cell) =>
  LINES_OF_CELL.slice(0, cell).reduce((sum, lines) => sum + lines.length, 0),
);
const EMPTY_LINE_RESTS = LINES.map((line) => line.reduce((rest, cell) => rest ^ cell, 0));

/** What a bead adds to the code of its line, by side. */
const BEAD_CODES = [lineCode(1, 0), lineCode(0, 1)] as const;

/** By side, cell and half of the hash. */
const BEAD_WORDS = zobristWords(2 * CELL_COUNT * 2, 0x5c04e4);
const SIDE_WORDS = zobristWords(2, 0x51de);
const ALL_PEGS = 2 ** PEG_COUNT - 1;

const NOBODY = -1;
/** What `unmake` can't compute back: four halves of threats, the points, and the number of open lines. */
const SAVED_WORDS = 6;

/**
 * The board with the state of its 76 lines kept up to date bead by bead. Sets of cells are pairs of 32-bit halves as
 * in evaluation.ts. A threat is a cell that completes a line; it stays one until it is taken, so the masks of threats
 * only lose what `unmake` restores.
 */
export class ScoreFourState implements SearchState {
  sideToMove: Side = 0;
  hashLow = 0;
  hashHigh = 0;

  readonly #heights = new Uint8Array(PEG_COUNT);
  readonly #cells: (Side | undefined)[] = Array.from({ length: CELL_COUNT }, () => undefined);
  readonly #codes = new Uint8Array(LINES.length);
  /** By line: the exclusive or of its empty cells, so that a single one is known at once. */
  readonly #rests = Uint8Array.from(EMPTY_LINE_RESTS);
  #usedLow = 0;
  #usedHigh = 0;
  /** White low, White high, Black low, Black high. */
  readonly #threats = new Int32Array(4);
  /** The lines' worth to White. */
  #points = 0;
  /** Lines that hold no beads of at least one side. */
  #openLines = LINES.length;
  #winner: Side | typeof NOBODY = NOBODY;
  #beads = 0;
  readonly #pegs = new Uint8Array(CELL_COUNT);
  readonly #saved = new Int32Array(CELL_COUNT * SAVED_WORDS);

  constructor(position: ScoreFourPosition) {
    for (const [cell, owner] of position.cells.entries()) {
      if (owner === undefined) continue;
      this.sideToMove = owner;
      this.#place(pegOf(cell));
    }
    this.sideToMove = 0;
    if (position.sideToMove === 1) this.#passTurn();
  }

  make(move: Move): void {
    this.#place(move);
    this.#passTurn();
  }

  #place(peg: number): void {
    const side = this.sideToMove;
    const cell = peg + PEG_COUNT * this.#heights[peg]!++;
    const threats = this.#threats;
    const saved = this.#saved;
    const at = this.#beads * SAVED_WORDS;
    saved[at] = threats[0]!;
    saved[at + 1] = threats[1]!;
    saved[at + 2] = threats[2]!;
    saved[at + 3] = threats[3]!;
    saved[at + 4] = this.#points;
    saved[at + 5] = this.#openLines;
    this.#pegs[this.#beads++] = peg;
    this.#cells[cell] = side;
    if (cell < 32) this.#usedLow |= 1 << cell;
    else this.#usedHigh |= 1 << cell;

    const codes = this.#codes;
    const rests = this.#rests;
    const bead = BEAD_CODES[side];
    let points = this.#points;
    let openLines = this.#openLines;
    for (let i = LINE_STARTS[cell]!, end = LINE_STARTS[cell + 1]!; i < end; i++) {
      const line = LINES_IN_ROW[i]!;
      const before = codes[line]!;
      const after = before + bead;
      codes[line] = after;
      rests[line]! ^= cell;
      points += LINE_POINTS[after]! - LINE_POINTS[before]!;
      openLines += IS_SHARED[before]! - IS_SHARED[after]!;
      if (after === 3 * bead) {
        const rest = rests[line]!;
        threats[2 * side + (rest >>> 5)]! |= 1 << rest;
      } else if (after === 4 * bead) {
        this.#winner = side;
      }
    }
    this.#points = points;
    this.#openLines = openLines;
    this.#hashBead(side, cell);
  }

  unmake(): void {
    this.#passTurn();
    const side = this.sideToMove;
    const move = this.#pegs[--this.#beads]!;
    const cell = move + PEG_COUNT * --this.#heights[move]!;
    const threats = this.#threats;
    const saved = this.#saved;
    const at = this.#beads * SAVED_WORDS;
    this.#cells[cell] = undefined;
    threats[0] = saved[at]!;
    threats[1] = saved[at + 1]!;
    threats[2] = saved[at + 2]!;
    threats[3] = saved[at + 3]!;
    this.#points = saved[at + 4]!;
    this.#openLines = saved[at + 5]!;
    if (cell < 32) this.#usedLow &= ~(1 << cell);
    else this.#usedHigh &= ~(1 << cell);

    const bead = BEAD_CODES[side];
    for (let i = LINE_STARTS[cell]!, end = LINE_STARTS[cell + 1]!; i < end; i++) {
      const line = LINES_IN_ROW[i]!;
      this.#codes[line]! -= bead;
      this.#rests[line]! ^= cell;
    }
    this.#winner = NOBODY;
    this.#hashBead(side, cell);
  }

  #hashBead(side: Side, cell: number): void {
    const at = 2 * (cell + CELL_COUNT * side);
    this.hashLow ^= BEAD_WORDS[at]!;
    this.hashHigh ^= BEAD_WORDS[at + 1]!;
  }

  #passTurn(): void {
    this.sideToMove = otherSide(this.sideToMove);
    this.hashLow ^= SIDE_WORDS[0]!;
    this.hashHigh ^= SIDE_WORDS[1]!;
  }

  /** The cells that beads can be put on now. */
  get #playableLow(): number {
    return ~this.#usedLow & ((this.#usedLow << PEG_COUNT) | ALL_PEGS);
  }

  get #playableHigh(): number {
    return ~this.#usedHigh & ((this.#usedHigh << PEG_COUNT) | (this.#usedLow >>> PEG_COUNT));
  }

  terminalScore(): number | undefined {
    if (this.#winner !== NOBODY) {
      return this.#winner === this.sideToMove ? WIN_SCORE : -WIN_SCORE;
    }
    if (this.#beads === CELL_COUNT || this.#openLines === 0) return 0;
    return canLineBeCompleted(this.#cells, this.sideToMove) ? undefined : 0;
  }

  generateMoves(out: Int32Array): number {
    if (this.terminalScore() !== undefined) return 0;
    return writePegs(this.#playableLow, this.#playableHigh, out);
  }

  /**
   * Completes a line if it can; loses if the other side threatens two lines at once, threatens the cell above the one
   * that must be taken, or every move lets it reach a threat.
   */
  staticResult(): number | undefined {
    const threats = this.#threats;
    const low = this.#playableLow;
    const high = this.#playableHigh;
    const own = 2 * this.sideToMove;
    if (((threats[own]! & low) | (threats[own + 1]! & high)) !== 0) return WIN_SCORE - 1;
    const enemyLow = threats[2 - own]!;
    const enemyHigh = threats[3 - own]!;
    const mustLow = enemyLow & low;
    const mustHigh = enemyHigh & high;
    if ((mustLow | mustHigh) !== 0) {
      const isOne =
        (mustLow === 0 || mustHigh === 0) &&
        (mustLow & (mustLow - 1)) === 0 &&
        (mustHigh & (mustHigh - 1)) === 0;
      const aboveLow = mustLow << PEG_COUNT;
      const aboveHigh = (mustHigh << PEG_COUNT) | (mustLow >>> PEG_COUNT);
      const isLost = !isOne || ((aboveLow & enemyLow) | (aboveHigh & enemyHigh)) !== 0;
      return isLost ? 2 - WIN_SCORE : undefined;
    }
    const safeLow = low & ~belowLow(enemyLow, enemyHigh);
    const safeHigh = high & ~belowHigh(enemyHigh);
    return (safeLow | safeHigh) === 0 ? 2 - WIN_SCORE : undefined;
  }

  /** The cell that the other side threatens; without one, all cells but those below its threats. */
  generateUsefulMoves(out: Int32Array): number {
    const threats = this.#threats;
    const low = this.#playableLow;
    const high = this.#playableHigh;
    const enemy = 2 - 2 * this.sideToMove;
    const enemyLow = threats[enemy]!;
    const enemyHigh = threats[enemy + 1]!;
    const mustLow = enemyLow & low;
    const mustHigh = enemyHigh & high;
    if ((mustLow | mustHigh) !== 0) return writePegs(mustLow, mustHigh, out);
    return writePegs(low & ~belowLow(enemyLow, enemyHigh), high & ~belowHigh(enemyHigh), out);
  }

  evaluate(): number {
    const threats = this.#threats;
    const emptyLow = ~this.#usedLow;
    const emptyHigh = ~this.#usedHigh;
    // A threat that was taken is none any more.
    const points =
      this.#points +
      threatPoints(
        threats[0]! & emptyLow,
        threats[1]! & emptyHigh,
        threats[2]! & emptyLow,
        threats[3]! & emptyHigh,
        emptyLow & ~this.#playableLow,
        emptyHigh & ~this.#playableHigh,
      );
    return this.sideToMove === 0 ? points : -points;
  }
}

/** The cells just below some cells. */
const belowLow = (low: number, high: number): number => (low >>> PEG_COUNT) | (high << PEG_COUNT);
const belowHigh = (high: number): number => high >>> PEG_COUNT;

/** Writes the pegs of some cells, of which no two are on one peg, and returns their number. */
function writePegs(low: number, high: number, out: Int32Array): number {
  let pegs = (low | (low >>> PEG_COUNT) | high | (high >>> PEG_COUNT)) & ALL_PEGS;
  let count = 0;
  while (pegs !== 0) {
    const peg = 31 - Math.clz32(pegs & -pegs);
    out[count++] = peg;
    pegs &= pegs - 1;
  }
  return count;
}
