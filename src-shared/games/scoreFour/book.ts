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

/** What the book has of a position, with the symmetries that lead from the board of its key. */
function knownOf(position: ScoreFourPosition) {
  if (beadCount(position, 0) - beadCount(position, 1) !== position.sideToMove) return undefined;
  const { key, symmetries } = canonical(position);
  const entry = BOOK.get(key);
  return entry && { entry, symmetries };
}

type Known = NonNullable<ReturnType<typeof knownOf>>;

function movesOf({ entry, symmetries }: Known): readonly OpeningMove[] {
  const [best, depth, , winProbability] = entry;
  const pegs = new Set(symmetries.map((symmetry) => symmetry.indexOf(best)));
  return [...pegs].map((peg) => ({ move: asMove(peg), winProbability, depth }));
}

/** The pegs of the opening book, if it has the position: those that are the same but for symmetry. */
export function bookMoves(position: ScoreFourPosition): readonly OpeningMove[] {
  const known = knownOf(position);
  return known === undefined ? [] : movesOf(known);
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
  const known = knownOf(position);
  if (known === undefined || known.entry[2] < leastNodes) return undefined;
  const moves = movesOf(known);
  const { move, winProbability, depth = 0 } = pick(makeRandom(seed), moves);
  return {
    ...{ move, depth, nodes: 0, principalVariation: [move] },
    score: { kind: 'estimate', winProbability },
  };
}
