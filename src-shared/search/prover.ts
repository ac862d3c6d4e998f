import type { Position } from '../core/game.ts';
import type { Move } from '../core/move.ts';
import type { Side } from '../core/side.ts';
import type { Poll } from '../kernel/kernel.ts';
import type { KernelHost } from '../kernel/kernelHost.ts';

/** What a position is worth to side 0: 1 a win, 0 a draw, −1 a loss. */
export type Value = -1 | 0 | 1;

/** What is proved of it. */
export interface Bounds {
  readonly least: Value;
  readonly most: Value;
}

export const UNKNOWN: Bounds = { least: -1, most: 1 };

export const boundsOfValue = (value: Value): Bounds => ({ least: value, most: value });

/** Whether a side wins, as far as that is proved. */
export function winsFor({ least, most }: Bounds, attacker: Side): boolean | undefined {
  const [own, other] = attacker === 0 ? [least, most] : [-most, -least];
  return own === 1 ? true : other < 1 ? false : undefined;
}

/** What a short search says of a move. */
export interface Glance {
  readonly move: Move;
  /** Side 0's chance to win after it, 0–1; 0 and 1 are proved. */
  readonly chance: number;
}

export interface Attempt {
  /** All moves, in any order; they may be missing where the attempt has decided the position. */
  readonly glances: readonly Glance[];
  readonly bounds: Bounds;
  readonly nodes: number;
}

/** Finds out what positions are worth, with what the searches before have left in the memory. */
export interface Prover<P extends Position> {
  /**
   * Tries to find out whether a side wins a position that is not over.
   * @param maxNodes besides a short look at every move; 0 for that alone. @param isOver ends the attempt.
   */
  attempt(position: P, attacker: Side, maxNodes: number, isOver?: Poll): Attempt;
}

/** What a game offers to proofs that take hours or days, for the board of one of them. */
export interface Provable<P extends Position> {
  /** The same text for all positions of the proof that are one but for symmetry. */
  keyOf(position: P): string;
  /** A position with a key, perhaps without how it came about; `undefined` for a text that is no key. */
  positionOf(key: string): P | undefined;
  /** Cells that are free: fewer after each move. */
  cellsLeft(position: P): number;
  /** Nodes to find out who wins, by the cells that are left and side 0's chance as a glance has it. */
  expectedNodes(cellsLeft: number, chance: number): number;
  /** What the positions after other moves take when one has been looked at, as a part of what they take alone, 0–1. */
  readonly siblingShare: number;
  /** A move in a certificate: hexadecimal digits, as many for each. */
  moveCode(move: Move): string;
  /** @param leafNodes that an attempt usually may take. */
  makeProver(kernelHost: KernelHost, tableMegabytes: number, leafNodes: number): Prover<P>;
}
