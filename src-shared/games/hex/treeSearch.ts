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
import { type HexKernel, PROOF_LOST, PROOF_WON, SCORES_ALL, SHARES_MEMORY } from './kernel.ts';
import type { HexPlan } from './levels.ts';
import type { HexProof } from './prover.ts';

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
/** Playouts in a turn, when a proof is looked for as well: of the first one, and of the longest. */
const FIRST_TURN = 256;
const LONGEST_TURN = 16_384;

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

/** A proof search that takes turns with the tree. */
export interface TurnProver {
  /** Positions looked at so far. */
  readonly nodes: number;
  /** Positions that take as long as a playout, times the part of the time that proving gets. */
  readonly nodesPerPlayout: number;
  /** Goes on; `undefined` when the nodes did not suffice or a poll said so. */
  prove(maxNodes: number): HexProof | undefined;
}

export interface TreeSearchOptions {
  readonly kernel: HexKernel;
  readonly sideToMove: Side;
  readonly plan: HexPlan;
  readonly limits: SearchLimits;
  readonly hooks: SearchHooks;
  /** Looks for a proof in turns with the playouts. */
  readonly prover?: TurnProver | undefined;
  /** Playouts of other threads. */
  otherNodes(): number;
}

/** One thought of Monte Carlo tree search: runs the kernel until a limit of the level or the caller is met. */
export class TreeSearch {
  readonly #options: TreeSearchOptions;
  readonly #startMs: number;
  /** When it must end. */
  #endMs = Infinity;
  #lastProgressMs: number;
  #playouts = 0;
  #chunk = FIRST_CHUNK;
  #proof: HexProof | undefined;

  constructor(options: TreeSearchOptions) {
    this.#options = options;
    this.#startMs = this.#lastProgressMs = options.hooks.nowMs();
  }

  /** Looks at the root; the board must have been set. What is to be reproducible begins with an empty tree. */
  begin(): void {
    const { kernel, plan, limits, sideToMove, prover } = this.#options;
    const uses =
      plan.uses +
      (limits.scoresAll === true ? SCORES_ALL : 0) +
      (prover === undefined ? 0 : SHARES_MEMORY);
    const isLimited = plan.playouts < Infinity || limits.maxNodes !== undefined;
    kernel.newSearch(sideToMove, uses, limits.seed, isLimited ? 0 : 1);
  }

  run(): void {
    const { kernel, plan, limits } = this.#options;
    const isLost = kernel.rootResult() === PROOF_LOST;
    const isForced = this.#candidates().filter(({ proof }) => proof !== PROOF_LOST).length === 1;
    const maxPlayouts = Math.min(
      plan.playouts,
      limits.maxNodes ?? Infinity,
      this.#enoughPlayouts(isLost, isForced),
    );
    const timeMs = limits.timeMs * plan.timeShare * (isLost ? LOST_TIME_SHARE : 1);
    this.#endMs = this.#startMs + timeMs;
    if (this.#options.prover === undefined) this.#runTree(maxPlayouts);
    else this.#runInTurns(this.#options.prover, maxPlayouts);
  }

  /** Playouts and a proof take turns, longer and longer ones. */
  #runInTurns(prover: TurnProver, maxNodes: number): void {
    const left = (): number => maxNodes - this.#playouts - prover.nodes;
    for (let turn = FIRST_TURN; left() > 0; turn = Math.min(LONGEST_TURN, 2 * turn)) {
      if (!this.#runTree(this.#playouts + Math.min(turn, left()))) return;
      const share = Math.ceil(turn * prover.nodesPerPlayout);
      this.#proof = prover.prove(Math.min(share, left()));
      if (this.#proof !== undefined || this.isOver()) return;
    }
  }

  /** Playouts until there were so many, or until it is time. @returns whether there is anything left to find. */
  #runTree(maxPlayouts: number): boolean {
    const { kernel, hooks } = this.#options;
    let lastMs = hooks.nowMs();
    while (this.#playouts < maxPlayouts) {
      const done = kernel.run(Math.min(this.#chunk, maxPlayouts - this.#playouts));
      this.#playouts += done;
      if (done === 0 || this.isOver()) return false;
      const nowMs = hooks.nowMs();
      if (nowMs - lastMs < CHUNK_MS / 2) this.#chunk = Math.min(LARGEST_CHUNK, 2 * this.#chunk);
      if (nowMs - lastMs > CHUNK_MS * 2) this.#chunk = Math.max(FIRST_CHUNK, this.#chunk / 2);
      lastMs = nowMs;
    }
    return true;
  }

  /** Tells what is found now and then; true when the search must end. */
  isOver(): boolean {
    const { hooks } = this.#options;
    const nowMs = hooks.nowMs();
    if (hooks.shouldStop() || nowMs >= this.#endMs) return true;
    if (nowMs - this.#lastProgressMs < PROGRESS_INTERVAL_MS) return false;
    this.#lastProgressMs = nowMs;
    hooks.onProgress(this.progress(this.best()));
    return false;
  }

  /** After so many playouts nothing would change the answer, or, in an analysis, the score. */
  #enoughPlayouts(isLost: boolean, isForced: boolean): number {
    const { purpose, scoresAll } = this.#options.limits;
    const isEnough = purpose === 'analysis' ? isLost : isForced && !isLost;
    return isEnough && scoresAll !== true ? FORCED_PLAYOUTS : Infinity;
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
    const { kernel, limits, prover } = this.#options;
    const length = best.proof === PROOF_WON ? 0 : kernel.expectLine(best.index);
    const line = Array.from({ length }, (_, index) => asMove(kernel.lineMove(index)));
    const progress = {
      depth: length + 1,
      nodes: this.#playouts + (prover?.nodes ?? 0) + this.#options.otherNodes(),
      score: this.#scoreOf(best, kernel.rootResult() || best.proof),
      principalVariation: [best.move, ...line],
    };
    if (this.#proof !== undefined) return { ...progress, ...this.#proved(this.#proof, best.move) };
    return limits.scoresAll === true ? { ...progress, rootScores: this.#rootScores() } : progress;
  }

  /** @param best what the tree holds for best, when a proof names no move. */
  #proved({ winner, line, plies }: HexProof, best: Move): Omit<SearchProgress, 'nodes'> {
    const principalVariation = line.length > 0 ? line : [best];
    const score: Score = { kind: 'exact', winner, plies };
    return { score, principalVariation, depth: principalVariation.length };
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
