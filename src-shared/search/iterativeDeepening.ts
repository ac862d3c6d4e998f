import type { Move } from '../core/move.ts';
import { makeRandom, type Random } from '../core/random.ts';
import type { Side } from '../core/side.ts';
import { PROVED_SCORE } from '../kernel/constants.ts';
import type { Score, SearchProgress, SearchResult } from './engine.ts';
import { type LevelPlan, noticed, sampleSoftmax } from './levels.ts';
import { isProver, proveAll, type ProofPlan, proveRoot, type RootMove } from './proveRoot.ts';
import type { RootSearch } from './rootSearch.ts';
import { FULL_WINDOW, isProved, makeScore, type RootValue } from './score.ts';
import type { SearchRun } from './searchRun.ts';

/** Temperatures below the best move beyond which a move is not worth an exact score: it has no chance anyway. */
const SOFTMAX_MARGIN = 8;
/** Every level but the first looks at each move and each answer, whatever its limit of nodes. */
const SAFE_DEPTH = 2;
/** A move that alone does not lose is played without further thought. */
const FORCED_DEPTH = 6;
/** Where the position may be proved, it gets some more. */
const FORCED_PROOF_DEPTH = 16;
/** Up to this depth, unless told, each move that is not the best is also asked whether it loses for good. */
const LOSS_DEPTH = 6;
/** Proofs are not tried with less. */
const MIN_PROOF_NODES = 1_000;
/** No thought looks further ahead. */
const MAX_DEPTH = 100;

export interface IterativeDeepeningOptions {
  /** All legal moves. */
  readonly moves: readonly Move[];
  readonly sideToMove: Side;
  /** The estimate that stands for a chance to win of 73 %. */
  readonly scale: number;
  /** How the level of the limits plays. */
  readonly plan: LevelPlan;
  readonly run: SearchRun;
  readonly search: RootSearch;
  /** Every root move gets a score of its own; as the limits say unless told. */
  readonly scoresAll?: boolean | undefined;
  /** For a game whose search can prove what it is worth; weak levels do not. */
  readonly proof?: ProofPlan | undefined;
  /** Up to this depth each move that is not the best is also asked whether it loses for good; 6 unless told. */
  readonly lossDepth?: number | undefined;
  /** What a score means, where that is not as in other games. */
  readonly toScore?: ((value: RootValue) => Score) | undefined;
}

/**
 * A strategy for searches to a fixed depth: searches the root moves deeper and deeper until a limit of the level or the
 * caller is met.
 */
export class IterativeDeepening {
  readonly #options: IterativeDeepeningOptions;
  readonly #plan: LevelPlan;
  readonly #random: Random;
  readonly #search: RootSearch;
  readonly #scoresAll: boolean;
  /** So many moves get exact scores. */
  readonly #lines: number;
  #moves: readonly RootMove[];
  /** Plies of the last finished iteration. */
  #depth = 0;
  #iteration = 1;
  #isExhaustive = false;
  /** So many of the first moves are proved, and to be as good as any. */
  #provedMoves = 0;
  /** Nodes used to prove that. */
  #proofNodes = 0;
  /** All legal moves were seen, so that a loss or a draw can be proved. */
  readonly #isComplete: boolean;

