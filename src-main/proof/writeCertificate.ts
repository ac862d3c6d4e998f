import { otherSide, type Side } from '../../src-shared/core/side.ts';
import { gameById } from '../../src-shared/games/index.ts';
import type { ScoreFourPosition } from '../../src-shared/games/scoreFour/position.ts';
import { type Value, winsFor } from '../../src-shared/games/scoreFour/prover.ts';
import { legalMoves, outcome, play } from '../../src-shared/games/scoreFour/rules.ts';
import { canonical } from '../../src-shared/games/scoreFour/symmetry.ts';
import type { ProofNode, ProofTree } from './proofTree.ts';

type Goal = 'win' | 'hold';

/** What a certificate says of a value, in the file that `proofCheck` reads. */
export function makeCertificate(
  position: ScoreFourPosition,
  value: Value,
  tree: ProofTree,
): object {
  const strategy = (side: Side, goal: Goal): object => ({
    side: side === 0 ? 'white' : 'black',
    goal,
    moves: new StrategyWriter(tree, side, goal).write(position),
  });
  const strategies =
    value === 0
      ? [strategy(0, 'hold'), strategy(1, 'hold')]
      : [strategy(value === 1 ? 0 : 1, 'win')];
  return {
    ...{ format: 'quintet-certificate', version: 1, game: 'scoreFour' },
    position: gameById('scoreFour').codec.encode(position),
    value: value === 0 ? 'draw' : value === 1 ? 'white' : 'black',
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

  write(position: ScoreFourPosition): string {
    this.#follow(position);
    return this.#said.join('');
  }

  #follow(position: ScoreFourPosition): void {
    const isOwn = position.sideToMove === this.#side;
    const moves = legalMoves(position).map((move) => ({ move, next: play(position, move) }));
    if (isOwn && moves.some(({ next }) => outcome(next)?.winner === this.#side)) return;
    const { key } = canonical(position);
    if (this.#seen.has(key)) return;
    this.#seen.add(key);
    const after = moves.map(({ move, next }) => {
      const child = this.#tree.find(canonical(next).key);
      return { move, next, child, isReached: child !== undefined && this.#isReached(child) };
    });
    const reached = after.filter(({ isReached }) => isReached);
    // A short way first: one that is not followed any further.
    const best = reached.find(({ child }) => child?.children === undefined) ?? reached[0];
    if (isOwn && best !== undefined) {
      this.#said.push(best.move.toString(16));
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
