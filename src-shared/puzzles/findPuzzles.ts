import type { Position } from '../core/game.ts';
import type { Move } from '../core/move.ts';
import type { Goal, PuzzleRecipe } from '../core/puzzle.ts';
import { makeRandom, pick, type Random } from '../core/random.ts';
import type { Setup } from '../core/setup.ts';
import { otherSide, type Side } from '../core/side.ts';
import { type GameId, gameById } from '../games/index.ts';
import { puzzleRecipe } from '../games/puzzles.ts';
import type { RootScore, Score, SearchResult } from '../search/engine.ts';
import { firstRating, lowestLevel } from './difficulty.ts';
import { type Puzzle, puzzleId } from './puzzle.ts';
import { PuzzleSolver, type Search } from './solver.ts';

export interface FindingOptions {
  readonly gameId: GameId;
  readonly search: Search;
  readonly seed: number;
  /** Whether a puzzle of a goal is still wanted. */
  isWanted(goal: Goal): boolean;
  /** Whether a position is like one there is already. */
  isKnown(setup: Setup, position: Position): boolean;
  /** Asked now and then whether to give up at once; what is found then is worth nothing. */
  readonly shouldStop?: () => boolean;
}

/** Levels whose games look like games and are made in no time. */
const PLAYING_LEVELS = [2, 3, 4, 5, 6];
/** Moves at random at the beginning, so that no two games are the same. */
const MOST_RANDOM_PLIES = 6;
/** Longer games come to nothing. */
const MOST_PLIES = 120;
/** Nodes for a move of a game. */
const PLAYING_NODES = 3_000;
/** Too few moves make no puzzle. */
const FEWEST_MOVES = 4;

/**
 * Plays one game between levels and looks for puzzles in it; each `yield` is a pause after a little work. A game gives
 * one puzzle of each goal at the most, so that they are different.
 */
export function* findPuzzles(options: FindingOptions): Generator<undefined, readonly Puzzle[]> {
  const { gameId, seed } = options;
  const recipe = puzzleRecipe(gameId);
  if (recipe === undefined) return [];
  const random = makeRandom(seed);
  const setup = pick(random, recipe.setups);
  const found: Puzzle[] = [];
  for (const position of yield* playGame(options, setup, random)) {
    const look = new Look(options, position);
    for (const goal of recipe.goals) {
      const isNew = !found.some((each) => isSameGoal(each.goal, goal));
      if (!isNew || !options.isWanted(goal) || !recipe.isRipe(position, goal)) continue;
      const puzzle = makePuzzle(options, recipe, { setup, look, goal });
      yield;
      if (puzzle === undefined) continue;
      found.push(puzzle);
      break;
    }
  }
  return found;
}

const isSameGoal = (one: Goal, other: Goal): boolean =>
  one.kind === other.kind && (one.kind === 'margin' || one.count === other.count);

/** The positions of a game between two levels, the earliest first. */
function* playGame(
  { gameId, search }: FindingOptions,
  setup: Setup,
  random: Random,
): Generator<undefined, readonly Position[]> {
  const game = gameById(gameId);
  const levels = [pick(random, PLAYING_LEVELS), pick(random, PLAYING_LEVELS)];
  const randomPlies = random.below(MOST_RANDOM_PLIES);
  const positions = [game.initial(setup)];
  for (let ply = 0; ply < MOST_PLIES; ply++) {
    const position = positions.at(-1)!;
    if (game.outcome(position) !== undefined) break;
    const level = levels[position.sideToMove]!;
    const limits = {
      level,
      timeMs: Infinity,
      maxNodes: PLAYING_NODES,
      seed: random.below(2 ** 32),
    };
    const move =
      ply < randomPlies
        ? pick(random, game.legalMoves(position))
        : search(gameId, position, { ...limits, tableMegabytes: 8 }).move;
    positions.push(game.play(position, move));
    yield;
  }
  return positions;
}

/** What the engine finds of a position, which is the same for every goal. */
class Look {
  readonly position: Position;
  readonly #solver: PuzzleSolver;
  #analysis: SearchResult | undefined;
  #scores: readonly RootScore[] | undefined;

  constructor({ search, gameId, shouldStop }: FindingOptions, position: Position) {
    this.position = position;
    const anyGoal: Goal = { kind: 'onlyWin', count: 0 };
    const { sideToMove } = position;
    this.#solver = new PuzzleSolver(search, gameId, anyGoal, sideToMove, { shouldStop });
  }

