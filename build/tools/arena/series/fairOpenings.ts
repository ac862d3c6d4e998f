import { asMove, type Move } from '../../../../src-shared/core/move.ts';
import { makeRandom } from '../../../../src-shared/core/random.ts';
import type { Setup } from '../../../../src-shared/core/setup.ts';
import { openingChances } from '../../../../src-shared/games/hex/opening.ts';
import type { GameId } from '../../../../src-shared/games/index.ts';
import type { Openings } from './openings.ts';

/** The part of all first stones at Hex that counts as fair: those nearest to an even chance. */
const FAIR_PART = 0.25;

/** First moves that leave both sides about even, the fairest first; `undefined` where none are known. */
function fairMoves(gameId: GameId, setup: Setup): readonly Move[] | undefined {
  if (gameId !== 'hex') return undefined;
  const chances = openingChances(setup['size'] ?? 0);
  if (chances === undefined) return undefined;
  const unfairness = (cell: number): number => Math.abs(chances[cell]! - 0.5);
  return [...chances.keys()]
    .toSorted((a, b) => unfairness(a) - unfairness(b))
    .slice(0, Math.ceil(FAIR_PART * chances.length))
    .map(asMove);
}

/**
 * One fair first move for each pair, in an order that the seed chooses, so that a match measures its players and not
 * the opening; `undefined` where no fair first moves are known.
 */
export function fairOpenings(gameId: GameId, setup: Setup, seed: number): Openings | undefined {
  const moves = fairMoves(gameId, setup);
  if (moves === undefined) return undefined;
  const random = makeRandom(seed);
  const order = moves
    .map((move) => ({ move, place: random.unit() }))
    .toSorted((a, b) => a.place - b.place);
  return (pair) => [order[pair % order.length]!.move];
}
