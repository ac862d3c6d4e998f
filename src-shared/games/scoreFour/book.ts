import { asMove } from '../../core/move.ts';
import { makeRandom, pick } from '../../core/random.ts';
import type { SearchResult } from '../../search/engine.ts';
import type { ScoreFourPosition } from './position.ts';
import { beadCount } from './position.ts';
import entries from './book.json';
import { canonical } from './symmetry.ts';

/** What a long search found in a position. */
export interface BookEntry {
  /** The best peg, in the board of the key. */
  readonly peg: number;
  /** Plies searched. */
  readonly depth: number;
  readonly nodes: number;
  /** White's chance to win, 0–1. */
  readonly chance: number;
}

/** By the key of symmetry.ts; `npm run make -- scoreFourBook` makes it. */
const BOOK: ReadonlyMap<string, BookEntry> = new Map(Object.entries(entries));

/** The move of the opening book, if it has the position: one of those that are the same but for symmetry. */
export function lookUp(position: ScoreFourPosition, seed: number): SearchResult | undefined {
  if (beadCount(position, 0) - beadCount(position, 1) !== position.sideToMove) return undefined;
  const { key, symmetries } = canonical(position);
  const entry = BOOK.get(key);
  if (entry === undefined) return undefined;
  const move = asMove(pick(makeRandom(seed), symmetries).indexOf(entry.peg));
  return {
    move,
    depth: entry.depth,
    nodes: 0,
    score: { kind: 'estimate', winProbability: entry.chance },
    principalVariation: [move],
  };
}
