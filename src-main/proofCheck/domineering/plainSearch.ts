import type { Player } from '../plainGame.ts';
import { type PlainBoard, usefulRows } from './plainBoard.ts';
import { Strips, UNIT } from './strips.ts';

/** Points of a move for each domino that fits or that nobody can prevent, and at most for its place. */
const DOMINO = 8;

/** Places in the table, three words each. */
const PLACE = 3;

/**
 * Who can always move, by trying everything, with little that is known of the game: a domino on cells where the enemy
 * can put none is safe, and each enemy domino prevents at most two others. Moves are tried first that leave most
 * dominoes to their side.
 */
export class PlainSearch {
  /** Positions looked at, by all searches together. */
  nodes = 0;
  readonly #board: PlainBoard;
  /** By the cells of a line as bits: how many dominoes fit side by side. */
  readonly #fitting: Uint8Array;
  #limit = 0;
  readonly #mask: number;
  /** Three words a place: both halves of the key, and 1 when the player to move loses or 2 when it wins. */
  readonly #table: Int32Array;
  /** By ply the moves that are open and their ranks. */
  readonly #open: { readonly cells: Int32Array; readonly ranks: Int32Array }[] = [];
  #low = 0;
  #high = 0;
  /** What the position judged last is worth to the player who moved there. */
  #rank = 0;
  /** Of the player counted last: the dominoes that fit, that are safe, and that fit on cells where the enemy's do too. */
  #most = 0;
  #safe = 0;
  #contested = 0;
  /** By player: those of two lines that its dominoes lie across. */
  readonly #strips: readonly (Strips | undefined)[];
  /** What the strips are worth at least to the player measured last, moving second and first, in quarters. */
  #second = 0;
  #first = 0;

  /** @param tableLog2 of the number of positions that are remembered. */
  constructor(board: PlainBoard, tableLog2 = 22) {
    this.#board = board;
    this.#fitting = fittingBy(Math.max(board.rowCount, board.columnCount));
    const { rowCount, columnCount } = board;
    const across = stripsOf(columnCount);
    this.#strips = [across, rowCount === columnCount ? across : stripsOf(rowCount)];
    this.#mask = 2 ** tableLog2 - 1;
    this.#table = new Int32Array(PLACE * 2 ** tableLog2);
  }

  /** Whether a player wins; `undefined` when so many nodes are not enough. */
  canForce(attacker: Player, maxNodes: number): boolean | undefined {
    this.#limit = this.nodes + maxNodes;
    const known = this.#judge();
    const wins = known === 0 ? this.#wins(0) : known > 0;
    return this.nodes > this.#limit ? undefined : wins === (this.#board.mover === attacker);
  }

