import type { Move } from '../core/move.ts';
import type { Poll } from '../kernel/kernel.ts';

/** A search seen from its root: what iterative deepening needs of it, whatever language it is written in. */
export interface RootSearch {
  /** Positions visited since it was made. */
  readonly nodes: number;
  /** A poll ended it: the last score is worthless. */
  readonly isStopped: boolean;
  /** Begins a part of the search, however the last one ended. @param isOver asked at each poll; true ends the part. */
  begin(isOver: Poll): void;
  /**
   * Grows whenever a score rests on an estimate. When it stays the same during a search, all lines were followed to
   * their end.
   */
  readonly estimates: number;
  /**
   * The score of a root move for the side that makes it, exact when inside the window, otherwise a bound.
   * @param depth plies to search, the move included; at least 1.
   */
  scoreMove(move: Move, depth: number, alpha: number, beta: number): number;
  /**
   * The score of a root move to the end of the game, for a search that can prove it: exact when inside the window,
   * otherwise a bound; `undefined` when `maxNodes` more nodes are not enough. Asked again it goes on from there.
   */
  proveMove?(move: Move, alpha: number, beta: number, maxNodes: number): number | undefined;
  /**
   * A root move that scores at least `beta`, found by looking at all of them by turns: `NO_MOVE` when there is none or it
   * is not known which, `undefined` when `maxNodes` more nodes are not enough. `proveMove` then tells soon.
   */
  decidingMove?(alpha: number, beta: number, maxNodes: number): number | undefined;
  /** The line that `scoreMove` or `proveMove` expects after the move, when its score was inside the window. */
  lineAfterMove(): readonly Move[];
}
