import { constants, setPriority } from 'node:os';

/**
 * Lets others go before this thread, and before those that it starts, so that windows answer while it searches. Linux
 * alone has priorities of threads; elsewhere it would be that of the whole program, and stays.
 */
export function giveWay(): void {
  if (process.platform !== 'linux') return;
  try {
    setPriority(0, constants.priority.PRIORITY_LOW);
  } catch {
    // A system that forbids it lets the thread work as it is.
  }
}
