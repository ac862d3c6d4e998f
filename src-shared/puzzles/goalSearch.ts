import type { Game, Position } from '../core/game.ts';
import type { Move } from '../core/move.ts';
import type { Goal, PuzzleRecipe } from '../core/puzzle.ts';
import { otherSide, type Side } from '../core/side.ts';

export interface GoalSearchOptions<P extends Position> {
  readonly game: Game<P>;
  readonly recipe: Pick<PuzzleRecipe<P>, 'margin' | 'mayWinWithin'>;
  readonly goal: Goal;
  /** The side that is to reach the goal. */
  readonly side: Side;
  /** Positions looked at for one question before it gives up. */
  readonly maxNodes: number;
  /** Asked now and then whether to give up at once. */
  readonly shouldStop?: (() => boolean) | undefined;
}

/** What was found of a position, by the moves that the attacker had left. */
interface Known {
  /** With so many, or more, it succeeds. */
  readonly enough?: number;
  /** With so many, or fewer, it does not. */
  readonly tooFew?: number;
}

/** Positions that are remembered from one question to the next. */
const MOST_KNOWN = 300_000;

/** So many positions are looked at in a few milliseconds. */
const NODES_PER_POLL = 256;

/** The search has used up its nodes, or was told to stop. */
class GaveUp extends Error {}

/**
 * Finds out over the rules alone whether a goal can be reached whatever the other side does: every line is followed to
 * its end, or for as many moves as the goal says. It remembers what it found for further questions.
 */
export class GoalSearch<P extends Position> {
  readonly #options: GoalSearchOptions<P>;
  /** Who is to force something: the solver, or the other side where the solver is to prevent it. */
  readonly #attacker: Side;
  readonly #known = new Map<string, Known>();
  /** By side and moves left: the move that decided last. */
  readonly #deciders = new Map<number, Move>();
  /** Positions looked at for the question. */
  #nodes = 0;

  constructor(options: GoalSearchOptions<P>) {
    const { goal, side } = options;
    this.#options = options;
    this.#attacker = goal.kind === 'save' ? otherSide(side) : side;
  }

  /**
   * Whether the goal can still be reached.
   * @param left how many of the goal's moves are left.
   * @returns `undefined` when it gave up.
   */
  isReachable(position: P, left = this.allMoves): boolean | undefined {
    this.#nodes = 0;
    if (this.#known.size > MOST_KNOWN) this.#known.clear();
    try {
      const isForced = this.#isForced(position, left);
      return this.#options.goal.kind === 'save' ? !isForced : isForced;
    } catch (error) {
      if (error instanceof GaveUp) return undefined;
      throw error;
    }
  }

  /** The moves that reach the goal; `undefined` when it gave up. @param most no more than so many are looked for. */
  movesThatReach(position: P, most = Infinity): readonly Move[] | undefined {
    const found: Move[] = [];
    const left = this.allMoves - (this.#attacker === position.sideToMove ? 1 : 0);
    for (const move of this.#options.game.legalMoves(position)) {
      const isReached = this.isReachable(this.#options.game.play(position, move), left);
      if (isReached === undefined) return undefined;
      if (isReached) found.push(move);
      if (found.length >= most) break;
    }
    return found;
  }

  /** How many moves the goal allows its attacker from the start. */
  get allMoves(): number {
    const { kind, count } = this.#options.goal;
    return kind === 'win' || kind === 'save' ? count : Infinity;
  }

  #isForced(position: P, left: number): boolean {
    const { game, recipe, maxNodes, shouldStop } = this.#options;
    if (++this.#nodes > maxNodes) throw new GaveUp();
    if (this.#nodes % NODES_PER_POLL === 1 && shouldStop?.() === true) throw new GaveUp();
    const outcome = game.outcome(position);
    if (outcome !== undefined) return this.#isSuccess(position, outcome.winner);
    if (left <= 0) return false;
    if (recipe.mayWinWithin?.(position, this.#attacker, left) === false) return false;
    const key = keyOf(game, position);
    const { enough, tooFew } = this.#known.get(key) ?? {};
    if (enough !== undefined && enough <= left) return true;
    if (tooFew !== undefined && tooFew >= left) return false;
    const isForced = this.#tryMoves(position, left);
    // Whatever was found meanwhile of the same position was found with fewer moves left.
    const known = this.#known.get(key);
    this.#known.set(key, { ...known, ...(isForced ? { enough: left } : { tooFew: left }) });
    return isForced;
  }

  #isSuccess(position: P, winner: Side | undefined): boolean {
    const { recipe, goal } = this.#options;
    if (goal.kind !== 'margin') return winner === this.#attacker;
    const margin = recipe.margin?.(position) ?? 0;
    return (this.#attacker === 0 ? margin : -margin) >= goal.count;
  }

  #tryMoves(position: P, left: number): boolean {
    const { game } = this.#options;
    const isAttack = position.sideToMove === this.#attacker;
    const slot = isAttack ? left : -1 - left;
    const decider = this.#deciders.get(slot);
    for (const move of inOrder(game.legalMoves(position), decider)) {
      const isForced = this.#isForced(game.play(position, move), isAttack ? left - 1 : left);
      if (isForced !== isAttack) continue;
      this.#deciders.set(slot, move);
      return isAttack;
    }
    return !isAttack;
  }
}

/** Board and side to move as text. */
const keyOf = <P extends Position>(game: Game<P>, position: P): string =>
  game.repetitionKey?.(position) ?? game.codec.encode(position);

const inOrder = (moves: readonly Move[], first: Move | undefined): readonly Move[] =>
  first === undefined || !moves.includes(first)
    ? moves
    : [first, ...moves.filter((move) => move !== first)];
