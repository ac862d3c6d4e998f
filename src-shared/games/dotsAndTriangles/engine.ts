import type { Engine, Score, SearchHooks, SearchLimits } from '../../search/engine.ts';
import { tableBytes } from '../../search/kernel/kernel.ts';
import { type KernelGame, makeKernelEngine } from '../../search/kernel/kernelEngine.ts';
import { runKernel } from '../../search/kernel/runKernel.ts';
import { planFor } from '../../search/levels.ts';
import { makeScore, type RootValue } from '../../search/score.ts';
import { type DotsKernel, dotsKernel, setPosition } from './kernel.ts';
import { DOTS_PLANS } from './levels.ts';
import { MarginTable, openLinesWithin } from './marginTable.ts';
import { boardAt, type DotsPosition, emptyPosition, openLines } from './position.ts';
import { legalMoves } from './rules.ts';
import { DotsState } from './searchState.ts';
import { playByTable, scoreOfMargin } from './tablePlay.ts';

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
const STATES_PER_MS = 60_000;
/** Part of the thinking time that a table may take before search goes on without it. */
const TABLE_SHARE = 0.6;
/** The triangles that stand for a chance to win of 73 %. */
const SCALE = 1.5;
/** What the kernel counts for a triangle. */
const TRIANGLE = 100;

const game: KernelGame<DotsPosition, DotsKernel> = {
  kernel: dotsKernel,
  makeState: (position) => new DotsState(position),
  legalMoves,
  setPosition,
  toScore,
  scale: TRIANGLE * SCALE,
  pollInterval: 1024,
  plans: DOTS_PLANS,
};
const searching = makeKernelEngine(game);

/** The kernel's scores are margins, which are exact when every line of play was followed to its end. */
function toScore(position: DotsPosition, value: RootValue): Score {
  if (value.isExhaustive && value.isComplete) {
    return scoreOfMargin(position, value.score / TRIANGLE);
  }
  return makeScore(value, position.sideToMove, TRIANGLE * SCALE);
}

/** The last table of this thread: the later positions of a game are in the table of an earlier one. */
let lastTable: MarginTable | undefined;

/** A table that covers the position, perhaps not complete yet. */
function tableFor(position: DotsPosition, kernel: DotsKernel): MarginTable {
  if (lastTable?.kernel !== kernel || !lastTable.covers(position)) {
    const board = boardAt(position);
    const isSmall = board.lines.length <= SMALL_BOARD_LINES;
    lastTable = new MarginTable(kernel, isSmall ? emptyPosition(board) : position);
  }
  return lastTable;
}

/** How softly a level chooses by the table; `undefined` when it searches instead. @param most lines of a table. */
function tableSoftness(
  position: DotsPosition,
  limits: SearchLimits,
  most: number,
): number | undefined {
  const open = openLines(position).length;
  if (position.drawn.length <= SMALL_BOARD_LINES) {
    const isClear = open <= LAST_LINES && limits.level > 1;
    return isClear || limits.purpose === 'analysis' ? 0 : SMALL_BOARD_SOFTNESS[limits.level - 1];
  }
  const plan = planFor(limits, DOTS_PLANS);
  const mostStates = Math.min(
    plan.maxNodes,
    limits.maxNodes ?? Infinity,
    STATES_PER_MS * limits.timeMs * plan.timeShare,
  );
  const isWithin = open <= most && 2 ** open <= mostStates && plan.maxDepth === Infinity;
  return isWithin ? SCALE * plan.softness : undefined;
}

/** Perfect play by a complete table where few lines are open, deepening alpha-beta before. */
export const dotsAndTrianglesEngine: Engine<DotsPosition> = {
  makeState: (position) => searching.makeState(position),
  search(position, limits, hooks) {
    const search = (timeMs: number) => {
      // It needs the memory of the table.
      lastTable = undefined;
      return searching.search(position, { ...limits, timeMs }, hooks);
    };
    if (hooks.joined !== undefined || openLines(position).length === 0) {
      return search(limits.timeMs);
    }
    const startMs = hooks.nowMs();
    const { exports: kernel, memory } = runKernel(dotsKernel, limits, hooks);
    const softness = tableSoftness(position, limits, openLinesWithin(tableBytes(memory)));
    if (softness === undefined) return search(limits.timeMs);
    const table = tableFor(position, kernel);
    if (!table.fill(() => isLate(hooks, startMs, limits))) {
      return search(Math.max(1, limits.timeMs - (hooks.nowMs() - startMs)));
    }
    const nodes = 2 ** openLines(position).length;
    const result = playByTable(table, position, softness, nodes, limits);
    hooks.onProgress(result);
    return result;
  },
};

const isLate = (hooks: SearchHooks, startMs: number, { timeMs }: SearchLimits): boolean =>
  hooks.shouldStop() || hooks.nowMs() - startMs > TABLE_SHARE * timeMs;