  constructor(options: IterativeDeepeningOptions) {
    const { limits } = options.run;
    this.#scoresAll = options.scoresAll ?? limits.scoresAll === true;
    this.#lines = limits.lines ?? 1;
    this.#options = options;
    this.#plan = options.plan;
    this.#search = options.search;
    this.#random = makeRandom(limits.seed);
    const moves = shuffled(options.moves, this.#random);
    const seen = noticed(moves, this.#plan.attention, this.#random);
    this.#moves = seen.map((move) => ({ move, score: 0, line: [] }));
    this.#isComplete = seen.length === moves.length;
  }

  /** @throws Error when there is no move to choose. */
  run(): SearchResult {
    if (this.#moves.length === 0) throw new Error('searched a position that is over');
    const { maxDepth } = this.#plan;
    const { run } = this.#options;
    run.describe = undefined;
    this.#search.begin((nodes) => this.#isOver(nodes));
    for (; this.#iteration <= Math.min(maxDepth, MAX_DEPTH); this.#iteration++) {
      this.#iterate();
      if (this.#search.isStopped) break;
      this.#depth = this.#iteration;
      if (!this.#isDecided()) this.#prove();
      run.report(this.#progress(this.#moves[0]!));
      run.describe ??= () => this.#progress(this.#moves[0]!);
      if (this.#isDecided() || this.#search.isStopped) break;
    }
    const chosen = this.#choose();
    return { ...this.#progress(chosen), move: chosen.move };
  }

  #iterate(): void {
    const search = this.#search;
    const margin = this.#margin;
    const estimatesBefore = search.estimates;
    const results: RootMove[] = [];
    const best = new HighestScores(this.#lines);
    for (const known of this.#moves) {
      const { move } = known;
      // What loses for good needs no second look; a bound would only hide it.
      if (margin === 0 && results.length >= this.#lines && known.score < -PROVED_SCORE) {
        results.push(known);
        continue;
      }
      const lower = Math.max(-FULL_WINDOW, best.least - margin);
      const score = this.#scoreMove(move, lower, results.length < this.#lines);
      if (search.isStopped) break;
      const isInside = score > lower;
      results.push({ move, score, line: isInside ? search.lineAfterMove() : [] });
      best.add(score);
    }
    // An unfinished iteration is only good where the choice rests on the moves that come first.
    if (search.isStopped && (margin > 0 || results.length < this.#lines)) return;
    const rest = this.#moves.slice(results.length);
    results.sort((a, b) => b.score - a.score);
    // That the moves searched so far lose says nothing of the others.
    this.#moves =
      best.highest < -PROVED_SCORE ? lostLast([...rest, ...results]) : [...results, ...rest];
    this.#isExhaustive = !search.isStopped && search.estimates === estimatesBefore;
  }

  /** Tries to prove the value of the position, with as many nodes as the plan grants by now. */
  #prove(): void {
    const { proof } = this.#options;
    const search = this.#search;
    if (proof === undefined || !isProver(search) || !this.#isComplete) return;
    const before = search.nodes;
    const maxNodes = proof.share * (before - this.#proofNodes) - this.#proofNodes;
    if (maxNodes < MIN_PROOF_NODES) return;
    const count = this.#scoresAll ? Infinity : proof.prove === undefined ? 1 : this.#lines;
    const prove = proof.prove ?? (this.#scoresAll ? proveAll : proveRoot);
    const proved = prove(search, this.#moves, maxNodes, count);
    this.#proofNodes += search.nodes - before;
    if (proved === undefined) return;
    this.#moves = proved;
    this.#provedMoves = count;
  }

  /** How far below the best score a move still gets an exact one. */
  get #margin(): number {
    const { scale } = this.#options;
    return this.#scoresAll ? Infinity : SOFTMAX_MARGIN * this.#plan.temperature * scale;
  }

  #scoreMove(move: Move, lower: number, isFirst: boolean): number {
    const search = this.#search;
    const { lossDepth = LOSS_DEPTH } = this.#options;
    if (!isFirst && this.#margin === 0) {
      const bound = search.scoreMove(move, this.#iteration, lower, lower + 1);
      if (search.isStopped) return bound;
      if (bound <= lower) return this.#iteration <= lossDepth ? this.#lossOr(bound, move) : bound;
    }
    return search.scoreMove(move, this.#iteration, lower, FULL_WINDOW);
  }

  /**
   * The score of a move if it loses for good within this iteration, otherwise its bound: should the best move turn out
   * to lose when no time is left, one of the others is played.
   */
  #lossOr(bound: number, move: Move): number {
    if (Math.abs(bound) > PROVED_SCORE) return bound;
    const loss = this.#search.scoreMove(move, this.#iteration, -PROVED_SCORE - 1, -PROVED_SCORE);
    return loss < -PROVED_SCORE ? loss : bound;
  }

  /** Nothing that could still be found would change the move. */
  #isDecided(): boolean {
    const [, second] = this.#moves;
    if (this.#isExhaustive || this.#provedMoves > 0) return true;
    const { purpose } = this.#options.run.limits;
    if (this.#scoresAll) return false;
    if (this.#moves.slice(0, this.#lines).every(({ score }) => isProved(score))) return true;
    if (this.#lines > 1) return false;
    if (purpose === 'analysis') return false;
    const isForced = second === undefined || second.score < -PROVED_SCORE;
    const enough = this.#options.proof === undefined ? FORCED_DEPTH : FORCED_PROOF_DEPTH;
    return isForced && this.#depth >= enough;
  }

  #choose(): RootMove {
    const best = this.#moves[0]!;
    // An iteration that was stopped leaves moves with the bounds of the one before, which may be higher.
    const isAnalysis = this.#options.run.limits.purpose === 'analysis';
    if (isProved(best.score) || this.#provedMoves > 0 || isAnalysis) return best;
    const values = this.#moves.map((each) => each.score / this.#options.scale);
    return this.#moves[sampleSoftmax(values, this.#plan.temperature, this.#random)]!;
  }

  #progress(best: RootMove): SearchProgress {
    const progress = {
      depth: this.#depth,
      nodes: this.#search.nodes,
      score: this.#scoreOf(best),
      principalVariation: [best.move, ...best.line],
    };
    if (!this.#scoresAll && this.#lines === 1) return progress;
    const told = this.#scoresAll ? this.#moves : this.#moves.slice(0, this.#lines);
    const rootScores = told.map((each, index) => ({
      move: each.move,
      // A proof of the best moves says nothing of the others.
      score: this.#scoreOf(each, index < this.#provedMoves),
      line: each.line,
    }));
    return { ...progress, rootScores };
  }

  #scoreOf({ score, line }: RootMove, isInProof = this.#provedMoves > 0): Score {
    const value = {
      score,
      isExhaustive: this.#isExhaustive || isInProof,
      isComplete: this.#isComplete,
      plies: this.#options.proof?.maxPlies ?? line.length + 1,
    };
    const { toScore, sideToMove, scale } = this.#options;
    return toScore?.(value) ?? makeScore(value, sideToMove, scale);
  }

  #isOver(nodes: number): boolean {
    if (this.#iteration === 1) return false;
    if (nodes >= this.#plan.maxNodes && this.#iteration > SAFE_DEPTH) return true;
    return this.#options.run.isOver(nodes);
  }
}

/** The highest scores among those seen, as many as there is room for. */
class HighestScores {
  readonly #scores: number[];

  constructor(room: number) {
    this.#scores = Array.from({ length: room }, () => -FULL_WINDOW);
  }

  get highest(): number {
    return this.#scores[0]!;
  }

  /** A score above this one gets a place. */
  get least(): number {
    return this.#scores.at(-1)!;
  }

  add(score: number): void {
    this.#scores.push(score);
    this.#scores.sort((a, b) => b - a);
    this.#scores.pop();
  }
}

/** With what loses for good behind the others, the longest resistance first. */
function lostLast(moves: readonly RootMove[]): RootMove[] {
  const lost = moves.filter(({ score }) => score < -PROVED_SCORE);
  const others = moves.filter((each) => !lost.includes(each));
  return [...others, ...lost.sort((a, b) => b.score - a.score)];
}

/** In random order, so that moves of equal score are equally likely. */
function shuffled(moves: readonly Move[], random: Random): Move[] {
  const order = [...moves];
  for (let i = order.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
  return order;
}
