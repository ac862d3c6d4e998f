import { asMove, type Move } from '../../core/move.ts';
import { makeRandom } from '../../core/random.ts';
import { otherSide, type Side } from '../../core/side.ts';
import type {
  RootScore,
  Score,
  SearchHooks,
  SearchLimits,
  SearchProgress,
} from '../../search/engine.ts';
import { chooseSoftly, noticed } from '../../search/levels.ts';
import { type HexKernel, PROOF_LOST, PROOF_WON, SCORES_ALL } from './kernel.ts';
import type { HexPlan } from './levels.ts';

const PROGRESS_INTERVAL_MS = 400;
/** Time between two looks at the clock that is aimed at, and the playouts between them. */
const CHUNK_MS = 5;
const FIRST_CHUNK = 16;
const LARGEST_CHUNK = 256;
/** Playouts for a move that is the only one, so that there is something to show; and part of the time for a lost game. */
const FORCED_PLAYOUTS = 2_000;
const LOST_TIME_SHARE = 0.25;
/** A move tried less often than this part of the one tried most is not worth choosing. */
const LEAST_TRIED = 0.1;

/** A root move as the tree sees it. */
interface Candidate {
  readonly index: number;
  readonly move: Move;
  readonly visits: number;
  /** Chance of the side to move, 0–1. */
  readonly chance: number;
  /** `PROOF_WON`, `PROOF_LOST` or 0. */
  readonly proof: number;
}

export interface TreeSearchOptions {
  readonly kernel: HexKernel;
  readonly sideToMove: Side;
  readonly plan: HexPlan;
  readonly limits: SearchLimits;
  readonly hooks: SearchHooks;
  /** Playouts of other threads. */
  otherNodes(): number;
}

/** One thought of Monte Carlo tree search: runs the kernel until a limit of the level or the caller is met. */
export class TreeSearch {
  readonly #options: TreeSearchOptions;
  readonly #startMs: number;
  #nodes = 0;
  #lastProgressMs: number;

  constructor(options: TreeSearchOptions) {
    this.#options = options;
    this.#startMs = this.#lastProgressMs = options.hooks.nowMs();
  }

  /** Looks at the root; the board must have been set. What is to be reproducible begins with an empty tree. */
  begin(): void {
    const { kernel, plan, limits, sideToMove } = this.#options;
    const uses = plan.uses + (limits.scoresAll === true ? SCORES_ALL : 0);
    const isLimited = plan.playouts < Infinity || limits.maxNodes !== undefined;
    kernel.newSearch(sideToMove, uses, limits.seed, isLimited ? 0 : 1);
  }

  run(): void {
    const { kernel, plan, limits, hooks } = this.#options;
    const isLost = kernel.rootResult() === PROOF_LOST;
    const isForced = this.#candidates().filter(({ proof }) => proof !== PROOF_LOST).length === 1;
    const maxPlayouts = Math.min(
      plan.playouts,
      limits.maxNodes ?? Infinity,
      isForced && !isLost && limits.scoresAll !== true ? FORCED_PLAYOUTS : Infinity,
    );
    const timeMs = limits.timeMs * plan.timeShare * (isLost ? LOST_TIME_SHARE : 1);
    let chunk = FIRST_CHUNK;
    let lastMs = this.#startMs;
    while (this.#nodes < maxPlayouts) {
      const wanted = Math.min(chunk, maxPlayouts - this.#nodes);
      const done = kernel.run(wanted);
      this.#nodes += done;
      const nowMs = hooks.nowMs();
      if (done === 0 || hooks.shouldStop() || nowMs - this.#startMs >= timeMs) return;
      if (nowMs - lastMs < CHUNK_MS / 2) chunk = Math.min(LARGEST_CHUNK, 2 * chunk);
      if (nowMs - lastMs > CHUNK_MS * 2) chunk = Math.max(FIRST_CHUNK, chunk / 2);
      lastMs = nowMs;
      if (nowMs - this.#lastProgressMs < PROGRESS_INTERVAL_MS) continue;
      this.#lastProgressMs = nowMs;
      hooks.onProgress(this.progress(this.best()));
    }
  }

  /** The move that the tree holds for best. */
  best(): Candidate {
    return this.#best(this.#candidates());
  }

  /** The move to play: the best one, or more softly one of the good ones. */
  choose(): Candidate {
    const { plan, limits } = this.#options;
    const random = makeRandom(limits.seed);
    const seen = noticed(this.#candidates(), plan.attention, random);
    const best = this.#best(seen);
    if (plan.softness === 0 || best.proof !== 0) return best;
    const most = Math.max(...seen.map(({ visits }) => visits));
    const good = seen.filter((each) => each.proof === 0 && each.visits >= LEAST_TRIED * most);
    return good[chooseSoftly(good.map(logOdds), plan.softness, random)] ?? best;
  }

  progress(best: Candidate): SearchProgress {
    const { kernel, limits } = this.#options;
    const length = best.proof === PROOF_WON ? 0 : kernel.expectLine(best.index);
    const line = Array.from({ length }, (_, index) => asMove(kernel.lineMove(index)));
    const progress = {
      depth: length + 1,
      nodes: this.#nodes + this.#options.otherNodes(),
      score: this.#scoreOf(best, kernel.rootResult() || best.proof),
      principalVariation: [best.move, ...line],
    };
    return limits.scoresAll === true ? { ...progress, rootScores: this.#rootScores() } : progress;
  }

  #rootScores(): readonly RootScore[] {
    const rank = ({ proof, chance }: Candidate): number =>
      proof === PROOF_WON ? 2 : proof === PROOF_LOST ? -1 : chance;
    return this.#candidates()
      .sort((a, b) => rank(b) - rank(a))
      .map((each) => ({ move: each.move, score: this.#scoreOf(each, each.proof) }));
  }

  #candidates(): Candidate[] {
    const { kernel } = this.#options;
    const winning = kernel.winningMove();
    const hasLost = kernel.rootResult() === PROOF_LOST;
    return Array.from({ length: kernel.rootCount() }, (_, index) => {
      const move = asMove(kernel.rootMove(index));
      const proof = move === winning ? PROOF_WON : hasLost ? PROOF_LOST : kernel.rootProof(index);
      return {
        index,
        move,
        visits: kernel.rootVisits(index),
        chance: kernel.rootValue(index),
        proof,
      };
    });
  }

  #best(candidates: readonly Candidate[]): Candidate {
    const rank = ({ proof, visits, chance }: Candidate): number =>
      (proof === PROOF_WON ? 1e9 : proof === PROOF_LOST ? -1e9 : 0) + visits + chance / 2;
    const [first, ...rest] = candidates;
    if (first === undefined) throw new Error('searched a position that is over');
    return rest.reduce((best, each) => (rank(each) > rank(best) ? each : best), first);
  }

  #scoreOf({ chance }: Candidate, proof: number): Score {
    const { kernel, sideToMove } = this.#options;
    if (proof !== 0) {
      const winner = proof === PROOF_WON ? sideToMove : otherSide(sideToMove);
      return { kind: 'exact', winner, plies: kernel.rootPlies() };
    }
    return { kind: 'estimate', winProbability: sideToMove === 0 ? chance : 1 - chance };
  }
}

const logOdds = ({ chance }: Candidate): number => {
  const inside = Math.min(0.999, Math.max(0.001, chance));
  return Math.log(inside / (1 - inside));
};
