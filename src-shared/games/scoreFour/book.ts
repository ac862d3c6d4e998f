import { asMove } from '../../core/move.ts';
import { makeRandom, pick } from '../../core/random.ts';
import type { OpeningMove, SearchResult } from '../../search/engine.ts';
import type { ScoreFourPosition } from './position.ts';
import { beadCount } from './position.ts';
import entries from './book.json';
import { canonical } from './symmetry.ts';

/**
 * What a long search found in a position: the best peg, in the board of the key; plies and nodes searched; White's chance
 * to win, 0–1.
 */
export type StoredEntry = readonly [peg: number, depth: number, nodes: number, chance: number];

/** By the key of symmetry.ts; `npm run make -- scoreFourBook` makes it. */
const BOOK: ReadonlyMap<string, StoredEntry> = new Map(
  Object.entries(entries as unknown as Readonly<Record<string, StoredEntry>>),
);

/** The pegs of the opening book, if it has the position: those that are the same but for symmetry. */
export function bookMoves(position: ScoreFourPosition): readonly OpeningMove[] {
  if (beadCount(position, 0) - beadCount(position, 1) !== position.sideToMove) return [];
  const { key, symmetries } = canonical(position);
  const entry = BOOK.get(key);
  if (entry === undefined) return [];
  const [best, depth, , winProbability] = entry;
  const pegs = new Set(symmetries.map((symmetry) => symmetry.indexOf(best)));
  return [...pegs].map((peg) => ({ move: asMove(peg), winProbability, depth }));
}

/**
 * The answer of the opening book, if it has the position: one of its pegs.
 *
 * @param leastNodes entries behind which there are fewer are passed over
 */
export function lookUp(
  position: ScoreFourPosition,
  seed: number,
  leastNodes = 0,
): SearchResult | undefined {
  const moves = bookMoves(position);
  const [, , nodes = 0] = BOOK.get(canonical(position).key) ?? [];
  if (moves.length === 0 || nodes < leastNodes) return undefined;
  const { move, winProbability, depth = 0 } = pick(makeRandom(seed), moves);
  return {
    ...{ move, depth, nodes: 0, principalVariation: [move] },
    score: { kind: 'estimate', winProbability },
  };
}
