import type { Move } from '../../../../../src-shared/core/move.ts';
import { otherSide, type Side } from '../../../../../src-shared/core/side.ts';
import { WIN_SCORE } from '../../../../../src-shared/kernel/constants.ts';
import type { SearchState } from './searchState.ts';
import { zobristWords } from '../../../../../src-shared/kernel/zobrist.ts';
import { formOneGroup } from '../../../../../src-shared/games/linesOfAction/connection.ts';
import { gatheringPoints } from './linesOfActionEvaluation.ts';
import {
  LINE_OF,
  LINES,
  RAYS,
  SQUARE_COUNT,
} from '../../../../../src-shared/games/linesOfAction/geometry.ts';
import { PASS } from '../../../../../src-shared/games/linesOfAction/moves.ts';
import type {
  LinesOfActionPosition,
  RuleSet,
} from '../../../../../src-shared/games/linesOfAction/position.ts';

const EMPTY = -1;
const DIRECTION_COUNT = 8;
/** `RAY_SQUARES[(square * 8 + direction) * 8 + step]`: the square that many steps away, or -1 off the board. */
const RAY_SQUARES = Int8Array.from({ length: SQUARE_COUNT * DIRECTION_COUNT * 8 }, (_, index) => {
  const [square, direction, step] = [index >> 6, (index >> 3) & 7, index & 7];
  return RAYS[square]?.[direction]?.[step - 1] ?? -1;
});
/** `LINE_TABLE[square * 8 + direction]`: the line through a square in a direction. */
const LINE_TABLE = Uint8Array.from(LINE_OF.flat());

/** By side, square and half of the hash. */
const PIECE_WORDS = zobristWords(2 * SQUARE_COUNT * 2, 0x10a1);
const SIDE_WORDS = zobristWords(2, 0x10a2);

const NO_SQUARE = -1;

/** @param upper squares 0–31 with the pieces of a side. @param lower squares 32–63. */
export type SidePoints = (upper: number, lower: number) => number;

/** The pieces by square and as two sets of 32 squares a side, with the number of pieces on every line. */
export class LinesOfActionState implements SearchState {
  sideToMove: Side = 0;
  hashLow = 0;
  hashHigh = 0;

  readonly #rules: RuleSet;
  /** By square: the side whose piece is there, or `EMPTY`. */
  readonly #owners = new Int8Array(SQUARE_COUNT).fill(EMPTY);
  readonly #lineCounts = new Uint8Array(LINES.length);
  /** Black upper, Black lower, White upper, White lower. */
  readonly #pieces = new Int32Array(4);
  /** The moves made, and whether each captured. */
  readonly #made: number[] = [];
  readonly #captured: boolean[] = [];

  readonly #sidePoints: SidePoints;

  /** @param sidePoints what the pieces of a side are worth as they stand. */
  constructor(position: LinesOfActionPosition, sidePoints: SidePoints = gatheringPoints) {
    this.#sidePoints = sidePoints;
    this.#rules = position.rules;
    for (const [square, owner] of position.cells.entries()) {
      if (owner !== undefined) this.#put(square, owner);
    }
    if (position.sideToMove === 1) this.#passTurn();
  }

  make(move: Move): void {
    this.#made.push(move);
    let isCapture = false;
    if (move !== PASS) {
      const [from, to] = [move >> 6, move & 63];
      const side = this.sideToMove;
      isCapture = this.#owners[to] !== EMPTY;
      if (isCapture) this.#take(to, otherSide(side));
      this.#take(from, side);
      this.#put(to, side);
    }
    this.#captured.push(isCapture);
    this.#passTurn();
  }

  unmake(): void {
    this.#passTurn();
    const move = this.#made.pop()!;
    const isCapture = this.#captured.pop()!;
    if (move === PASS) return;
    const [from, to] = [move >> 6, move & 63];
    const side = this.sideToMove;
    this.#take(to, side);
    this.#put(from, side);
    if (isCapture) this.#put(to, otherSide(side));
  }

