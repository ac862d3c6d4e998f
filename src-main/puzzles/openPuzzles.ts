import { randomInt } from 'node:crypto';
import { makeRandom } from '../../src-shared/core/random.ts';
import type { Notice } from '../../src-shared/ipc/storage.ts';
import { SHIPPED_GAME_IDS } from '../../src-shared/puzzles/shippedPuzzles.ts';
import type { HostServices } from '../hostServices.ts';
import { MOST_MADE, openMadePuzzleStore } from '../storage/madePuzzleStore.ts';
import { openPuzzleStore, type PuzzleStore } from '../storage/puzzleStore.ts';
import type { StorageFolder } from '../storage/storageFolder.ts';
import { SYSTEM_CLOCK } from '../time/awakeLimit.ts';
import type { MakingTask } from './makingMessages.ts';
import { makeInThread } from './makingThread.ts';
import { makePuzzleHandlers, type PuzzleHandlers } from './puzzleCalls.ts';
import { makePuzzleMaker } from './puzzleMaker.ts';
import { makePuzzleThread } from './puzzleThread.ts';

/** Puzzles, with what the person has done of them. */
export interface Puzzles {
  readonly handlers: PuzzleHandlers;
  readonly store: PuzzleStore;
  /** Somebody has done something, or something is thought about. */
  touch(): void;
  close(): Promise<void>;
}

export interface PuzzlesOptions {
  readonly folder: StorageFolder;
  readonly host: Pick<HostServices, 'searchWorkerUrl' | 'onBug'>;
  readonly isKiosk: boolean;
  report(notice: Notice): void;
  /** Whether the person allows puzzles to be made. */
  isAllowed(): boolean;
  /** Whether anything is thought about. */
  isBusy(): boolean;
}

/** Games that are played for puzzles before another kind of game has its turn. */
const GAMES_A_TURN = 10;

export async function openPuzzles(options: PuzzlesOptions): Promise<Puzzles> {
  const { folder, host, isKiosk, report, isAllowed, isBusy } = options;
  const store = await openPuzzleStore(folder, report);
  const made = await openMadePuzzleStore(folder, report);
  const thread = makePuzzleThread(host.searchWorkerUrl, SYSTEM_CLOCK, host.onBug);
  const random = makeRandom(randomInt(2 ** 32));

  /** Of the games whose puzzles the person solves, the one of which there are the fewest. */
  function nextTask(): MakingTask | undefined {
    const [gameId] = SHIPPED_GAME_IDS.filter(
      (each) => store.progressOf(each).results.length > 0 && made.of(each).length < MOST_MADE,
    ).toSorted((one, other) => made.of(one).length - made.of(other).length);
    if (gameId === undefined) return undefined;
    return { gameId, seed: random.below(2 ** 31), games: GAMES_A_TURN, made: made.of(gameId) };
  }

  const maker = makePuzzleMaker({
    ...{ clock: SYSTEM_CLOCK, nextTask, onBug: host.onBug },
    isFree: () => !isKiosk && isAllowed() && !isBusy(),
    make: makeInThread(host.searchWorkerUrl),
    keep: (puzzle) => made.add(puzzle),
  });
  return {
    store,
    handlers: makePuzzleHandlers({ store, made, thread, random, isKiosk, today }),
    touch: maker.touch,
    async close() {
      await maker.close();
      await thread.close();
      await store.close();
      await made.close();
    },
  };
}

/** By the clock and the time zone of the machine. */
function today(): string {
  const now = new Date();
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
