import type { Settings } from '../../src-shared/ipc/contract.ts';

/** What belongs to a machine and its screen, or to the moment. */
const LEFT: ReadonlySet<string> = new Set([
  'searchThreads',
  'tableMegabytes',
  'boardQuality',
  'boardView',
  'lastScreen',
] satisfies (keyof Settings)[]);

/**
 * The settings to change when those of a file are taken. How far tutorials were done and how well the person plays is
 * always taken, where the file knows more of it.
 */
export function takenSettings(
  own: Settings,
  theirs: Settings,
  isWhole: boolean,
): Partial<Settings> {
  const tutorials = { ...own.tutorials };
  for (const [gameId, steps] of entriesOf(theirs.tutorials)) {
    tutorials[gameId] = Math.max(tutorials[gameId] ?? 0, steps);
  }
  const ratings = { ...own.ratings };
  for (const [gameId, rating] of entriesOf(theirs.ratings)) {
    if (rating.games > (ratings[gameId]?.games ?? 0)) ratings[gameId] = rating;
  }
  const others = Object.entries(theirs).filter(([key]) => isWhole && !LEFT.has(key));
  return { ...(Object.fromEntries(others) as Partial<Settings>), tutorials, ratings };
}

const entriesOf = <K extends string, T>(games: Partial<Record<K, T>>): [K, T][] =>
  Object.entries(games) as [K, T][];
