import type { Position } from '../../src-shared/core/game.ts';
import { playableLine } from '../../src-shared/analysis/positionPath.ts';
import type { GameId } from '../../src-shared/games/index.ts';
import type { AnalysedMove, AnalysisFound } from '../../src-shared/ipc/analysis.ts';
import type { RootScore, SearchProgress } from '../../src-shared/search/engine.ts';

/** Plies of a line that are told, as many as anybody steps through; only the best of many moves have one. */
const LONGEST_LINE = 60;
const MOST_LINES = 8;

/** What a search has found, as windows are told it; `undefined` when there is no move yet. */
export function foundIn(
  gameId: GameId,
  position: Position,
  { depth, nodes, score, principalVariation, rootScores = [] }: SearchProgress,
): AnalysisFound | undefined {
  const [best] = principalVariation;
  if (best === undefined) return undefined;
  const others = rootScores.filter(({ move }) => move !== best);
  const first: RootScore = { move: best, score, line: principalVariation.slice(1) };
  const moves = [first, ...others].flatMap((each, index): readonly AnalysedMove[] => {
    const line = index < MOST_LINES ? (each.line ?? []).slice(0, LONGEST_LINE - 1) : [];
    const played = playableLine(gameId, position, [each.move, ...line]);
    return played.length === 0 ? [] : [{ move: each.move, score: each.score, line: played }];
  });
  return moves.length === 0 ? undefined : { depth, nodes, score, moves };
}

/** Whether a search has come further. One that began anew has nothing to tell before it is as far as it was. */
export function isFurther(before: AnalysisFound | undefined, now: AnalysisFound): boolean {
  if (before === undefined) return true;
  return before.score.kind === now.score.kind
    ? now.depth >= before.depth
    : now.score.kind === 'exact';
}
