import { tableBytes } from '../../kernel/kernel.ts';
import { makeAlphaBetaKernelEngine } from '../../search/alphaBetaKernelEngine.ts';
import type { Score, SearchLimits, SearchResult } from '../../search/engine.ts';
import { planFor } from '../../search/levels.ts';
import type { KernelSearch } from '../../search/runSearch.ts';
import { makeScore, type RootValue } from '../../search/score.ts';
import { TABLE_LINES } from './geometry.ts';
import { TRIANGLE } from './kernel/constants.ts';
import { type DotsKernel, dotsKernel, setPosition } from './kernel/kernel.ts';
import { DOTS_PLANS } from './levels.ts';
import { proveMargins } from './marginProof.ts';
import { MarginTable, openLinesWithin } from './marginTable.ts';
import { boardAt, type DotsPosition, emptyPosition, openLines } from './position.ts';
import { legalMoves } from './rules.ts';
import { playByTable, scoreOfMargin } from './tablePlay.ts';

/**
 * By level on a board that has a complete table at once: a move that gets so many triangles less is e times rarer. From any move to perfect play it
 * is not far there, so that the steps are small; docs/measurements.md has them.
 */
const SMALL_BOARD_TEMPERATURES = [100, 8, 3.4, 2.2, 1.6, 1.15, 0.8, 0];
/** From level 2 up the last lines are drawn without a mistake, since they win or lose at once. */
const LAST_LINES = 3;
/** Sets of lines that a table gets in a millisecond at least, on a machine that is not too slow or busy. */
const STATES_PER_MS = 60_000;
/** Part of the thinking time that a table may take before search goes on without it. */
const TABLE_SHARE = 0.6;
/** What proves the margins of a position takes about 2 to the power of this for each open line nodes, … */
const PROOF_LOG2 = 0.7;
/** … of which there are so many in a millisecond. */
const NODES_PER_MS = 2_000;
/** The nodes that proofs may use, as a multiple of those of the search. */
const PROOF_SHARE = 2;
/** The triangles that stand for a chance to win of 73 %. */
const SCALE = 1.5;

/** The kernel's scores are margins, which are exact when every line of play was followed to its end. */
function toScore(position: DotsPosition, value: RootValue): Score {
  if (value.isExhaustive && value.isComplete) {
    return scoreOfMargin(position, value.score / TRIANGLE);
  }
  return makeScore(value, position.sideToMove, TRIANGLE * SCALE);
}

/** The temperature at which a level chooses by a table; `undefined` when it searches. @param most lines of a table. */
function tableTemperature(
  position: DotsPosition,
  limits: SearchLimits,
  most: number,
): number | undefined {
  const open = openLines(position).length;
  if (position.drawn.length <= TABLE_LINES) {
    const isClear = open <= LAST_LINES && limits.level > 1;
    return isClear || limits.purpose === 'analysis'
      ? 0
      : SMALL_BOARD_TEMPERATURES[limits.level - 1];
  }
  const plan = planFor(limits, DOTS_PLANS);
  const mostStates = Math.min(
    plan.maxNodes,
    limits.maxNodes ?? Infinity,
    STATES_PER_MS * limits.timeMs * plan.timeShare,
  );
  const isWithin = open <= most && 2 ** open <= mostStates && plan.maxDepth === Infinity;
  return isWithin ? SCALE * plan.temperature : undefined;
}

/** A table that covers the position, perhaps not complete yet: later positions of a game are in that of an earlier one. */
function tableFor(position: DotsPosition, search: KernelSearch<DotsKernel>): MarginTable {
  if (search.note instanceof MarginTable && search.note.covers(position)) return search.note;
  const board = boardAt(position);
  const isSmall = board.lines.length <= TABLE_LINES;
  const table = new MarginTable(search.exports, isSmall ? emptyPosition(board) : position);
  search.note = table;
  return table;
}

/** Perfect play by a complete table, if there is one within a part of the time. */
function searchTable(
  position: DotsPosition,
  search: KernelSearch<DotsKernel>,
): SearchResult | undefined {
  const { run, memory, isHelper } = search;
  const { limits } = run;
  const open = openLines(position).length;
  if (isHelper || open === 0) return undefined;
  const temperature = tableTemperature(position, limits, openLinesWithin(tableBytes(memory)));
  if (temperature === undefined) return undefined;
  const table = tableFor(position, search);
  const lastMs = run.startMs + TABLE_SHARE * limits.timeMs;
  if (!table.fill(() => run.isOver(0) || run.nowMs() > lastMs)) return undefined;
  const result = playByTable(table, position, temperature, 2 ** open, limits);
  run.report(result);
  return result;
}

/** Perfect play by a complete table where few lines are open, before it deepening alpha-beta that tries to prove margins. */
export const dotsAndTrianglesEngine = makeAlphaBetaKernelEngine<DotsPosition, DotsKernel>({
  kernel: dotsKernel,
  legalMoves,
  setPosition,
  toScore,
  scale: TRIANGLE * SCALE,
  pollInterval: 1024,
  plans: DOTS_PLANS,
  proofPlan(position, limits) {
    const open = openLines(position).length;
    const mostNodes = Math.min(limits.maxNodes ?? Infinity, NODES_PER_MS * limits.timeMs);
    // Weak levels must not know the end.
    const isWeak = planFor(limits, DOTS_PLANS).maxDepth < Infinity;
    if (isWeak || 2 ** (PROOF_LOG2 * open) > mostNodes) return undefined;
    return { share: PROOF_SHARE, maxPlies: open, prove: proveMargins(position.owners.length) };
  },
  findAtOnce(position, search) {
    const result = searchTable(position, search);
    // A search takes the place of the table.
    if (result === undefined) search.note = undefined;
    return result;
  },
});
