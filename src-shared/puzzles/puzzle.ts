import type { Position } from '../core/game.ts';
import type { Move } from '../core/move.ts';
import type { Goal } from '../core/puzzle.ts';
import { unwrap } from '../core/result.ts';
import type { Setup } from '../core/setup.ts';
import { type GameId, gameById } from '../games/index.ts';

/** A position with exactly one first move that reaches a goal; proved by the solver, and over the rules. */
export interface Puzzle {
  /** The same wherever the same puzzle is made. */
  readonly id: string;
  readonly gameId: GameId;
  readonly setup: Setup;
  /** The position, as the game's codec writes it. */
  readonly code: string;
  readonly goal: Goal;
  /** From the one right move to the end, both sides at their best. */
  readonly solution: readonly Move[];
  /** How hard it is, on the scale that people are rated on. */
  readonly rating: number;
  /** The lowest level that finds the first move more often than not; one more than the highest when none does. */
  readonly level: number;
  /** Positions that the solver looked at. */
  readonly nodes: number;
}

export type PuzzlePosition = Pick<Puzzle, 'gameId' | 'setup' | 'code'>;

/** The position that a puzzle begins with. @throws Error when its code is none: puzzles from outside are checked first. */
export const startOf = ({ gameId, setup, code }: PuzzlePosition): Position =>
  unwrap(gameById(gameId).codec.decode(setup, code));

/** The name of a puzzle, made of what it is. */
export function puzzleId({
  gameId,
  setup,
  code,
  goal,
}: Pick<Puzzle, 'gameId' | 'setup' | 'code' | 'goal'>): string {
  const text = JSON.stringify([gameId, Object.entries(setup).sort(), code, goal.kind, goal.count]);
  return `${gameId}-${digits(hash(text))}${digits(hash(text, 0x01234567))}`;
}

const digits = (value: number): string => value.toString(36).padStart(7, '0');

/** FNV-1a of the UTF-16 units (G. Fowler, L. Noll, K.-P. Vo): 32 bits. */
export function hash(text: string, basis = 0x811c9dc5): number {
  let value = basis;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return value >>> 0;
}
