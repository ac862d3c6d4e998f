import { makeAlphaBetaEngine } from '../../search/alphaBetaEngine.ts';
import type { Engine, SearchHooks, SearchLimits } from '../../search/engine.ts';
import { levelPlan } from '../../search/levels.ts';
import { MarginTable, MAX_OPEN_LINES } from './marginTable.ts';
import { boardAt, type DotsPosition, emptyPosition, openLines } from './position.ts';
import { DotsState } from './searchState.ts';
import { playByTable } from './tablePlay.ts';

/** Boards with so many lines (the handout's has 12) have a complete table at once, and all levels play by it. */
const SMALL_BOARD_LINES = 12;
/**
 * By level on such a board: a move that gets so many triangles less is e times rarer. From any move to perfect play it
 * is not far there, so that the steps are small; docs/measurements.md has them.
 */
const SMALL_BOARD_SOFTNESS = [100, 8, 3.4, 2.2, 1.6, 1.15, 0.8, 0];
/** From level 2 up the last lines are drawn without a mistake, since they win or lose at once. */
const LAST_LINES = 3;
/** Sets of lines that a table gets in a millisecond at least, on a machine that is not too slow or busy. */
const STATES_PER_MS = 3_000;
const DEFAULT_MEGABYTES = 32;
/** Part of the thinking time that a table may take before search goes on without it. */
const TABLE_SHARE = 0.6;
/** The triangles that stand for a chance to win of 73 %. */
const SCALE = 1.5;
const POINTS = 10;

const searching = makeAlphaBetaEngine({
  makeState: (position: DotsPosition) => new DotsState(position),
  moveSpace: (position) => position.drawn.length,
  scale: POINTS * SCALE,
  pollInterval: 512,
});

/** The last table of this thread: the later positions of a game are in the table of an earlier one. */
let lastTable: MarginTable | undefined;

/** A table that covers the position, perhaps not complete yet. */
function tableFor(position: DotsPosition): MarginTable {
  if (lastTable?.covers(position) !== true) {
    const board = boardAt(position);
    const isSmall = board.lines.length <= SMALL_BOARD_LINES;
    lastTable = new MarginTable(isSmall ? emptyPosition(board) : position);
  }
  return lastTable;
}

/** How softly a level chooses by the table; `undefined` when it searches instead. */
function tableSoftness(position: DotsPosition, limits: SearchLimits): number | undefined {
  const open = openLines(position).length;
  if (position.drawn.length <= SMALL_BOARD_LINES) {
    const isClear = open <= LAST_LINES && limits.level > 1;
    return isClear ? 0 : SMALL_BOARD_SOFTNESS[limits.level - 1];
  }
  const plan = levelPlan(limits.level);
  const mostStates = Math.min(
    plan.maxNodes,
    limits.maxNodes ?? Infinity,
    STATES_PER_MS * limits.timeMs,
    // Two bytes for each set of lines.
    ((limits.tableMegabytes ?? DEFAULT_MEGABYTES) * 2 ** 20) / 2,
  );
  const isWithin = open <= MAX_OPEN_LINES && 2 ** open <= mostStates && plan.maxDepth === Infinity;
  return isWithin ? SCALE * plan.softness : undefined;
}

/** Perfect play by a complete table where few lines are open, deepening alpha-beta before. */
export const dotsAndTrianglesEngine: Engine<DotsPosition> = {
  makeState: (position) => searching.makeState(position),
  search(position, limits, hooks) {
    const softness = tableSoftness(position, limits);
    if (softness === undefined || openLines(position).length === 0) {
      return searching.search(position, limits, hooks);
    }
    const startMs = hooks.nowMs();
    const table = tableFor(position);
    const isComplete = table.fill(() => isLate(hooks, startMs, limits));
    if (isComplete) {
      const result = playByTable(
        table,
        position,
        softness,
        2 ** openLines(position).length,
        limits,
      );
      hooks.onProgress(result);
      return result;
    }
    const timeMs = Math.max(1, limits.timeMs - (hooks.nowMs() - startMs));
    return searching.search(position, { ...limits, timeMs }, hooks);
  },
};

const isLate = (hooks: SearchHooks, startMs: number, { timeMs }: SearchLimits): boolean =>
  hooks.shouldStop() || hooks.nowMs() - startMs > TABLE_SHARE * timeMs;
