import { pick, type Random } from '../core/random.ts';
import { type GameProgress, streakNow } from './progress.ts';
import { hash, type Puzzle } from './puzzle.ts';

/** One of so many that are nearest to the person is next, so that it is not always the same. */
const NEAREST = 12;

/**
 * The puzzle of a day: the same on every machine that has the same puzzles. More puzzles change few of the days, as
 * each puzzle draws a number for the day and the highest wins (D. Thaler, C. Ravishankar, rendezvous hashing, 1996).
 */
export function dailyPuzzle(puzzles: readonly Puzzle[], day: string): Puzzle | undefined {
  let best: Puzzle | undefined;
  let highest = -1;
  for (const puzzle of puzzles) {
    const drawn = hash(`${day} ${puzzle.id}`);
    if (drawn > highest) [best, highest] = [puzzle, drawn];
  }
  return best;
}

/** What is due to come again, the longest due first. */
export const duePuzzles = (
  puzzles: readonly Puzzle[],
  progress: GameProgress,
  today: string,
): readonly Puzzle[] => {
  const dayOf = ({ id }: Puzzle): string => progress.puzzles[id]?.again?.day ?? '9999';
  return puzzles
    .filter((puzzle) => dayOf(puzzle) <= today)
    .sort((one, other) => (dayOf(one) < dayOf(other) ? -1 : 1));
};

/**
 * The next puzzle: what is due to come again, or a new one near the person's rating, or what was tried longest ago.
 * @param groups new ones of a group come when there are no more in those before it.
 * @param not the one before, and the daily one: not them, unless there is no other.
 */
export function nextPuzzle(
  groups: readonly (readonly Puzzle[])[],
  progress: GameProgress,
  { today, random, not }: { today: string; random: Random; not: readonly string[] },
): Puzzle | undefined {
  const all = groups.flat();
  const isOther = ({ id }: Puzzle): boolean => !not.includes(id);
  const hasOthers = all.some(isOther);
  const puzzles = hasOthers ? all.filter(isOther) : all;
  const [due] = duePuzzles(puzzles, progress, today);
  if (due !== undefined) return due;
  const away = (puzzle: Puzzle): number => Math.abs(puzzle.rating - progress.rating.rating);
  for (const group of groups) {
    const fresh = group.filter(
      (puzzle) => progress.puzzles[puzzle.id] === undefined && (isOther(puzzle) || !hasOthers),
    );
    if (fresh.length === 0) continue;
    return pick(random, fresh.toSorted((a, b) => away(a) - away(b)).slice(0, NEAREST));
  }
  const lastDay = ({ id }: Puzzle): string => progress.puzzles[id]?.lastDay ?? '';
  const oldest = puzzles.toSorted((a, b) => (lastDay(a) < lastDay(b) ? -1 : 1)).slice(0, NEAREST);
  return oldest.length === 0 ? undefined : pick(random, oldest);
}

/** How a person stands with the puzzles of a game: those that are shipped, one of which is the daily one, and others. */
export function overviewOf(
  shipped: readonly Puzzle[],
  others: readonly Puzzle[],
  progress: GameProgress,
  today: string,
) {
  const all = [...shipped, ...others];
  const daily = dailyPuzzle(shipped, today);
  const tried = Object.values(progress.puzzles);
  return {
    puzzles: all.length,
    tried: tried.length,
    solved: tried.filter(({ isSolved }) => isSolved).length,
    due: duePuzzles(all, progress, today).length,
    rating: Math.round(progress.rating.rating),
    deviation: Math.round(progress.rating.deviation),
    streak: streakNow(progress, today),
    longestStreak: progress.streak.most,
    isDailySolved: daily !== undefined && progress.streak.lastDay === today,
  };
}
