import { existsSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import type { Launch } from '../../../src-main/opponent/childHandle.ts';
import { spawnChild } from '../../../src-main/opponent/spawnChild.ts';
import { temporaryFolder } from '../../main/temporaryFolder.ts';

const SCRIPT = join(import.meta.dirname, 'fakeProgram.mjs');

/** Starts a fake program, and knows every process that it started. */
export function fakeProgram(behaviour: string) {
  const logFile = join(temporaryFolder(), 'log');
  const log = (): string[] =>
    (existsSync(logFile) ? readFileSync(logFile, 'utf8') : '').split('\n');
  const pids = (): number[] => log().flatMap((line) => (/^\d+$/.test(line) ? [Number(line)] : []));
  const launch: Launch = () =>
    spawnChild({ file: process.execPath, args: [SCRIPT, behaviour, logFile], folder: tmpdir() });
  return {
    launch,
    pids,
    /** How often it was asked for a move. */
    moveCount: () => log().filter((line) => line === 'move;').length,
    /** All of its processes have ended. */
    expectGone: () => expectAllGone(pids),
  };
}

/** Waits until none of some processes runs. */
export const expectAllGone = (pids: readonly number[] | (() => readonly number[])): Promise<void> =>
  vi.waitFor(() => {
    const all = typeof pids === 'function' ? pids() : pids;
    expect(all.filter(isRunning)).toEqual([]);
  }, WAIT);

const WAIT = { timeout: 5_000, interval: 20 };

/** Whether a process runs; one that has ended and only waits to be noticed does not. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  if (process.platform !== 'linux') return true;
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}
