import type { Move } from '../../core/move.ts';
import {
  type RootScore,
  type Score,
  scoredMoves,
  type SearchProgress,
  type SearchResult,
} from '../../search/engine.ts';
import { isProved, makeScore, pliesToEnd } from '../../search/score.ts';
import type { SearchRun } from '../../search/searchRun.ts';
import type { DomineeringRoot } from './root.ts';
import type { DomineeringPosition } from './position.ts';

/** Nodes for the first move before the next one is tried; in later rounds four times as many. */
const FIRST_BUDGET = 2 ** 20;
/** Each move gets half as many as the one before it, so that together they take little more than the first one; at least: */
const LEAST_BUDGET = 2 ** 14;

export interface SolvingOptions {
  readonly position: DomineeringPosition;
  readonly root: DomineeringRoot;
  readonly run: SearchRun;
  /** What a search of a few plies says of every move. */
  readonly shallow: SearchResult;
  readonly scale: number;
  /** Part of what is left of the time and the nodes, 0–1. */
  readonly share: number;
}

interface SolvedMove {
  readonly move: Move;
  /** As in a search: a proved win or loss of the side that moves. */
  readonly score: number;
  /** Nodes that the other side's win took. */
  readonly effort: number;
  /** The line after a winning move. */
  readonly line: readonly Move[];
}

/** Finds out who wins, move by move, in rounds of growing effort: the table keeps what a former round found. */
export class Solving {
  readonly #options: SolvingOptions;
  /** The root moves in the order in which they are tried. */
  readonly #ordered: readonly RootScore[];
  readonly #solved: SolvedMove[] = [];
  /** Nodes by move, as long as it is not solved. */
  readonly #efforts = new Map<Move, number>();

  constructor(options: SolvingOptions) {
    this.#options = options;
    const { root, shallow } = options;
    if (shallow.rootScores === undefined) throw new Error('solving needs a score of every move');
    const moveOrderScores = new Map(
      shallow.rootScores.map(({ move }) => [move, root.moveOrderScore(move)]),
    );
    this.#ordered = [...shallow.rootScores].sort(
      (a, b) => moveOrderScores.get(b.move)! - moveOrderScores.get(a.move)!,
    );
  }

  /** The result when who wins was found within the limits, and that of every move when they ask for all scores. */
  run(): SearchResult | undefined {
    const { root, run, share } = this.#options;
    const { scoresAll } = run.limits;
    const lastMs = run.nowMs() + share * (run.endMs - run.nowMs());
    const lastNodes = root.nodes + share * (run.mostNodes - root.nodes);
    run.describe = () => this.#progress();
    let isOver = false;
    for (let budget = FIRST_BUDGET; ; budget *= 4) {
      const unsolvedKeys = new Set<bigint>();
      let allowed = budget;
      for (const { move } of this.#unsolved()) {
        const key = root.keyAfter(move);
        if (unsolvedKeys.has(key)) continue;
        const before = root.nodes;
        const mostNodes = before + allowed;
        root.begin((nodes) => {
          isOver = run.isOver(nodes) || nodes >= lastNodes || run.nowMs() >= lastMs;
          return isOver || nodes >= mostNodes;
        });
        const score = root.solveMove(move);
        if (isOver) return undefined;
        const effort = root.nodes - before + (this.#efforts.get(move) ?? 0);
        this.#efforts.set(move, effort);
        if (score === undefined) {
          unsolvedKeys.add(key);
          allowed = Math.max(LEAST_BUDGET, allowed / 2);
          continue;
        }
        this.#solved.push({
          move,
          score,
          effort,
          line: score > 0 ? root.lineAfterWin(move) : [],
        });
        if (score > 0 && scoresAll !== true) break;
      }
      const isWon = this.#solved.some(({ score }) => score > 0);
      if (this.#unsolved().length === 0 || (isWon && scoresAll !== true)) break;
    }
    run.report(this.#progress());
    return this.best();
  }

  #unsolved(): readonly RootScore[] {
    const solved = new Set(this.#solved.map(({ move }) => move));
    return this.#ordered.filter(({ move }) => !solved.has(move));
  }

  /** The best that is known. */
  best(): SearchResult {
    const progress = this.#progress();
    return { ...progress, move: progress.principalVariation[0] ?? this.#options.shallow.move };
  }

  #progress(): SearchProgress {
    const { root, run, shallow } = this.#options;
    const { nodes } = root;
    const asked = scoredMoves(run.limits);
    const unsolved = this.#unsolved();
    const best = this.#bestSolved(unsolved.length === 0);
    // That all is lost is only known when nothing is left.
    const first = best ?? unsolved[0];
    const rootScores = [...this.#rootScores('won'), ...unsolved, ...this.#rootScores('lost')];
    return {
      nodes,
      depth: best === undefined ? shallow.depth : pliesToEnd(best.score),
      score: best === undefined ? (unsolved[0]?.score ?? shallow.score) : this.#scoreOf(best.score),
      principalVariation:
        best === undefined ? [first?.move ?? shallow.move] : [best.move, ...best.line],
      ...(asked === 1 ? {} : { rootScores: rootScores.slice(0, asked) }),
    };
  }

  /** The quickest win; when nothing but losses is left, the one that was hardest to find. */
  #bestSolved(isComplete: boolean): SolvedMove | undefined {
    const won = this.#solved.filter((each) => each.score > 0).sort((a, b) => b.score - a.score);
    if (won.length > 0 || !isComplete) return won[0];
    // What lets the enemy end the game at once is no defence.
    const lasting = this.#solved.filter((each) => pliesToEnd(each.score) > 2);
    const choice = lasting.length > 0 ? lasting : this.#solved;
    return [...choice].sort((a, b) => b.effort - a.effort || a.score - b.score)[0];
  }

  #rootScores(kind: 'won' | 'lost'): RootScore[] {
    return this.#solved
      .filter(({ score }) => score > 0 === (kind === 'won'))
      .sort((a, b) => b.score - a.score)
      .map(({ move, score, line }) => ({ move, score: this.#scoreOf(score), line }));
  }

  #scoreOf(score: number): Score {
    const { position, scale } = this.#options;
    const value = { score, isExhaustive: isProved(score), isComplete: true, plies: 0 };
    return makeScore(value, position.sideToMove, scale);
  }
}
