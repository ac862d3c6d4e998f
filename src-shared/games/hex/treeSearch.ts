import { asMove, type Move } from '../../core/move.ts';
import { makeRandom } from '../../core/random.ts';
import { otherSide, type Side } from '../../core/side.ts';
import {
  type RootScore,
  type Score,
  scoredMoves,
  type SearchProgress,
} from '../../search/engine.ts';
import { sampleSoftmax, noticed } from '../../search/levels.ts';
import type { KernelSearch } from '../../search/runSearch.ts';
import { PROOF_LOST, PROOF_WON, SCORES_ALL, SHARES_MEMORY } from './kernel/constants.ts';
import { type HexKernel, lineOf } from './kernel/kernel.ts';
import type { HexPlan } from './levels.ts';
import type { HexProof } from './prover.ts';

/** Playouts for a move that is the only one, so that there is something to show; and part of the time for a lost game. */
const FORCED_PLAYOUTS = 2_000;
const LOST_TIME_SHARE = 0.25;
/** The kernel counts playouts in a signed whole number of 32 bits, which has no infinity. */
const MOST_PLAYOUTS = 2 ** 31 - 1;
/** A move tried less often than this part of the one tried most is not worth choosing. */
const LEAST_TRIED = 0.1;
/** Positions of a slice of a proof search, when there is one: at first, and at most. */
const FIRST_SLICE = 4;
const LONGEST_SLICE = 256;

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

/** A proof search that alternates with the playouts. */
export interface SliceProver {
  /** Positions visited so far. */
  readonly nodes: number;
  /** Positions that take as long as a playout, times the part of the time that proving gets. */
  readonly nodesPerPlayout: number;
  /** Goes on; `undefined` when the nodes did not suffice or a poll said so. */
  prove(maxNodes: number): HexProof | undefined;
}

/** A proof search that is to run beside the tree. */
export interface ProofPlan {
  /** Once the tree has been begun. */
  begin(): SliceProver;
}

export interface TreeSearchOptions {
  readonly search: KernelSearch<HexKernel>;
  readonly sideToMove: Side;
  readonly plan: HexPlan;
  readonly proofPlan: ProofPlan | undefined;
}

/** A strategy, Monte Carlo tree search: runs the kernel until a limit of the level or the caller is met. */
export class TreeSearch {
  readonly #options: TreeSearchOptions;
  readonly #kernel: HexKernel;
  #prover: SliceProver | undefined;
  #proof: HexProof | undefined;

  constructor(options: TreeSearchOptions) {
    this.#options = options;
    this.#kernel = options.search.exports;
  }

  /** Begins a tree at the root, or joins the search of another thread there; the board must have been set. */
  begin(thread: number): void {
    const { search, plan, sideToMove, proofPlan } = this.#options;
    const { limits } = search.run;
    search.clearTable();
    if (thread > 0) {
      this.#kernel.joinTree(limits.seed + thread);
      return;
    }
    const scoring = limits.scoresAll === true ? SCORES_ALL : 0;
    const sharing = proofPlan === undefined ? 0 : SHARES_MEMORY;
    this.#kernel.beginTree(sideToMove, plan.uses + scoring + sharing, limits.seed);
    this.#prover = proofPlan?.begin();
  }

