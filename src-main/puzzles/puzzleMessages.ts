import type { Move } from '../../src-shared/core/move.ts';
import type { Verdict } from '../../src-shared/puzzles/judge.ts';
import type { Puzzle } from '../../src-shared/puzzles/puzzle.ts';

/** What a thread gets at its start that judges tries at puzzles. */
export interface PuzzleThreadSetup {
  readonly isForPuzzles: true;
}

/** A try to be judged, as `PuzzleJudge` takes it. */
export interface PuzzleQuestion {
  readonly id: number;
  readonly puzzle: Puzzle;
  readonly moves: readonly Move[];
}

export interface PuzzleAnswer {
  readonly id: number;
  readonly verdict: Verdict | undefined;
}
