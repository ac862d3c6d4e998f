import { scoreOf, type DotsPosition } from '../../../src-shared/games/dotsAndTriangles/position.ts';
import type { End } from '../boardProps.ts';
import { dotsWords } from './words.ts';

/** Why a game is over by its rules, as a sentence. */
export function endInWords({ position, winner }: End<DotsPosition>): string {
  const words = dotsWords();
  const scores = [scoreOf(position, 0), scoreOf(position, 1)] as const;
  const [fewer, more] = [Math.min(...scores), Math.max(...scores)];
  return winner === undefined ? words.asMany(more) : words.hasMore(winner, more, fewer);
}
