import type { GameProgress, PuzzleResult } from './progress.ts';
import { MOST_RESULTS } from './progress.ts';

/**
 * What a person has done in two places: every puzzle as it was tried last, and the rating of where more was tried.
 * Merging the same once more changes nothing.
 */
export function mergeProgress(own: GameProgress, other: GameProgress): GameProgress {
  const triedIn = ({ puzzles }: GameProgress): number => Object.keys(puzzles).length;
  const puzzles = { ...own.puzzles };
  for (const [puzzleId, theirs] of Object.entries(other.puzzles)) {
    const mine = puzzles[puzzleId];
    if (mine === undefined || mine.lastDay < theirs.lastDay) puzzles[puzzleId] = theirs;
  }
  return {
    rating: triedIn(other) > triedIn(own) ? other.rating : own.rating,
    puzzles,
    results: mergeResults(own.results, other.results),
    streak: mergeStreak(own.streak, other.streak),
  };
}

function mergeResults(
  own: readonly PuzzleResult[],
  other: readonly PuzzleResult[],
): readonly PuzzleResult[] {
  const keyOf = ({ puzzleId, day, isSolved }: PuzzleResult): string =>
    `${puzzleId} ${day} ${isSolved}`;
  const known = new Set(own.map(keyOf));
  const added = other.filter((result) => !known.has(keyOf(result)));
  if (added.length === 0) return own;
  return [...own, ...added].sort((a, b) => a.day.localeCompare(b.day)).slice(-MOST_RESULTS);
}

function mergeStreak(
  own: GameProgress['streak'],
  other: GameProgress['streak'],
): GameProgress['streak'] {
  const last = (own.lastDay ?? '') >= (other.lastDay ?? '') ? own : other;
  return { ...last, most: Math.max(own.most, other.most) };
}
