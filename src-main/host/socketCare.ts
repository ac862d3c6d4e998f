import type { WebSocket } from 'ws';
import { startLimit } from '../time/awakeLimit.ts';

/** Lets through so many calls a second, in bursts of the same size. */
export function makeRateLimit(perSecond: number): () => boolean {
  let allowance = perSecond;
  let lastMs = performance.now();
  return () => {
    const nowMs = performance.now();
    allowance = Math.min(perSecond, allowance + ((nowMs - lastMs) / 1_000) * perSecond);
    lastMs = nowMs;
    if (allowance < 1) return false;
    allowance--;
    return true;
  };
}

/**
 * Pings a window, which browsers answer by themselves, and ends the connection when no answer comes.
 * @param idleMs the longest silence, milliseconds.
 * @returns what ends the pinging.
 */
export function keepAlive(socket: WebSocket, idleMs: number): () => void {
  let stop: () => void;
  const listen = (): void => {
    stop = startLimit(idleMs / 2, () => {
      socket.ping();
      stop = startLimit(idleMs / 2, () => socket.terminate());
    });
  };
  socket.on('pong', () => {
    stop();
    listen();
  });
  listen();
  return () => stop();
}
