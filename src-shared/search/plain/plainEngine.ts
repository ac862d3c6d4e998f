import type { Position } from '../../core/game.ts';
import type { Engine } from '../engine.ts';
import { IterativeDeepening } from '../iterativeDeepening.ts';
import { planFor, PLANS } from '../levels.ts';
import { SearchRun } from '../searchRun.ts';
import { PlainSearch, type SearchedGame } from './plainSearch.ts';
import { TranspositionTable } from './transpositionTable.ts';

/** 16 MB for long searches, and a quarter of one for short ones. */
const LARGE_TABLE_LOG2 = 20;
const SMALL_TABLE_LOG2 = 14;
const SHORT_NODES = 2 ** SMALL_TABLE_LOG2;
/** Positions between two polls, a millisecond's worth or so. */
const POLL_INTERVAL = 128;

export interface PlainEngineOptions<P extends Position> {
  /** An estimate for the side to move, well inside ±`PROVED_SCORE`; all positions are even unless given. */
  evaluate?(position: P): number;
  /** The estimate that stands for a chance to win of 73 %. */
  readonly scale?: number;
}

/** The engine of a game that has no kernel: alpha-beta over its rules. */
export function makePlainEngine<P extends Position>(
  game: SearchedGame<P>,
  { evaluate = () => 0, scale = 1 }: PlainEngineOptions<P> = {},
): Engine<P> {
  return {
    search(position, limits, hooks) {
      const plan = planFor(limits, PLANS);
      const run = new SearchRun(limits, plan, hooks);
      const isShort = run.mostNodes <= SHORT_NODES;
      const table = new TranspositionTable(isShort ? SMALL_TABLE_LOG2 : LARGE_TABLE_LOG2);
      const pollInterval = run.pollInterval(POLL_INTERVAL);
      const search = new PlainSearch({ game, position, table, evaluate, pollInterval });
      const moves = game.legalMoves(position);
      const { sideToMove } = position;
      return new IterativeDeepening({ moves, sideToMove, plan, run, search, scale }).run();
    },
  };
}