  run(): void {
    const { search } = this.#options;
    const { startMs, endMs } = search.run;
    const isLost = this.#kernel.rootResult() === PROOF_LOST;
    const isForced = this.#candidates().filter(({ proof }) => proof !== PROOF_LOST).length === 1;
    const mostNodes = Math.min(search.run.mostNodes, this.#enoughPlayouts(isLost, isForced));
    const lastMs = startMs + (endMs - startMs) * (isLost ? LOST_TIME_SHARE : 1);
    search.run.describe = () => this.progress(this.best());
    search.begin((nodes) => search.run.isOver(nodes) || search.run.nowMs() >= lastMs);
    if (this.#prover === undefined) this.#kernel.run(mostNodes);
    else this.#runInSlices(this.#prover, mostNodes);
  }

  /** Playouts and a proof alternate, in longer and longer slices. */
  #runInSlices(prover: SliceProver, mostNodes: number): void {
    const { search } = this.#options;
    const left = (): number => mostNodes - this.#nodes;
    for (let slice = FIRST_SLICE; left() > 0; slice = Math.min(LONGEST_SLICE, 2 * slice)) {
      const playouts = Math.ceil(slice / prover.nodesPerPlayout);
      if (this.#kernel.run(Math.min(playouts, left())) === 0 || search.isStopped) return;
      this.#proof = prover.prove(Math.min(slice, left()));
      if (this.#proof !== undefined || search.isStopped) return;
    }
  }

  /** Playouts, and positions of a proof. */
  get #nodes(): number {
    return this.#kernel.nodes() + (this.#prover?.nodes ?? 0);
  }

  /** After so many playouts nothing would change the answer, or, in an analysis, the score. */
  #enoughPlayouts(isLost: boolean, isForced: boolean): number {
    const { purpose, scoresAll } = this.#options.search.run.limits;
    const isEnough = purpose === 'analysis' ? isLost : isForced && !isLost;
    return isEnough && scoresAll !== true ? FORCED_PLAYOUTS : MOST_PLAYOUTS;
  }

  /** The move that the tree holds for best. */
  best(): Candidate {
    return this.#best(this.#candidates());
  }

  /** The move to play: the best one, or one of the good ones at random. */
  choose(): Candidate {
    const { plan, search } = this.#options;
    const random = makeRandom(search.run.limits.seed);
    const candidates = noticed(this.#candidates(), plan.attention, random);
    const best = this.#best(candidates);
    if (plan.temperature === 0 || best.proof !== 0) return best;
    const most = Math.max(...candidates.map(({ visits }) => visits));
    const good = candidates.filter((each) => each.proof === 0 && each.visits >= LEAST_TRIED * most);
    return good[sampleSoftmax(good.map(logOdds), plan.temperature, random)] ?? best;
  }

  progress(best: Candidate): SearchProgress {
    const kernel = this.#kernel;
    const asked = scoredMoves(this.#options.search.run.limits);
    const line = best.proof === PROOF_WON ? [] : this.#lineAfter(best);
    const progress = {
      depth: line.length + 1,
      nodes: this.#nodes,
      score: this.#scoreOf(best, kernel.rootResult() || best.proof),
      principalVariation: [best.move, ...line],
    };
    if (this.#proof !== undefined) return { ...progress, ...this.#proved(this.#proof, best.move) };
    return asked === 1 ? progress : { ...progress, rootScores: this.#rootScores(asked) };
  }

  #lineAfter({ index }: Candidate): readonly Move[] {
    this.#kernel.followTree(index);
    return lineOf(this.#kernel);
  }

  /** @param best what the tree holds for best, when a proof names no move. */
  #proved({ winner, line, plies }: HexProof, best: Move): Omit<SearchProgress, 'nodes'> {
    const principalVariation = line.length > 0 ? line : [best];
    const score: Score = { kind: 'exact', winner, plies };
    return { score, principalVariation, depth: principalVariation.length };
  }

  /** @param asked how many; all of them by their chances, or those that were tried most. */
  #rootScores(asked: number): readonly RootScore[] {
    const worth = ({ chance, visits }: Candidate): number => (asked === Infinity ? chance : visits);
    const rank = (each: Candidate): number =>
      each.proof === PROOF_WON ? Infinity : each.proof === PROOF_LOST ? -1 : worth(each);
    return this.#candidates()
      .sort((a, b) => rank(b) - rank(a))
      .slice(0, asked)
      .map((each) => ({
        move: each.move,
        score: this.#scoreOf(each, each.proof),
        line: each.proof === PROOF_WON ? [] : this.#lineAfter(each),
      }));
  }

  #candidates(): Candidate[] {
    const kernel = this.#kernel;
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
    const { sideToMove } = this.#options;
    if (proof !== 0) {
      const winner = proof === PROOF_WON ? sideToMove : otherSide(sideToMove);
      return { kind: 'exact', winner, plies: this.#kernel.rootPlies() };
    }
    return { kind: 'estimate', winProbability: sideToMove === 0 ? chance : 1 - chance };
  }
}

const logOdds = ({ chance }: Candidate): number => {
  const inside = Math.min(0.999, Math.max(0.001, chance));
  return Math.log(inside / (1 - inside));
};
