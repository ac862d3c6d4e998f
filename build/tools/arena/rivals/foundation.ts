import type { Position } from '../../../../src-shared/core/game.ts';
import type { Setup } from '../../../../src-shared/core/setup.ts';
import { gameById, type GameId } from '../../../../src-shared/games/index.ts';
import type { Engine } from '../../../../src-shared/search/engine.ts';
import { IterativeDeepening } from '../../../../src-shared/search/iterativeDeepening.ts';
import { planFor, PLANS } from '../../../../src-shared/search/levels.ts';
import { makePlainEngine } from '../../../../src-shared/search/plain/plainEngine.ts';
import { TranspositionTable } from '../../../../src-shared/search/plain/transpositionTable.ts';
import { SearchRun } from '../../../../src-shared/search/searchRun.ts';
import type { Rival } from './rival.ts';
import { AlphaBeta } from './twins/alphaBeta.ts';
import { hasTwin, makeTwin } from './twins/index.ts';
import type { SearchState } from './twins/searchState.ts';

/** 16 MB for long searches, and a quarter of one for short ones, which then clear less. */
const LARGE_TABLE_LOG2 = 20;
const SMALL_TABLE_LOG2 = 14;
const SHORT_NODES = 2 ** SMALL_TABLE_LOG2;
const POLL_INTERVAL = 128;

/** The plain rival of an engine: the same deepening alpha-beta for every game, in TypeScript. */
export const foundation: Rival = (gameId, setup) =>
  hasTwin(gameId)
    ? makeTwinEngine(gameId, setup, (position) => makeTwin(gameId, position))
    : makePlainEngine(gameById(gameId));

/** @param scale the estimate that stands for a chance to win of 73 %: it matters where several moves are chosen from. */
export function makeTwinEngine(
  gameId: GameId,
  setup: Setup,
  makeState: (position: Position) => SearchState,
  scale = 1,
): Pick<Engine<Position>, 'search'> {
  const game = gameById(gameId);
  const tables = [LARGE_TABLE_LOG2, SMALL_TABLE_LOG2].map((log2) => new TranspositionTable(log2));
  return {
    search(position, limits, hooks) {
      const plan = planFor(limits, PLANS);
      const run = new SearchRun(limits, plan, hooks);
      const table = tables[run.mostNodes <= SHORT_NODES ? 1 : 0]!;
      table.clear();
      const search = new AlphaBeta({
        state: makeState(position),
        moveSpace: game.moveSpace(setup),
        table,
        reducesLateMoves: true,
        pollInterval: run.pollInterval(POLL_INTERVAL),
      });
      const moves = game.legalMoves(position);
      const { sideToMove } = position;
      return new IterativeDeepening({ moves, sideToMove, plan, run, search, scale }).run();
    },
  };
}
