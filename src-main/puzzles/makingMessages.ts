import type { GameId } from '../../src-shared/games/index.ts';
import type { Puzzle } from '../../src-shared/puzzles/puzzle.ts';

/** Games of one kind that are played to look for puzzles in them. */
export interface MakingTask {
  readonly gameId: GameId;
  /** Of the first game; the others follow it. */
  readonly seed: number;
  readonly games: number;
  /** What was made before, so that nothing alike is made again. */
  readonly made: readonly Puzzle[];
}

/** What a thread gets at its start that makes puzzles; it posts each one that it has found. */
export interface MakingThreadSetup {
  readonly isForMaking: true;
  readonly task: MakingTask;
  /** Not 0 as soon as it is to stop, in memory shared with main. */
  readonly stopFlag: Int32Array;
}
