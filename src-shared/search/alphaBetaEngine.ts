import type { Position } from '../core/game.ts';
import type { Engine } from './engine.ts';
import { Deepening } from './deepening.ts';
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

/** 2²⁰ entries, 16 MB. */
const TABLE_SIZE_LOG2 = 20;

/** One for all games: the searches of a thread run one after the other. */
let table: TranspositionTable | undefined;

/** An engine by iterative deepening alpha-beta, with the levels that all games share. */
export function makeAlphaBetaEngine<P extends Position>(game: AlphaBetaGame<P>): Engine<P> {
  return {
    makeState: (position) => game.makeState(position),
    search(position, limits, hooks) {
      table ??= new TranspositionTable(TABLE_SIZE_LOG2);
      table.clear();
      const { scale, pollInterval } = game;
      const state = game.makeState(position);
      const moveSpace = game.moveSpace(position);
      return new Deepening({ state, moveSpace, scale, pollInterval, table, limits, hooks }).run();
    },
  };
}
