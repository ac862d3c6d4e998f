import type { Position } from '../core/game.ts';
import { asMove, type Move } from '../core/move.ts';
import type { Engine } from './engine.ts';
import { AlphaBeta } from './alphaBeta.ts';
import { Deepening } from './deepening.ts';
import { planFor, PLANS } from './levels.ts';
import type { SearchState } from './searchState.ts';
import { TranspositionTable } from './transpositionTable.ts';

/** What a game tells of itself to be searched by alpha-beta. */
export interface AlphaBetaGame<P extends Position> {
  makeState(position: P): SearchState;
  /** Moves from this position on are below this. */
  moveSpace(position: P): number;
  /** The estimate that stands for a chance to win of 73 %. */
  readonly scale: number;
  /** Nodes between two looks at the clock, a power of two: about a millisecond's worth. */
  readonly pollInterval: number;
}

/** 16 MB for long searches, and a quarter of one for short ones, which then clear less. */
const LARGE_TABLE_LOG2 = 20;
const SMALL_TABLE_LOG2 = 14;
const SHORT_NODES = 2 ** SMALL_TABLE_LOG2;

/** One of each size for all games: the searches of a thread run one after the other. */
const tables = new Map<number, TranspositionTable>();

function clearTable(sizeLog2: number): TranspositionTable {
  const table = tables.get(sizeLog2) ?? new TranspositionTable(sizeLog2);
  tables.set(sizeLog2, table);
  table.clear();
  return table;
}

/** An engine by iterative deepening alpha-beta, with the levels that all games share. */
export function makeAlphaBetaEngine<P extends Position>(game: AlphaBetaGame<P>): Engine<P> {
  return {
    makeState: (position) => game.makeState(position),
    search(position, limits, hooks) {
      const plan = planFor(limits, PLANS);
      const maxNodes = Math.min(plan.maxNodes, limits.maxNodes ?? Infinity);
      const table = clearTable(maxNodes <= SHORT_NODES ? SMALL_TABLE_LOG2 : LARGE_TABLE_LOG2);
      const state = game.makeState(position);
      const moveSpace = game.moveSpace(position);
      return new Deepening({
        moves: movesOf(state, moveSpace),
        sideToMove: state.sideToMove,
        scale: game.scale,
        pollInterval: game.pollInterval,
        plan,
        limits,
        hooks,
        makeSearch: (pollInterval, poll) =>
          new AlphaBeta({ state, moveSpace, table, reducesLateMoves: true, pollInterval, poll }),
      }).run();
    },
  };
}

function movesOf(state: SearchState, moveSpace: number): readonly Move[] {
  const buffer = new Int32Array(moveSpace);
  return Array.from(buffer.subarray(0, state.generateMoves(buffer)), asMove);
}
