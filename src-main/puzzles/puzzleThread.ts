import type { Move } from '../../src-shared/core/move.ts';
import type { TimerClock } from '../../src-shared/core/timerClock.ts';
import type { Verdict } from '../../src-shared/puzzles/judge.ts';
import type { Puzzle } from '../../src-shared/puzzles/puzzle.ts';
import { makeQuestionThread } from '../search/questionThread.ts';
import type { PuzzleAnswer, PuzzleQuestion } from './puzzleMessages.ts';

/** Judges tries at puzzles in a thread of its own. */
export interface PuzzleThread {
  /**
   * What a try comes to; `undefined` when the moves are none of the person's, or not legal. A thread that fails or
   * takes too long has no answer, which is `unsure`.
   */
  judge(puzzle: Puzzle, moves: readonly Move[]): Promise<Verdict | undefined>;
  close(): Promise<void>;
}

const UNSURE: Verdict = { kind: 'unsure', reply: [] };

/** @param onBug told why a thread failed. */
export function makePuzzleThread(
  workerUrl: URL,
  clock: TimerClock,
  onBug: (error: unknown) => void,
): PuzzleThread {
  const options = { workerUrl, kind: 'puzzles', clock, onBug } as const;
  const thread = makeQuestionThread<PuzzleQuestion, PuzzleAnswer>(options);
  return {
    async judge(puzzle, moves) {
      const answer = await thread.ask({ puzzle, moves });
      return answer === undefined ? UNSURE : answer.verdict;
    },
    close: () => thread.close(),
  };
}
