import type { Position } from '../core/game.ts';
import type { Move } from '../core/move.ts';
import { otherSide } from '../core/side.ts';
import { type Puzzle, startOf } from './puzzle.ts';
import { PuzzleSolver, type Search } from './solver.ts';

/**
 * What a try comes to, with what the other side answers:
 * - `right`: the goal is still within reach, and the person goes on;
 * - `solved`: it is reached, or cannot be missed any more;
 * - `wrong`: the answer shows why;
 * - `unsure`: neither could be proved, so that nobody is told that they are wrong.
 */
export type VerdictKind = 'right' | 'solved' | 'wrong' | 'unsure';

export interface Verdict {
  readonly kind: VerdictKind;
  /** Moves of the other side, all that it makes in one turn; a refutation goes on as long as it is forced. */
  readonly reply: readonly Move[];
}

/** Positions that a question may cost over the rules: more than in making a puzzle, as somebody waits for one answer. */
const MOST_NODES = 400_000;
/** The longest refutation, plies. */
const LONGEST_REFUTATION = 9;

/** Judges the tries at one puzzle; it remembers what it has found out. */
export class PuzzleJudge {
  readonly #puzzle: Puzzle;
  readonly #solver: PuzzleSolver;
  readonly #start: Position;

  constructor(search: Search, puzzle: Puzzle) {
    const { gameId, goal } = puzzle;
    this.#puzzle = puzzle;
    this.#start = startOf(puzzle);
    const { sideToMove } = this.#start;
    this.#solver = new PuzzleSolver(search, gameId, goal, sideToMove, { maxNodes: MOST_NODES });
  }

  /**
   * Judges the last of some moves that were made from the start, each by whose turn it was.
   * @returns `undefined` when they are no moves of the person, or not legal.
   */
  judge(moves: readonly Move[]): Verdict | undefined {
    const { game, rules } = this.#solver;
    let [position, left, mover] = [this.#start, rules.allMoves, undefined as number | undefined];
    for (const move of moves) {
      if (!game.check(position, move).ok) return undefined;
      mover = position.sideToMove;
      left = this.#solver.leftAfter(position, left);
      position = game.play(position, move);
    }
    if (mover !== this.#start.sideToMove) return undefined;
    const isReachable = this.#isReachable(moves, position, left);
    if (isReachable === undefined) return { kind: 'unsure', reply: [] };
    if (!isReachable) return { kind: 'wrong', reply: this.#refutation(position, left) };
    return this.#goOn(moves, position, left);
  }

  /** The other side's best defence, and whether the puzzle is over with it. */
  #goOn(moves: readonly Move[], position: Position, left: number): Verdict {
    const { game } = this.#solver;
    const side = this.#start.sideToMove;
    const reply: Move[] = [];
    let [at, stillLeft] = [position, left];
    while (!this.#solver.isDone(at, stillLeft) && at.sideToMove !== side) {
      const move = this.#known([...moves, ...reply]) ?? this.#solver.bestMove(at, stillLeft);
      reply.push(move);
      stillLeft = this.#solver.leftAfter(at, stillLeft);
      at = game.play(at, move);
    }
    const isOver = this.#solver.isDone(at, stillLeft) || this.#cannotMiss(at, stillLeft);
    return { kind: isOver ? 'solved' : 'right', reply };
  }

  #isReachable(moves: readonly Move[], position: Position, left: number): boolean | undefined {
    const { solution } = this.#puzzle;
    if (moves.every((move, index) => move === solution[index])) return true;
    // That there is no other first move was proved when the puzzle was made.
    if (moves.length === 1) return false;
    return this.#solver.isReachable(position, left);
  }

  /** What the solution goes on with after these moves. */
  #known(moves: readonly Move[]): Move | undefined {
    const { solution } = this.#puzzle;
    return moves.every((move, index) => move === solution[index])
      ? solution[moves.length]
      : undefined;
  }

  /** Whether every move reaches the goal, where it is no win to be seen on the board. */
  #cannotMiss(position: Position, left: number): boolean {
    const { game, rules, goal } = this.#solver;
    if (goal.kind !== 'onlyWin' && goal.kind !== 'margin') return false;
    return game
      .legalMoves(position)
      .every((move) => rules.isReachable(game.play(position, move), left) === true);
  }

  /** What the other side does that a wrong move allows; a loss that comes by force is shown to its end. */
  #refutation(position: Position, left: number): readonly Move[] {
    const { game, goal } = this.#solver;
    const side = this.#start.sideToMove;
    const line: Move[] = [];
    let [at, stillLeft] = [position, left];
    while (game.outcome(at) === undefined && line.length < LONGEST_REFUTATION) {
      if (at.sideToMove === side && goal.kind !== 'save') break;
      const move = this.#solver.bestMove(at, stillLeft);
      line.push(move);
      stillLeft = this.#solver.leftAfter(at, stillLeft);
      at = game.play(at, move);
    }
    return goal.kind === 'save' && game.outcome(at)?.winner !== otherSide(side)
      ? line.slice(0, 1)
      : line;
  }
}
