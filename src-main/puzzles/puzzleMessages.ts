import type { Move } from '../../src-shared/core/move.ts';
import type { Verdict } from '../../src-shared/puzzles/judge.ts';
import type { Puzzle } from '../../src-shared/puzzles/puzzle.ts';

/** A try to be judged, as `PuzzleJudge` takes it. */
export interface PuzzleQuestion {
  readonly puzzle: Puzzle;
  readonly moves: readonly Move[];
}

export interface PuzzleAnswer {
  readonly verdict: Verdict | undefined;
}
