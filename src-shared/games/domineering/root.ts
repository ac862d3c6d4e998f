import type { Move } from '../../core/move.ts';
import { WIN_SCORE } from '../../kernel/constants.ts';
import type { Poll } from '../../kernel/kernel.ts';
import type { RootSearch } from '../../search/rootSearch.ts';
import type { KernelSearch } from '../../search/runSearch.ts';
import { PROVED } from './kernel/constants.ts';
import type { DomineeringKernel } from './kernel/kernel.ts';
import type { Orientation } from './orientation.ts';

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
    const cell = this.#orientation.kernelCellOf(move);
    const score = this.#kernel.scoreMove(cell, depth, toKernel(alpha), toKernel(beta));
    return Math.abs(score) === PROVED && !this.isStopped
      ? this.#provedScore(cell, score > 0)
      : score;
  }

  /** The proved score of a move; `undefined` when the search was stopped before. */
  solveMove(move: Move): number | undefined {
    const cell = this.#orientation.kernelCellOf(move);
    const winner = this.#kernel.solveMove(cell);
    return winner === 0 ? undefined : this.#provedScore(cell, winner > 0);
  }

  /** The rank of a move before any search, the highest to be tried first. */
  moveOrderScore(move: Move): number {
    return this.#kernel.moveOrderScoreOf(this.#orientation.kernelCellOf(move));
  }

  /** The same for moves to positions that are mirror images. */
  keyAfter(move: Move): bigint {
    return this.#kernel.keyAfter(this.#orientation.kernelCellOf(move));
  }

  #provedScore(cell: number, isWon: boolean): number {
    const plies = this.#kernel.pliesAfter(cell, isWon ? 1 : 0);
    return isWon ? WIN_SCORE - plies : plies - WIN_SCORE;
  }

  /** The line by which a move wins that was solved. */
  lineAfterWin(move: Move): readonly Move[] {
    this.#kernel.followWin(this.#orientation.kernelCellOf(move));
    return this.lineAfterMove();
  }

  lineAfterMove(): readonly Move[] {
    const length = this.#kernel.lineLength();
    return Array.from({ length }, (_, index) =>
      this.#orientation.moveOf(this.#kernel.lineMove(index)),
    );
  }
}

/** In the kernel, all proved scores are one. */
const toKernel = (score: number): number => Math.max(-PROVED, Math.min(PROVED, score));
