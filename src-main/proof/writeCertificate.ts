import type { Position } from '../../src-shared/core/game.ts';
import { otherSide, type Side } from '../../src-shared/core/side.ts';
import { type Value, winsFor } from '../../src-shared/search/prover.ts';
import { setupIn, sideWord } from './proofSubject.ts';
import type { ProofNode, ProofTree } from './proofTree.ts';

type Goal = 'win' | 'hold';

/** What a certificate says of a value, in the file that `proofCheck` reads. */
export function makeCertificate(value: Value, tree: ProofTree): object {
  const { subject } = tree;
  const { game, gameId, position } = subject;
  const strategy = (side: Side, goal: Goal): object => ({
    side: sideWord(subject, side),
    goal,
    moves: new StrategyWriter(tree, side, goal).write(position),
  });
  const strategies =
    value === 0
      ? [strategy(0, 'hold'), strategy(1, 'hold')]
      : [strategy(value === 1 ? 0 : 1, 'win')];
  return {
    ...{ format: 'quintet-certificate', version: 1, game: gameId },
    ...setupIn(subject),
    position: game.codec.encode(position),
    value: value === 0 ? 'draw' : sideWord(subject, value === 1 ? 0 : 1),
    strategies,
  };
}

/** Writes down the way of a side to its goal, as `Strategy` in `proofCheck` tells. */
class StrategyWriter {
  readonly #tree: ProofTree;
  readonly #side: Side;
  readonly #goal: Goal;
  readonly #seen = new Set<string>();
  readonly #said: string[] = [];

  constructor(tree: ProofTree, side: Side, goal: Goal) {
    this.#tree = tree;
    this.#side = side;
    this.#goal = goal;
  }

  write(position: Position): string {
    this.#follow(position);
    return this.#said.join('');
  }

  #follow(position: Position): void {
    const { game, proofs } = this.#tree.subject;
    const isOwn = position.sideToMove === this.#side;
    const moves = game
      .legalMoves(position)
      .map((move) => ({ move, next: game.play(position, move) }));
    if (isOwn && moves.some(({ next }) => game.outcome(next)?.winner === this.#side)) return;
    const key = proofs.keyOf(position);
    if (this.#seen.has(key)) return;
    this.#seen.add(key);
    const after = moves.map(({ move, next }) => {
      const child = this.#tree.find(proofs.keyOf(next));
      return { move, next, child, isReached: child !== undefined && this.#isReached(child) };
    });
    const reached = after.filter(({ isReached }) => isReached);
    // A short way first: one that is not followed any further.
    const best = reached.find(({ child }) => child?.children === undefined) ?? reached[0];
    if (isOwn && best !== undefined) {
      this.#said.push(proofs.moveCode(best.move));
      this.#follow(best.next);
    } else if (!isOwn && moves.length > 0 && reached.length === moves.length) {
      this.#said.push('+');
      for (const { next } of moves) this.#follow(next);
    } else this.#said.push('=');
  }

  #isReached({ bounds }: ProofNode): boolean {
    return this.#goal === 'win'
      ? winsFor(bounds, this.#side) === true
      : winsFor(bounds, otherSide(this.#side)) === false;
  }
}
