import { constants, setPriority } from 'node:os';

/**
 * Lets others go before this thread, and before those that it starts, so that windows answer while it searches. Linux
 * alone has priorities of threads; elsewhere it would be that of the whole program, and stays.
 *
 * @param priority how far: behind what people wait for, or behind everything, which may be never while others work
 */
export function giveWay(priority: 'PRIORITY_BELOW_NORMAL' | 'PRIORITY_LOW'): void {
  if (process.platform !== 'linux') return;
  try {
    setPriority(0, constants.priority[priority]);
  } catch {
    // A system that forbids it lets the thread work as it is.
  }
}
