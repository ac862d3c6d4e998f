import { linesOf } from '../match/branches.ts';
import type { Match, MatchLine } from '../match/match.ts';

/** Whether nothing of a match is lost when another one is kept in its place: that has all its lines, at least as long. */
export function hasAllOf(whole: Match, part: Match): boolean {
  if (JSON.stringify(whole.config) !== JSON.stringify(part.config)) return false;
  if (part.remarks !== undefined && !isAlike(whole.remarks, part.remarks)) return false;
  const lines = linesOf(whole);
  return linesOf(part).every((line) => lines.some((other) => goesOn(other, line)));
}

/** Whether a line is another one, or begins with it. */
function goesOn(whole: MatchLine, part: MatchLine): boolean {
  if (!part.moves.every((move, ply) => whole.moves[ply] === move)) return false;
  if (part.termination === undefined) return true;
  return whole.moves.length === part.moves.length && isAlike(whole.termination, part.termination);
}

const isAlike = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