  #put(square: number, side: Side): void {
    this.#owners[square] = side;
    this.#count(square, 1);
    this.#flip(square, side);
  }

  #take(square: number, side: Side): void {
    this.#owners[square] = EMPTY;
    this.#count(square, -1);
    this.#flip(square, side);
  }

  #count(square: number, change: 1 | -1): void {
    const counts = this.#lineCounts;
    const at = square * DIRECTION_COUNT;
    counts[LINE_TABLE[at]!]! += change;
    counts[LINE_TABLE[at + 1]!]! += change;
    counts[LINE_TABLE[at + 2]!]! += change;
    counts[LINE_TABLE[at + 3]!]! += change;
  }

  #flip(square: number, side: Side): void {
    this.#pieces[2 * side + (square >> 5)]! ^= 1 << square;
    const at = 2 * (square + SQUARE_COUNT * side);
    this.hashLow ^= PIECE_WORDS[at]!;
    this.hashHigh ^= PIECE_WORDS[at + 1]!;
  }

  #passTurn(): void {
    this.sideToMove = otherSide(this.sideToMove);
    this.hashLow ^= SIDE_WORDS[0]!;
    this.hashHigh ^= SIDE_WORDS[1]!;
  }

  /** Where the piece of the side to move on `from` lands in a direction, or `NO_SQUARE`. */
  #landing(from: number, direction: number, side: Side): number {
    const owners = this.#owners;
    const ray = from * DIRECTION_COUNT + direction;
    const count = this.#lineCounts[LINE_TABLE[ray]!]!;
    const at = ray * 8;
    const to = count < 8 ? RAY_SQUARES[at + count]! : NO_SQUARE;
    if (to === NO_SQUARE || owners[to] === side) return NO_SQUARE;
    const enemy = otherSide(side);
    for (let step = 1; step < count; step++) {
      if (owners[RAY_SQUARES[at + step]!] === enemy) return NO_SQUARE;
    }
    return to;
  }

  #writeMoves(side: Side, out: Int32Array, limit: number): number {
    let count = 0;
    for (let half = 0; half < 2; half++) {
      let rest = this.#pieces[2 * side + half]!;
      while (rest !== 0) {
        const from = 32 * half + 31 - Math.clz32(rest & -rest);
        rest &= rest - 1;
        for (let direction = 0; direction < DIRECTION_COUNT; direction++) {
          const to = this.#landing(from, direction, side);
          if (to === NO_SQUARE) continue;
          out[count++] = (from << 6) | to;
          if (count === limit) return count;
        }
      }
    }
    return count;
  }

  #canMove(side: Side): boolean {
    return this.#writeMoves(side, ONE_MOVE, 1) > 0;
  }

  generateMoves(out: Int32Array): number {
    if (this.#connectedScore() !== undefined) return 0;
    const count = this.#writeMoves(this.sideToMove, out, Infinity);
    if (count > 0 || !this.#canMove(otherSide(this.sideToMove))) return count;
    out[0] = PASS;
    return 1;
  }

  terminalScore(): number | undefined {
    const score = this.#connectedScore();
    if (score !== undefined) return score;
    const { sideToMove } = this;
    return this.#canMove(sideToMove) || this.#canMove(otherSide(sideToMove)) ? undefined : 0;
  }

  /** The side that moved last is the one not to move; see the rules. */
  #connectedScore(): number | undefined {
    const own = this.#isConnected(this.sideToMove);
    const mover = this.#isConnected(otherSide(this.sideToMove));
    if (!own && !mover) return undefined;
    if (own && mover) return this.#rules === 'handout' ? 0 : -WIN_SCORE;
    return own ? WIN_SCORE : -WIN_SCORE;
  }

  #isConnected(side: Side): boolean {
    return formOneGroup(this.#pieces[2 * side]!, this.#pieces[2 * side + 1]!);
  }

  evaluate(): number {
    const pieces = this.#pieces;
    const points =
      this.#sidePoints(pieces[0]!, pieces[1]!) - this.#sidePoints(pieces[2]!, pieces[3]!);
    return Math.round(this.sideToMove === 0 ? points : -points);
  }
}

const ONE_MOVE = new Int32Array(1);
