import type { Player } from '../plainGame.ts';
import { CELLS, PEGS, type PlainBoard } from './plainBoard.ts';

/**
 * Whether a player can force a line of four, by trying everything: without estimates, depths, or anything that is not
 * plain from the rules. A line that can be made is made, one that the other threatens to make is prevented, nobody
 * plays below a cell that the other needs unless nothing else is left, and who has no open line makes none.
 */
export class PlainSearch {
  /** Positions looked at, by all searches together. */
  nodes = 0;
  readonly #board: PlainBoard;
  #attacker: Player = 0;
  #limit = 0;
  readonly #history = [new Float64Array(CELLS), new Float64Array(CELLS)];
  /** Two words of 32 bits for each player and cell. */
  readonly #words: Int32Array;
  readonly #mask: number;
  /** Three words a place: both halves of the key, and 1 for no or 2 for yes; 3 or 4 for the other attacker. */
  readonly #table: Int32Array;
  #low = 0;
  #high = 0;

  /** @param tableLog2 of the number of positions that are remembered. */
  constructor(board: PlainBoard, tableLog2 = 22) {
    this.#board = board;
    this.#mask = 2 ** tableLog2 - 1;
    this.#table = new Int32Array(3 * 2 ** tableLog2);
    this.#words = randomWords(4 * CELLS);
  }

  /** @returns `undefined` when so many nodes are not enough. */
  canForce(attacker: Player, maxNodes: number): boolean | undefined {
    this.#attacker = attacker;
    this.#limit = this.nodes + maxNodes;
    this.#low = this.#high = 0;
    for (const [cell, owner] of this.#board.owners.entries()) {
      if (owner !== 2) this.#toggle(owner, cell);
    }
    const answer = this.#forces();
    return this.nodes > this.#limit ? undefined : answer;
  }

  #toggle(player: number, cell: number): void {
    const at = 2 * (player * CELLS + cell);
    this.#low ^= this.#words[at]!;
    this.#high ^= this.#words[at + 1]!;
  }

  /** Worthless once the nodes are used up. */
  #forces(): boolean {
    if (++this.nodes > this.#limit) return false;
    const board = this.#board;
    const player = board.mover;
    const isAttacking = player === this.#attacker;
    if (board.openLines[this.#attacker] === 0) return false;
    const moves = this.#moves(player);
    if (moves === 'wins') return isAttacking;
    if (moves === 'loses') return !isAttacking;
    if (moves.length === 0) return false;
    const [low, high] = [this.#low, this.#high];
    const place = 3 * (low & this.#mask);
    const table = this.#table;
    const no = 1 + 2 * this.#attacker;
    const yes = no + 1;
    if (table[place] === low && table[place + 1] === high) {
      if (table[place + 2] === yes) return true;
      if (table[place + 2] === no) return false;
    }
    let isForced = !isAttacking;
    for (const peg of moves) {
      const cell = board.landing(peg);
      board.drop(peg);
      this.#toggle(player, cell);
      const answer = this.#forces();
      this.#toggle(player, cell);
      board.lift(peg);
      if (this.nodes > this.#limit) return false;
      if (answer !== isAttacking) continue;
      isForced = isAttacking;
      this.#history[player]![cell]! += 1 + (CELLS - board.beads) ** 2;
      break;
    }
    table[place] = low;
    table[place + 1] = high;
    table[place + 2] = isForced ? yes : no;
    return isForced;
  }

  /** What is worth trying, the most promising first; none on a full board. */
  #moves(player: Player): readonly number[] | 'wins' | 'loses' {
    const board = this.#board;
    const [own, other] = [board.lacking[player], board.lacking[1 - player]!];
    const moves: number[] = [];
    const ranks: number[] = [];
    let forced = -1;
    let isFull = true;
    for (let peg = 0; peg < PEGS; peg++) {
      if (!board.hasRoom(peg)) continue;
      isFull = false;
      const cell = board.landing(peg);
      if (own[cell]! > 0) return 'wins';
      if (other[cell]! > 0) {
        if (forced >= 0) forced = PEGS;
        else forced = peg;
      }
      if (cell + PEGS < CELLS && other[cell + PEGS]! > 0) continue;
      const rank = this.#history[player]![cell]! * (1 + 4 * board.threatsBy(player, cell));
      let at = moves.length;
      for (; at > 0 && ranks[at - 1]! < rank; at--) {
        moves[at] = moves[at - 1]!;
        ranks[at] = ranks[at - 1]!;
      }
      moves[at] = peg;
      ranks[at] = rank;
    }
    if (forced >= 0) return moves.includes(forced) ? [forced] : 'loses';
    return moves.length > 0 || isFull ? moves : 'loses';
  }
}

/** The same each time (G. Marsaglia, “Xorshift RNGs”, 2003). */
function randomWords(count: number): Int32Array {
  let state = 0x2545f491;
  return Int32Array.from({ length: count }, () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state;
  });
}