  get analysis(): SearchResult {
    return (this.#analysis ??= this.#solver.analyse(this.position));
  }

  /** By move, of a shorter search. */
  get scores(): readonly RootScore[] {
    return (this.#scores ??= this.#solver.scoreMoves(this.position));
  }
}

interface Candidate {
  readonly setup: Setup;
  readonly look: Look;
  readonly goal: Goal;
}

/** The puzzle that a position is, if it is one of this goal. */
function makePuzzle(
  { gameId, search, isKnown, shouldStop }: FindingOptions,
  recipe: PuzzleRecipe<Position>,
  { setup, look, goal: wanted }: Candidate,
): Puzzle | undefined {
  const game = gameById(gameId);
  const { position } = look;
  const { sideToMove } = position;
  if (game.legalMoves(position).length < FEWEST_MOVES || isKnown(setup, position)) return undefined;
  if (recipe.isScouted === true && !isPromising(look, wanted)) return undefined;
  const { score, nodes } = look.analysis;
  const goal = goalAt(wanted, score, sideToMove);
  if (goal === undefined) return undefined;
  const solver = new PuzzleSolver(search, gameId, goal, sideToMove, { shouldStop });
  if (recipe.isSolvedFast === true && !hasOneWin(solver, position)) return undefined;
  const right = onlyMove(solver, position);
  if (right === undefined) return undefined;
  const left = solver.leftAfter(position, solver.rules.allMoves);
  const line = solver.bestLine(game.play(position, right), left);
  if (line === undefined) return undefined;
  const solution = [right, ...line];
  const level = lowestLevel(search, gameId, position, right);
  const code = game.codec.encode(position);
  const id = puzzleId({ gameId, setup, code, goal });
  const rating = firstRating(goal, level, nodes);
  return { id, gameId, setup, code, goal, level, nodes, solution, rating };
}

/** The goal that a position may be a puzzle of, by what the engine has proved of it. */
function goalAt(wanted: Goal, score: Score, side: Side): Goal | undefined {
  const { kind, count } = wanted;
  // Who wins need save nothing, and who is lost anyway can't be saved.
  if (kind === 'save') {
    return score.kind === 'exact' && score.winner !== undefined ? undefined : { kind, count };
  }
  if (score.kind === 'estimate') return undefined;
  if (kind !== 'margin') return score.winner === side ? { kind, count } : undefined;
  const { margin } = score;
  if (margin === undefined) return undefined;
  return { kind: 'margin', count: score.winner === side ? margin : 0 - margin };
}

/** Whether there may be only one move, as far as a short look by the engine tells. */
function isPromising({ position, scores }: Look, { kind, count }: Goal): boolean {
  const isWonBy = (side: Side) => (each: RootScore) =>
    each.score.kind === 'exact' && each.score.winner === side && each.score.plies <= 2 * count;
  if (kind === 'win') return scores.filter(isWonBy(position.sideToMove)).length === 1;
  return scores.filter(isWonBy(otherSide(position.sideToMove))).length === scores.length - 1;
}

/** Whether one move alone wins, as far as the engine tells. */
function hasOneWin(solver: PuzzleSolver, position: Position): boolean {
  const { game } = solver;
  const side = position.sideToMove;
  let wins = 0;
  for (const move of game.legalMoves(position)) {
    const after = game.play(position, move);
    const score = game.outcome(after) ?? solver.analyse(after).score;
    if ('winner' in score && score.winner === side && ++wins > 1) return false;
  }
  return wins === 1;
}

/** The one move that reaches the goal, with as few moves as that takes; `undefined` when there are others, or none. */
function onlyMove(solver: PuzzleSolver, position: Position): Move | undefined {
  const { kind, count } = solver.goal;
  const moves = solver.rules.movesThatReach(position, 2);
  if (moves?.length !== 1) return undefined;
  if ((kind === 'win' || kind === 'save') && count > 1) {
    const shorter = solver.overRules({ kind, count: count - 1 });
    // A win is one in fewer moves, or a threat is only dangerous with all its moves.
    const isReached = shorter.movesThatReach(position, 2)?.length;
    if (isReached === undefined || (kind === 'win' ? isReached > 0 : isReached < 2))
      return undefined;
  }
  return moves[0];
}
