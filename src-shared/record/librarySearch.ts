import type { GameId } from '../games/index.ts';
import type { MatchConfig } from '../match/match.ts';
import { onlyPerson } from '../match/onlyPerson.ts';
import type { Label } from './labels.ts';
import type { LibraryEntry } from './libraryEntry.ts';

/** How a match stands for the one person in it; of two people somebody has `decided` it. */
export const RESULTS = ['unfinished', 'won', 'lost', 'draw', 'decided'] as const;

export type LibraryResult = (typeof RESULTS)[number];

export const OPPONENTS = ['person', 'computer', 'program'] as const;

export type Opponent = (typeof OPPONENTS)[number];

/** How long a match is, the most plies of each but the last. */
export const LENGTHS = ['short', 'middle', 'long'] as const;
export const MOST_PLIES = { short: 20, middle: 50 } as const;

export type MatchLength = (typeof LENGTHS)[number];

export const ORDERS = ['newest', 'oldest', 'longest', 'shortest'] as const;

/** What is looked for; what is left out is not asked about. */
export interface LibraryQuery {
  readonly gameId?: GameId | undefined;
  readonly opponent?: Opponent | undefined;
  readonly result?: LibraryResult | undefined;
  readonly length?: MatchLength | undefined;
  readonly tag?: string | undefined;
  /** Words that are in the title, in tags, in a date (`2026-11`) or in a level (`level 5`), in the name of a program. */
  readonly text?: string | undefined;
  readonly order?: (typeof ORDERS)[number] | undefined;
}

/** A match with what is written on it. */
export interface Labelled {
  readonly entry: LibraryEntry;
  readonly label: Label;
}

export function resultOf({ config, end }: LibraryEntry): LibraryResult {
  if (end === undefined) return 'unfinished';
  if (end.winner === undefined) return 'draw';
  const person = onlyPerson(config);
  if (person === undefined) return 'decided';
  return person === end.winner ? 'won' : 'lost';
}

const lengthOf = ({ plies }: LibraryEntry): MatchLength =>
  plies <= MOST_PLIES.short ? 'short' : plies <= MOST_PLIES.middle ? 'middle' : 'long';

/** The matches that answer a query, in its order. */
export function searchLibrary<L extends Labelled>(all: readonly L[], query: LibraryQuery): L[] {
  const words = (query.text ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  const found = all.filter((each) => {
    const { config } = each.entry;
    if (query.gameId !== undefined && config.gameId !== query.gameId) return false;
    if (query.opponent !== undefined && opponentIn(config) !== query.opponent) return false;
    if (query.result !== undefined && resultOf(each.entry) !== query.result) return false;
    if (query.length !== undefined && lengthOf(each.entry) !== query.length) return false;
    if (query.tag !== undefined && !each.label.tags.includes(query.tag)) return false;
    if (words.length === 0) return true;
    const text = textOf(each);
    return words.every((word) => text.includes(word));
  });
  return found.sort(ORDERED[query.order ?? 'newest']);
}

const opponentIn = ({ players }: MatchConfig): Opponent =>
  (['program', 'computer'] as const).find((opponent) =>
    players.some(({ kind }) => kind === opponent),
  ) ?? 'person';

function textOf({ entry, label }: Labelled): string {
  const opponents = entry.config.players.flatMap((player) =>
    player.kind === 'computer'
      ? [`level ${player.level}`]
      : player.kind === 'program'
        ? [player.name]
        : [],
  );
  return [label.title, ...label.tags, entry.updatedAt, ...opponents].join('\n').toLowerCase();
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const byTime = (a: Labelled, b: Labelled): number =>
  compare(b.entry.updatedAt, a.entry.updatedAt) || compare(a.entry.matchId, b.entry.matchId);

const ORDERED: Readonly<Record<(typeof ORDERS)[number], (a: Labelled, b: Labelled) => number>> = {
  newest: byTime,
  oldest: (a, b) => byTime(b, a),
  longest: (a, b) => b.entry.plies - a.entry.plies || byTime(a, b),
  shortest: (a, b) => a.entry.plies - b.entry.plies || byTime(a, b),
};
