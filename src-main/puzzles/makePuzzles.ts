import type { MessagePort } from 'node:worker_threads';
import type { Goal } from '../../src-shared/core/puzzle.ts';
import { engineById } from '../../src-shared/games/engines.ts';
import { puzzleRecipe } from '../../src-shared/games/puzzles.ts';
import { KernelHost } from '../../src-shared/kernel/kernelHost.ts';
import { findPuzzles } from '../../src-shared/puzzles/findPuzzles.ts';
import { KnownPositions } from '../../src-shared/puzzles/likeness.ts';
import { type Puzzle, startOf } from '../../src-shared/puzzles/puzzle.ts';
import { shippedPuzzles } from '../../src-shared/puzzles/shippedPuzzles.ts';
import type { Search } from '../../src-shared/puzzles/solver.ts';
import { MOST_MADE } from '../storage/madePuzzleStore.ts';
import { giveWay } from '../search/giveWay.ts';
import { makeAwakeClock } from '../time/awakeClock.ts';
import type { MakingThreadSetup } from './makingMessages.ts';

/** What the lowest level finds is worth nobody's while. */
const LOWEST_LEVEL = 2;
/** After each piece of work the thread rests as long, but no longer than this, milliseconds. */
const LONGEST_REST_MS = 500;

/** Plays games and posts the puzzles in them, until it has played them all or is told to stop. */
export async function makePuzzles(port: MessagePort, setup: MakingThreadSetup): Promise<void> {
  const { task, stopFlag } = setup;
  const { gameId } = task;
  const recipe = puzzleRecipe(gameId);
  if (recipe === undefined) return;
  giveWay('PRIORITY_LOW');
  const shouldStop = (): boolean => Atomics.load(stopFlag, 0) !== 0;
  const known = new KnownPositions(recipe);
  for (const puzzle of [...(await shippedPuzzles(gameId)), ...task.made]) {
    known.add(puzzle.setup, startOf(puzzle));
  }
  const made = [...task.made];
  const total = recipe.goals.reduce((sum, { share }) => sum + share, 0);
  const isWanted = (goal: Goal): boolean => {
    const isSame = ({ kind, count }: Goal): boolean =>
      kind === goal.kind && (kind === 'margin' || count === goal.count);
    const share = recipe.goals.find(isSame)?.share ?? 0;
    return made.filter((each) => isSame(each.goal)).length < (MOST_MADE * share) / total;
  };
  const shared = { gameId, search: makeSearch(shouldStop), shouldStop, isWanted };
  const isKnown: KnownPositions['has'] = (board, position) => known.has(board, position);
  for (let game = 0; game < task.games && !shouldStop(); game++) {
    const finding = findPuzzles({ ...shared, isKnown, seed: task.seed + game });
    // What was found while it was told to stop may be half thought out.
    for (const puzzle of workedOut(finding, stopFlag) ?? []) {
      const start = startOf(puzzle);
      if (puzzle.level < LOWEST_LEVEL || known.has(puzzle.setup, start)) continue;
      known.add(puzzle.setup, start);
      made.push(puzzle);
      port.postMessage(puzzle);
    }
  }
}

/** What is found in the end, with rests between the pieces of work; `undefined` when it was told to stop. */
function workedOut(
  finding: Generator<undefined, readonly Puzzle[]>,
  stopFlag: Int32Array,
): readonly Puzzle[] | undefined {
  for (;;) {
    const startedMs = performance.now();
    const step = finding.next();
    if (Atomics.load(stopFlag, 0) !== 0) return undefined;
    if (step.done === true) return step.value;
    Atomics.wait(stopFlag, 0, 0, Math.min(LONGEST_REST_MS, performance.now() - startedMs));
  }
}

function makeSearch(shouldStop: () => boolean): Search {
  const kernelHost = new KernelHost();
  return (gameId, position, limits) =>
    engineById(gameId).search(position, limits, {
      ...{ kernelHost, nowMs: makeAwakeClock(), shouldStop },
      onProgress: () => undefined,
    });
}
