import type { Random } from '../../src-shared/core/random.ts';
import { asMove } from '../../src-shared/core/move.ts';
import { err, ok, type Result } from '../../src-shared/core/result.ts';
import type { GameId } from '../../src-shared/games/index.ts';
import type { CallError } from '../../src-shared/ipc/contract.ts';
import type { PuzzleRequest, PuzzleStanding, PuzzleTask } from '../../src-shared/ipc/puzzles.ts';
import type { Handlers } from '../../src-shared/ipc/router.ts';
import { dailyPuzzle, nextPuzzle, overviewOf } from '../../src-shared/puzzles/choice.ts';
import { countingOf, withResult } from '../../src-shared/puzzles/progress.ts';
import type { Puzzle } from '../../src-shared/puzzles/puzzle.ts';
import { SHIPPED_GAME_IDS, shippedPuzzles } from '../../src-shared/puzzles/shippedPuzzles.ts';
import { LOCKED } from '../demo.ts';
import type { MadePuzzleStore } from '../storage/madePuzzleStore.ts';
import type { PuzzleStore } from '../storage/puzzleStore.ts';
import type { PuzzleThread } from './puzzleThread.ts';

export interface PuzzleCallsOptions {
  readonly store: PuzzleStore;
  readonly made: Pick<MadePuzzleStore, 'of'>;
  readonly thread: Pick<PuzzleThread, 'judge'>;
  readonly random: Random;
  readonly isKiosk: boolean;
  /** The day on the person's calendar, as `2026-11-29`. */
  today(): string;
}

/** What windows ask about puzzles. */
export type PuzzleHandlers = Pick<
  Handlers,
  'puzzleStandings' | 'givePuzzle' | 'tryPuzzle' | 'puzzleSolution'
>;

/** The last results that a window is told. */
const TOLD_RESULTS = 60;

// eslint-disable-next-line max-lines-per-function -- an object whose functions share private state; each of them is short
export function makePuzzleHandlers(options: PuzzleCallsOptions): PuzzleHandlers {
  const { store, made, thread, random, isKiosk, today } = options;

  /** Refuses what belongs to the person whom a kiosk is not for. */
  async function unlessKiosk<T>(
    answer: () => Promise<Result<T, CallError>>,
  ): Promise<Result<T, CallError>> {
    return isKiosk ? err(LOCKED) : answer();
  }

  async function standingOf(gameId: GameId): Promise<PuzzleStanding> {
    const progress = store.progressOf(gameId);
    const results = progress.results.slice(-TOLD_RESULTS).toReversed();
    const shipped = await shippedPuzzles(gameId);
    const overview = overviewOf(shipped, made.of(gameId), progress, today());
    return { gameId, ...overview, results };
  }

  /** A puzzle by its id. */
  async function find(puzzleId: string): Promise<Result<Puzzle, CallError>> {
    for (const gameId of SHIPPED_GAME_IDS) {
      if (!puzzleId.startsWith(`${gameId}-`)) continue;
      const all = [...(await shippedPuzzles(gameId)), ...made.of(gameId)];
      const found = all.find(({ id }) => id === puzzleId);
      if (found !== undefined) return ok(found);
    }
    return NO_PUZZLE;
  }

  async function isDaily(puzzle: Puzzle): Promise<boolean> {
    return dailyPuzzle(await shippedPuzzles(puzzle.gameId), today())?.id === puzzle.id;
  }

  async function choose(request: PuzzleRequest): Promise<Puzzle | undefined> {
    if (request.which === 'again') {
      const found = await find(request.puzzleId);
      return found.ok ? found.value : undefined;
    }
    const shipped = await shippedPuzzles(request.gameId);
    const daily = dailyPuzzle(shipped, today());
    if (request.which === 'daily') return daily;
    const not = [request.after, daily?.id].filter((id) => id !== undefined);
    const progress = store.progressOf(request.gameId);
    return nextPuzzle([shipped, made.of(request.gameId)], progress, {
      today: today(),
      random,
      not,
    });
  }

  async function record(puzzle: Puzzle, isSolved: boolean): Promise<PuzzleStanding> {
    const { gameId } = puzzle;
    const result = { puzzle, isSolved, today: today(), isDaily: await isDaily(puzzle) };
    const before = store.progressOf(gameId);
    const after = withResult(before, result);
    if (after !== before) await store.keep(gameId, after);
    return standingOf(gameId);
  }

  return {
    puzzleStandings: () =>
      unlessKiosk(async () => ok(await Promise.all(SHIPPED_GAME_IDS.map(standingOf)))),
    givePuzzle: (request) =>
      unlessKiosk(async () => {
        const puzzle = await choose(request);
        if (puzzle === undefined) return NO_PUZZLE;
        const { gameId, setup, code, goal, rating, id: puzzleId } = puzzle;
        const progress = store.progressOf(gameId);
        const task: PuzzleTask = {
          ...{ puzzleId, gameId, setup: { ...setup }, code, goal },
          rating: Math.round(progress.puzzles[puzzleId]?.rating ?? rating),
          isDaily: await isDaily(puzzle),
          counts: countingOf(progress, puzzleId, today()),
        };
        return ok(task);
      }),
    tryPuzzle: ({ puzzleId, moves }) =>
      unlessKiosk(async () => {
        const puzzle = await find(puzzleId);
        if (!puzzle.ok) return puzzle;
        const verdict = await thread.judge(puzzle.value, moves.map(asMove));
        if (verdict === undefined) return ILLEGAL;
        const { kind } = verdict;
        const standing =
          kind === 'solved' || kind === 'wrong'
            ? await record(puzzle.value, kind === 'solved')
            : await standingOf(puzzle.value.gameId);
        return ok({ kind, reply: [...verdict.reply], standing });
      }),
    puzzleSolution: ({ puzzleId }) =>
      unlessKiosk(async () => {
        const puzzle = await find(puzzleId);
        if (!puzzle.ok) return puzzle;
        const standing = await record(puzzle.value, false);
        return ok({ moves: [...puzzle.value.solution], standing });
      }),
  };
}

const NO_PUZZLE = err({ code: 'ERR_NO_PUZZLE', message: 'there is no such puzzle' } as const);
const ILLEGAL = err({ code: 'ERR_ILLEGAL_MOVE', message: 'that move can’t be made' } as const);
