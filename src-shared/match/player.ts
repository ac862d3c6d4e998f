import type { ForfeitFault } from '../core/forfeitFault.ts';
import type { Move } from '../core/move.ts';
import type { Setup } from '../core/setup.ts';
import type { Side } from '../core/side.ts';
import type { SearchProgress } from '../search/engine.ts';

/** What a player is told of one turn. */
export interface Turn {
  /** All moves from the start position to now. */
  readonly history: readonly Move[];
  /** Aborted when the answer is no longer wanted: the player stops, and resolves or rejects with a `StoppedError` soon. */
  readonly signal: AbortSignal;
  /** Aborted when the player shall answer at once with the best it has found; it may not be able to. */
  readonly moveNow: AbortSignal;
  /** The player's clock allows no more for this move, milliseconds; missing where there is no clock. */
  readonly timeMs?: number | undefined;
  /** Called as the player thinks, at each iteration. */
  onProgress(progress: SearchProgress): void;
}

/** Thrown by a player when the player breaks the rules or its process fails: it loses, with this reason shown. */
export class ForfeitError extends Error {
  override readonly name = 'ForfeitError';
  readonly fault: ForfeitFault;

  /** @param message said of the player, as the end of a sentence without its full stop. */
  constructor(fault: ForfeitFault, message: string) {
    super(message);
    this.fault = fault;
  }
}

/** Thrown by a player that gives the game up. */
export class ResignError extends Error {
  override readonly name = 'ResignError';
}

/** Thrown by a player that was stopped or has left: its answer is not wanted any more. */
export class StoppedError extends Error {
  override readonly name = 'StoppedError';
}

/** Someone who plays a side without the board: a search worker or a child process. People send intents instead. */
export interface Player {
  /** @throws ForfeitError (as a rejection) when it can't. */
  newGame(setup: Setup, side: Side): Promise<void>;
  /**
   * Asked again only when the last answer, wanted or not, has come.
   * @throws ForfeitError (as a rejection) when it loses by its own fault, ResignError when it gives up.
   */
  chooseMove(turn: Turn): Promise<Move>;
  /** May come while it thinks. Resolves when all it started (worker, process) is really gone. */
  dispose(): Promise<void>;
}
