import type { Move } from '../../core/move.ts';
import { WIN_SCORE } from '../../kernel/constants.ts';
import type { Kernel, Poll, SearchKernel } from '../../kernel/kernel.ts';
import type { RootSearch } from '../../search/rootSearch.ts';
import type { KernelSearch } from '../../search/runSearch.ts';
import { bytes } from './kernel.as.ts?wasm';
import type { Orientation } from './orientation.ts';
import type { DomineeringPosition } from './position.ts';

/** Boards with more cells do not fit into the kernel. */
export const MOST_KERNEL_CELLS = 128;

/** The verdict of a proved win. */
const PROVED = 2 ** 20;

export interface DomineeringKernel extends SearchKernel {
  newPosition(rows: number, columns: number, side: number): void;
  flip(cell: number): void;
  /** 1 when another thread solves the same position over the same table, which this one helps. */
  help(helps: number): void;
  estimates(): number;
  /** 1 when the side that makes the move wins, -1 when it loses, 0 when the search was stopped before. */
  solveMove(cell: number): number;
  /** How promising a move is, before any search: for the order in which moves are tried. */
  moveOrderScoreAt(cell: number): number;
  /** The same for moves to positions that are mirror images. */
  keyAfter(cell: number): bigint;
  /** An estimate by depth, or ±2²⁰ when proved. */
  valueMove(cell: number, depth: number, alpha: number, beta: number): number;
  pliesAfter(cell: number, isWon: number): number;
  /** Puts down the line by which a move wins that was solved. */
  followWin(cell: number): void;
  lineLength(): number;
  lineMove(index: number): number;
}

export const kernel: Kernel<DomineeringKernel> = { bytes };

export function setPosition(
  exports: DomineeringKernel,
  { cells }: DomineeringPosition,
  orientation: Orientation,
): void {
  exports.newPosition(orientation.rows, orientation.columns, orientation.sideToMove);
  for (const [cell, owner] of cells.entries()) {
    if (owner !== undefined) exports.flip(orientation.inside(cell));
  }
}

/** The position that was set, searched from its root. */
export class DomineeringRoot implements RootSearch {
  readonly #search: KernelSearch<DomineeringKernel>;
  readonly #kernel: DomineeringKernel;
  readonly #orientation: Orientation;

  constructor(search: KernelSearch<DomineeringKernel>, orientation: Orientation) {
    this.#search = search;
    this.#kernel = search.exports;
    this.#orientation = orientation;
  }

  get isStopped(): boolean {
    return this.#search.isStopped;
  }

  begin(isOver: Poll): void {
    this.#search.begin(isOver);
  }

  get nodes(): number {
    return this.#kernel.nodes();
  }

  get estimates(): number {
    return this.#kernel.estimates();
  }

  scoreMove(move: Move, depth: number, alpha: number, beta: number): number {
    const cell = this.#orientation.inside(move);
    const value = this.#kernel.valueMove(cell, depth, toKernel(alpha), toKernel(beta));
    return Math.abs(value) === PROVED && !this.isStopped
      ? this.#provedScore(cell, value > 0)
      : value;
  }

  /** The proved score of a move; `undefined` when the search was stopped before. */
  solveMove(move: Move): number | undefined {
    const cell = this.#orientation.inside(move);
    const winner = this.#kernel.solveMove(cell);
    return winner === 0 ? undefined : this.#provedScore(cell, winner > 0);
  }

  /** How promising a move is for who wants to win. */
  moveOrderScore(move: Move): number {
    return this.#kernel.moveOrderScoreAt(this.#orientation.inside(move));
  }

  /** The same for moves to positions that are mirror images. */
  keyAfter(move: Move): bigint {
    return this.#kernel.keyAfter(this.#orientation.inside(move));
  }

  #provedScore(cell: number, isWon: boolean): number {
    const plies = this.#kernel.pliesAfter(cell, isWon ? 1 : 0);
    return isWon ? WIN_SCORE - plies : plies - WIN_SCORE;
  }

  /** The line by which a move wins that was solved. */
  lineAfterWin(move: Move): readonly Move[] {
    this.#kernel.followWin(this.#orientation.inside(move));
    return this.lineAfterMove();
  }

  lineAfterMove(): readonly Move[] {
    const length = this.#kernel.lineLength();
    return Array.from({ length }, (_, index) =>
      this.#orientation.outside(this.#kernel.lineMove(index)),
    );
  }
}

/** In the kernel, all proved scores are one. */
const toKernel = (score: number): number => Math.max(-PROVED, Math.min(PROVED, score));
