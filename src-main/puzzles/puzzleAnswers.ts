import { engineById } from '../../src-shared/games/engines.ts';
import { KernelHost } from '../../src-shared/kernel/kernelHost.ts';
import { PuzzleJudge } from '../../src-shared/puzzles/judge.ts';
import type { Search } from '../../src-shared/puzzles/solver.ts';
import { makeAwakeClock } from '../time/awakeClock.ts';
import type { PuzzleAnswer, PuzzleQuestion } from './puzzleMessages.ts';

/** Judges tries; what was found out of a puzzle is kept until the next one. */
export function makePuzzleAnswers(): (question: PuzzleQuestion) => PuzzleAnswer {
  const kernelHost = new KernelHost();
  const search: Search = (gameId, position, limits) =>
    engineById(gameId).search(position, limits, {
      kernelHost,
      nowMs: makeAwakeClock(),
      shouldStop: () => false,
      onProgress: () => undefined,
    });
  let last: { readonly puzzleId: string; readonly judge: PuzzleJudge } | undefined;
  return ({ puzzle, moves }) => {
    if (last?.puzzleId !== puzzle.id) {
      last = { puzzleId: puzzle.id, judge: new PuzzleJudge(search, puzzle) };
    }
    return { verdict: last.judge.judge(moves) };
  };
}