  /** Whether the player to move wins; worthless once the nodes are used up. */
  #wins(ply: number): boolean {
    if (this.nodes > this.#limit) return false;
    this.#makeKey();
    const [low, high] = [this.#low, this.#high];
    const place = PLACE * (low & this.#mask);
    const table = this.#table;
    if (table[place] === low && table[place + 1] === high) return table[place + 2] === 2;
    const count = this.#openMoves(ply);
    const { cells } = this.#open[ply] ?? this.#makeOpen(ply);
    const board = this.#board;
    let isWon = count < 0;
    for (let index = 0; index < count && !isWon; index++) {
      const cell = cells[index]!;
      board.play(cell);
      isWon = !this.#wins(ply + 1);
      board.takeBack(cell);
      if (this.nodes > this.#limit) return false;
    }
    table[place] = low;
    table[place + 1] = high;
    table[place + 2] = isWon ? 2 : 1;
    return isWon;
  }

  #makeOpen(ply: number): { readonly cells: Int32Array; readonly ranks: Int32Array } {
    const size = this.#board.rowCount * this.#board.columnCount;
    return (this.#open[ply] = { cells: new Int32Array(size), ranks: new Int32Array(size) });
  }

  /** Puts down the moves that are neither won nor lost at a glance, the best first. @returns how many; -1 when one wins. */
  #openMoves(ply: number): number {
    const board = this.#board;
    const { cells, ranks } = this.#open[ply] ?? this.#makeOpen(ply);
    const { lines, mover, columnCount } = board;
    const own = lines[mover];
    let count = 0;
    for (let line = 1; line + 1 < own.length; line++) {
      const aside = Math.min(line - 1, own.length - 2 - line);
      const bonus = (aside & 1) === 1 ? 2 : aside > 0 ? 1 : 0;
      let begins = own[line]! & (own[line]! >> 1);
      for (; begins !== 0; begins &= begins - 1) {
        const at = 31 - Math.clz32(begins & -begins);
        const cell = mover === 0 ? line - 1 + columnCount * at : at + columnCount * (line - 1);
        board.play(cell);
        const known = this.#judge();
        board.takeBack(cell);
        if (known < 0) return -1;
        if (known > 0) continue;
        const rank = this.#rank + bonus;
        let index = count++;
        for (; index > 0 && ranks[index - 1]! < rank; index--) {
          cells[index] = cells[index - 1]!;
          ranks[index] = ranks[index - 1]!;
        }
        cells[index] = cell;
        ranks[index] = rank;
      }
    }
    return count;
  }

  /**
   * Who wins at a glance: 1 the player to move, -1 the other, 0 when that is not plain. Who is to move can always take
   * one of the contested dominoes before the enemy prevents two; so a third of them is sure.
   */
  #judge(): number {
    this.nodes++;
    const { mover } = this.#board;
    this.#count((1 - mover) as Player);
    const [most, safe, contested] = [this.#most, this.#safe, this.#contested];
    this.#count(mover);
    this.#rank = DOMINO * (most + safe - this.#most - this.#safe);
    this.#measure(mover);
    if (this.#first >= 0) return 1;
    this.#measure((1 - mover) as Player);
    if (this.#second >= 0) return -1;
    if (this.#safe + Math.ceil(this.#contested / 3) > most) return 1;
    return safe + Math.ceil(Math.max(0, contested - 2) / 3) >= this.#most ? -1 : 0;
  }

  #count(player: Player): void {
    const lines = this.#board.lines[player];
    const fitting = this.#fitting;
    let [most, safe, contested] = [0, 0, 0];
    for (let line = 1; line + 1 < lines.length; line++) {
      const cells = lines[line]!;
      const shared = lines[line - 1]! | lines[line + 1]!;
      most += fitting[cells]!;
      safe += fitting[cells & ~shared]!;
      contested += fitting[cells & shared]!;
    }
    this.#most = most;
    this.#safe = safe;
    this.#contested = contested;
  }

  /** Splits the lines that a player's dominoes lie across into strips of two and single ones, in the best way. */
  #measure(player: Player): void {
    const strips = this.#strips[player];
    this.#first = this.#second = -Infinity;
    if (strips === undefined) return;
    const { length, least, leastAfterMove } = strips;
    const lines = this.#board.lines[1 - player]!;
    const fitting = this.#fitting;
    // Up to the line before, and up to the one before that; moving second and first.
    let [second, first, secondBefore, firstBefore] = [0, -Infinity, -Infinity, -Infinity];
    for (let line = 1; line + 1 < lines.length; line++) {
      const cells = lines[line]!;
      const strip = lines[line - 1]! | (cells << length);
      const alone = UNIT * fitting[cells]!;
      const newSecond = Math.max(second - alone, secondBefore + least[strip]!);
      const newFirst = Math.max(
        first - alone,
        firstBefore + least[strip]!,
        secondBefore + leastAfterMove[strip]!,
      );
      [secondBefore, firstBefore, second, first] = [second, first, newSecond, newFirst];
    }
    this.#second = second;
    this.#first = first;
  }

  /** Of the cells that are of use and the player to move (finalizer: A. Appleby, MurmurHash3). */
  #makeKey(): void {
    let low = this.#board.mover + 1;
    let high = 0x9e3779b9;
    for (const row of usefulRows(this.#board)) {
      low = Math.imul(low ^ row, 0x85ebca6b);
      low ^= low >>> 15;
      high = Math.imul(high ^ row, 0xc2b2ae35);
      high = (high ^ (high >>> 13)) + low;
    }
    this.#low = Math.imul(low ^ (low >>> 16), 0xc2b2ae35) ^ high;
    this.#high = high | 0;
  }
}

const stripsOf = (length: number): Strips | undefined =>
  Strips.areThere(length) ? new Strips(length) : undefined;

function fittingBy(length: number): Uint8Array {
  return Uint8Array.from({ length: 2 ** length }, (_, cells) => {
    let count = 0;
    for (let rest = cells; rest !== 0; rest >>= 1) {
      if ((rest & 3) !== 3) continue;
      count++;
      rest >>= 1;
    }
    return count;
  });
}
