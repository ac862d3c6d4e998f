import { randomInt } from 'node:crypto';
import { makeRandom } from '../../src-shared/core/random.ts';
import type { Notice } from '../../src-shared/ipc/storage.ts';
import type { HostServices } from '../hostServices.ts';
import { openPuzzleStore, type PuzzleStore } from '../storage/puzzleStore.ts';
import type { StorageFolder } from '../storage/storageFolder.ts';
import { SYSTEM_CLOCK } from '../time/awakeLimit.ts';
import { makePuzzleHandlers, type PuzzleHandlers } from './puzzleCalls.ts';
import { makePuzzleThread } from './puzzleThread.ts';

/** Puzzles, with what the person has done of them. */
export interface Puzzles {
  readonly handlers: PuzzleHandlers;
  readonly store: PuzzleStore;
  close(): Promise<void>;
}

export async function openPuzzles(
  folder: StorageFolder,
  host: Pick<HostServices, 'searchWorkerUrl' | 'onBug'>,
  isKiosk: boolean,
  report: (notice: Notice) => void,
): Promise<Puzzles> {
  const store = await openPuzzleStore(folder, report);
  const thread = makePuzzleThread(host.searchWorkerUrl, SYSTEM_CLOCK, host.onBug);
  const random = makeRandom(randomInt(2 ** 32));
  return {
    store,
    handlers: makePuzzleHandlers({ store, thread, random, isKiosk, today }),
    async close() {
      await thread.close();
      await store.close();
    },
  };
}

/** By the clock and the time zone of the machine. */
function today(): string {
  const now = new Date();
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
