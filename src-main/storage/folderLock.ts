import { randomBytes } from 'node:crypto';
import * as nodeFiles from 'node:fs';
import { join } from 'node:path';
import { callbackify } from 'node:util';
import { lock } from 'proper-lockfile';
import * as v from 'valibot';
import { err, ok, type Result } from '../../src-shared/core/result.ts';
import type { StorageErrorCode } from '../../src-shared/ipc/storage.ts';
import { type Disk, errorCode, isMissing, PRIVATE_FILE, sleep } from './fileSystem.ts';
import { parseJsonFile } from './jsonFile.ts';
import { readPlainFile } from './plainFile.ts';
import { identifyProcess, processIdentitySchema, stateOf } from './processIdentity.ts';
import { type StorageError, storageError } from './storageError.ts';

/** How often the owner of a lock shows that it lives, milliseconds. */
const HEARTBEAT_MS = 2_000;
/** A lock is looked at so often before it counts as dead. Looks are counted, not time: asleep nobody looks. */
const LOOKS = 20;
const LOOK_MS = 250;
/** Another program may take or leave the lock while we try. */
const MAX_TRIES = 4;

const ownerSchema = v.object({ ...processIdentitySchema.entries, token: v.string() });
type Owner = v.InferOutput<typeof ownerSchema>;

export type LockError = StorageError | { readonly code: 'ERR_LOCKED' };

/**
 * A lock on a folder, in the folder itself, so that it holds for whoever reaches the folder, by whatever name and
 * from whatever container. A folder in it stands for the lock; its owner keeps it fresh. The lock of a process of this
 * machine lasts exactly as long as the process; that of another one until its heart has stopped beating.
 */
export interface FolderLock {
  /** Takes the lock, or says why not; may have to watch another's heart for some seconds. */
  take(): Promise<Result<void, LockError>>;
  /** Whether it is (still, or again) ours. Never waits. @returns why it is not. */
  check(): Promise<StorageError | undefined>;
  release(): Promise<void>;
}

// eslint-disable-next-line max-lines-per-function -- an object whose functions share private state; each of them is short
export function makeFolderLock(disk: Disk, folder: string): FolderLock {
  const { files } = disk;
  const place = join(folder, 'quintet.lock');
  const ownerFile = join(folder, 'quintet.lock.json');
  const token = randomBytes(16).toString('hex');
  let giveBack: (() => Promise<void>) | undefined;

  async function tryToLock(): Promise<boolean> {
    try {
      giveBack = await lock(folder, {
        lockfilePath: place,
        realpath: false,
        update: HEARTBEAT_MS,
        // By the clock on the wall a lock is as old as the computer has slept; we look for a heartbeat instead.
        stale: Infinity,
        fs: { ...nodeFiles, mkdir: callbackify((path: string) => files.mkdir(path)) },
        onCompromised: () => (giveBack = undefined),
      });
    } catch (error) {
      if (errorCode(error) === 'ELOCKED') return false;
      throw error;
    }
    await signLock();
    return true;
  }

  /** A lock that could not be signed is one all the same. */
  async function signLock(): Promise<void> {
    await files.unlink(ownerFile).catch(() => undefined);
    const owner: Owner = { ...identifyProcess(), token };
    try {
      const handle = await files.open(ownerFile, 'wx', PRIVATE_FILE);
      try {
        await handle.writeFile(JSON.stringify(owner));
      } finally {
        await handle.close();
      }
    } catch {
      await files.unlink(ownerFile).catch(() => undefined);
    }
  }

  async function readOwner(): Promise<Owner | undefined> {
    const text = await readPlainFile(disk, ownerFile);
    if (!text.ok || text.value === undefined) return undefined;
    const owner = parseJsonFile(ownerSchema, text.value);
    return owner.ok ? owner.value : undefined;
  }

  /** One that could not be signed, on a full disk, is ours as long as it is there. */
  async function isSignedByUs(): Promise<boolean> {
    const owner = await readOwner();
    return owner === undefined ? (await lastBeat()) !== undefined : owner.token === token;
  }

  /** @returns when the lock was last kept fresh; `undefined` when there is none. */
  async function lastBeat(): Promise<number | undefined> {
    try {
      // Over a network only what was just opened is sure to be up to date; on some systems no folder can be opened.
      const handle = await files.open(place, 'r').catch(() => undefined);
      if (handle === undefined) return (await files.stat(place)).mtimeMs;
      try {
        return (await handle.stat()).mtimeMs;
      } finally {
        await handle.close();
      }
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  async function isBeating(first: number): Promise<boolean> {
    for (let look = 0; look < LOOKS; look++) {
      await sleep(disk, LOOK_MS);
      if ((await lastBeat()) !== first) return true;
    }
    return false;
  }

  /** Removes the lock of a process that is gone; of several who try only one succeeds. */
  async function bury(beat: number): Promise<void> {
    const grave = `${place}-${randomBytes(8).toString('hex')}`;
    try {
      await files.rename(place, grave);
    } catch (error) {
      if (isMissing(error)) return;
      throw error;
    }
    const isSame = (await files.stat(grave)).mtimeMs === beat;
    // Somebody was faster, and what we hold is a living lock.
    if (!isSame) await files.rename(grave, place);
    else await files.rmdir(grave);
  }

  /** @param mayWatch false: a lock whose owner may live counts as taken. */
  async function take(mayWatch: boolean): Promise<boolean> {
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      if (await tryToLock()) return true;
      const owner = await readOwner();
      const beat = await lastBeat();
      if (beat === undefined) continue;
      const state = owner === undefined ? 'unknown' : stateOf(owner);
      const isOurs = owner?.token === token;
      if (!isOurs && state === 'running') return false;
      if (!isOurs && state === 'unknown') {
        if (!mayWatch || (await isBeating(beat))) return false;
        // Another one may have buried it meanwhile.
        if ((await readOwner())?.token !== owner?.token) continue;
      }
      await bury(beat);
    }
    return false;
  }

  return {
    async take() {
      try {
        return (await take(true)) ? ok(undefined) : err({ code: 'ERR_LOCKED' });
      } catch (error) {
        return err(storageError(error));
      }
    },
    async check() {
      const fail = (code: StorageErrorCode): StorageError => ({ code, detail: '' });
      try {
        if (giveBack !== undefined && (await isSignedByUs())) return undefined;
        giveBack = undefined;
        await files.stat(folder);
        return (await take(false)) ? undefined : fail('ERR_FOLDER_TAKEN');
      } catch (error) {
        return isMissing(error) ? fail('ERR_FOLDER_GONE') : storageError(error);
      }
    },
    async release() {
      if (giveBack === undefined) return;
      const owner = await readOwner();
      if (owner?.token === token) await files.unlink(ownerFile).catch(() => undefined);
      await giveBack().catch(() => undefined);
      giveBack = undefined;
    },
  };
}
