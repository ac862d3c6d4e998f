import * as files from 'node:fs/promises';
import type { TimerClock } from '../../src-shared/core/timerClock.ts';
import { SYSTEM_CLOCK } from '../time/awakeLimit.ts';

/** What is used of the file system; tests hand in one that fails as real ones do. */
export type FileSystem = Pick<
  typeof files,
  | 'chmod'
  | 'copyFile'
  | 'lstat'
  | 'mkdir'
  | 'open'
  | 'readdir'
  | 'realpath'
  | 'rename'
  | 'rmdir'
  | 'stat'
  | 'unlink'
  | 'utimes'
>;

/** What files are reached through. */
export interface Disk {
  readonly files: FileSystem;
  readonly clock: TimerClock;
}

export const systemDisk: Disk = { files, clock: SYSTEM_CLOCK };

/** The code of a system error, e.g. `ENOENT`; '' when it is none. */
export const errorCode = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

export const isMissing = (error: unknown): boolean => errorCode(error) === 'ENOENT';

/** Nobody but the owner may look into what we make. */
export const PRIVATE_FILE = 0o600;
export const PRIVATE_FOLDER = 0o700;

export const sleep = ({ clock }: Disk, timeMs: number): Promise<void> =>
  new Promise((resolve) => void clock.after(timeMs, resolve));
