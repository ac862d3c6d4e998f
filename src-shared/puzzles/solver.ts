import type { Position } from '../core/game.ts';
import { MAX_LEVEL } from '../core/limits.ts';
import type { Move } from '../core/move.ts';
import type { Goal, PuzzleRecipe } from '../core/puzzle.ts';
import type { Side } from '../core/side.ts';
import { type AnyGame, type GameId, gameById } from '../games/index.ts';
import { puzzleRecipe } from '../games/puzzles.ts';
import type { RootScore, SearchLimits, SearchResult } from '../search/engine.ts';
import { GoalSearch } from './goalSearch.ts';

/** Searches a position in this thread. */
export type Search = (gameId: GameId, position: Position, limits: SearchLimits) => SearchResult;

/** Nodes in which the engine is to prove something. Those of Hex are playouts, with as many proof steps beside them. */
const PROOF_NODES: Readonly<Partial<Record<GameId, number>>> = { hex: 3_000 };
const USUAL_PROOF_NODES = 150_000;
/** Nodes for a first look at all moves. */
const SCOUT_NODES = 40_000;
/** Positions that are looked at over the rules. */
export const RULES_NODES = 60_000;
/** By nodes and with one seed, so that every puzzle can be made again. */
const LIMITS = {
  level: MAX_LEVEL,
  purpose: 'analysis',
  timeMs: Infinity,
  seed: 1,
  tableMegabytes: 8,
} as const;

/** How much each question may cost over the rules. */
export interface SolverEffort {
  /** Positions. */
  readonly maxNodes?: number;
  /** Asked now and then whether to give up at once; the search is told by whoever made it. */
  readonly shouldStop?: (() => boolean) | undefined;
}

/** Plays both sides of one puzzle at their best: what the engine finds is checked over the rules. */
export class PuzzleSolver {
  readonly #search: Search;
  readonly gameId: GameId;
  readonly game: AnyGame;
  readonly recipe: PuzzleRecipe<Position>;
  readonly goal: Goal;
  /** For the goal, over the rules. */
  readonly rules: GoalSearch<Position>;
  readonly #side: Side;
  readonly #effort: SolverEffort;

  /** @param side who is to reach the goal. */
  constructor(search: Search, gameId: GameId, goal: Goal, side: Side, effort: SolverEffort = {}) {
    const recipe = puzzleRecipe(gameId);
    if (recipe === undefined) throw new Error(`there are no puzzles of ${gameId}`);
    this.#search = search;
    this.#side = side;
    this.#effort = effort;
    this.gameId = gameId;
    this.game = gameById(gameId);
    this.recipe = recipe;
    this.goal = goal;
    this.rules = this.overRules(goal);
  }

  /** What the engine finds, with a whole line where it finds the end. */
  analyse(position: Position): SearchResult {
    const maxNodes = PROOF_NODES[this.gameId] ?? USUAL_PROOF_NODES;
    return this.#search(this.gameId, position, { ...LIMITS, maxNodes });
  }

  /** What the engine finds of every move, in fewer nodes: to look closer where it is worth it. */
  scoreMoves(position: Position): readonly RootScore[] {
    const limits = { ...LIMITS, maxNodes: SCOUT_NODES, scoresAll: true };
    return this.#search(this.gameId, position, limits).rootScores ?? [];
  }

  /** Answers over the rules alone. */
  overRules(goal: Goal): GoalSearch<Position> {
    const { game, recipe } = this;
    const { maxNodes = RULES_NODES, shouldStop } = this.#effort;
    return new GoalSearch({ game, recipe, goal, side: this.#side, maxNodes, shouldStop });
  }

  /**
   * Whether the goal can be reached with so many of its moves left, by what the engine proves or else over the rules.
   * @returns `undefined` when neither finds out.
   */
  isReachable(position: Position, left: number): boolean | undefined {
    return this.rules.isReachable(position, left) ?? this.#isProved(position, left);
  }

  #isProved(position: Position, left: number): boolean | undefined {
    const { score } = this.analyse(position);
    if (score.kind === 'estimate') return undefined;
    const isOwn = score.winner === this.#side;
    const { kind, count } = this.goal;
    if (kind === 'margin') {
      if (score.margin === undefined) return undefined;
      return (isOwn ? score.margin : -score.margin) >= count;
    }
    if (kind === 'onlyWin') return isOwn;
    if (kind === 'save') {
      if (isOwn || score.winner === undefined) return true;
      return score.plies <= 2 * left ? false : undefined;
    }
    if (!isOwn) return false;
    return score.plies <= 2 * left ? true : undefined;
  }

  /** How many of the goal's moves are left after a move. */
  leftAfter(position: Position, left: number): number {
    const isCounted = (position.sideToMove === this.#side) === (this.goal.kind === 'win');
    return isCounted ? left - 1 : left;
  }

  /**
   * The best move of either side: for the goal, one that keeps it in reach; against it, one that makes it
   * impossible, or else lets it take as long as it can.
   */
  bestMove(position: Position, left: number): Move {
    const isOwn = position.sideToMove === this.#side;
    const found = this.analyse(position).move;
    const moves = this.game.legalMoves(position);
    const ordered = [found, ...moves.filter((move) => move !== found)];
    const after = this.leftAfter(position, left);
    const isGood = (move: Move, stillLeft: number): boolean =>
      this.rules.isReachable(this.game.play(position, move), stillLeft) === isOwn;
    const spoiling = ordered.find((move) => isGood(move, after));
    if (spoiling !== undefined || isOwn || !Number.isFinite(left)) return spoiling ?? found;
    // Whoever is lost holds out: the attack does not come through with one move less.
    const isWin = this.goal.kind === 'win';
    return (isWin ? ordered.find((move) => isGood(move, after - 1)) : undefined) ?? found;
  }

  /** Whether nothing is left to do: the game is over, or who has to be held off has no moves left. */
  isDone(position: Position, left: number): boolean {
    return (this.goal.kind === 'save' && left <= 0) || this.game.outcome(position) !== undefined;
  }

  /** The line that both sides play at their best, to the end; `undefined` when that is not found. */
  bestLine(position: Position, left: number, most = 60): readonly Move[] | undefined {
    const line: Move[] = [];
    let [at, stillLeft] = [position, left];
    while (!this.isDone(at, stillLeft) && line.length < most) {
      const move = this.bestMove(at, stillLeft);
      line.push(move);
      stillLeft = this.leftAfter(at, stillLeft);
      at = this.game.play(at, move);
    }
    return this.isDone(at, stillLeft) && !(this.goal.kind === 'win' && stillLeft < 0)
      ? line
      : undefined;
  }
}
