import { type Disk, errorCode, sleep } from './fileSystem.ts';

/** How long to wait for another program, e.g. a virus scanner, to let go of a file, milliseconds. */
export const PATIENCE_MS = 2_000;
const FIRST_PAUSE_MS = 20;
const LONGEST_PAUSE_MS = 250;

/** Errors that go away by themselves when a file is held by a scanner, a backup or a sync program. */
const PASSING = new Set(['EACCES', 'EBUSY', 'EPERM', 'EMFILE', 'ENFILE', 'EAGAIN']);

/** Does something with a file, again while it fails in a way that may pass. */
export type Patiently = <T>(action: () => Promise<T>) => Promise<T>;

/** @param totalMs of waiting for all that is done with it together; the first try of each is always made. */
export function makePatience(disk: Disk, totalMs: number = PATIENCE_MS): Patiently {
  let leftMs = totalMs;
  return async (action) => {
    for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
      try {
        return await action();
      } catch (error) {
        if (!PASSING.has(errorCode(error)) || leftMs <= 0) throw error;
        leftMs -= pauseMs;
        await sleep(disk, pauseMs);
      }
    }
  };
}
