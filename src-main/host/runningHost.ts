import { join } from 'node:path';
import * as v from 'valibot';
import { startLimit } from '../time/awakeLimit.ts';
import { makeAtomicWriter } from '../storage/atomicWriter.ts';
import { type Disk, sleep, systemDisk } from '../storage/fileSystem.ts';
import { readPlainFile } from '../storage/plainFile.ts';
import type { StorageFolder } from '../storage/storageFolder.ts';

/*
 * A browser host that runs leaves an address of it in the data folder, for one more window: who starts Quintet again
 * gets that window. Only the owner of the file can read it.
 */

const NAME = 'browser.json';
const fileSchema = v.object({
  address: v.pipe(v.string(), v.regex(/^http:\/\/127\.0\.0\.1:\d{1,5}\/#enter=[\da-f]{64}$/)),
});
/** A host that runs answers sooner, milliseconds. */
const ANSWER_MS = 5_000;

/** When it can't be written, whoever starts Quintet again is told that the folder is in use, which is true as well. */
export async function tellAddress(folder: StorageFolder, address: string): Promise<void> {
  const text = JSON.stringify({ address } satisfies v.InferOutput<typeof fileSchema>);
  await makeAtomicWriter(folder).write(join(folder.path, NAME), text);
}

/** For whoever has just taken the folder: the host that told its address there has ended, however it did. */
export async function forgetAddress({ files, path }: StorageFolder): Promise<void> {
  await files.unlink(join(path, NAME)).catch(() => undefined);
}

/** @returns `undefined` when no browser host of this computer tells its address there. */
export async function findAddress(
  dataFolder: string,
  disk: Disk = systemDisk,
): Promise<string | undefined> {
  const text = await readPlainFile(disk, join(dataFolder, NAME));
  try {
    return v.parse(fileSchema, JSON.parse((text.ok && text.value) || '')).address;
  } catch {
    return undefined;
  }
}

/** Whether anything answers at an address: a shared folder may be in use on another computer. */
export async function isAnswering(address: string): Promise<boolean> {
  const { origin } = new URL(address);
  const waiting = new AbortController();
  const endWaiting = startLimit(ANSWER_MS, () => waiting.abort());
  return fetch(origin, { method: 'HEAD', signal: waiting.signal })
    .then(
      ({ ok }) => ok,
      () => false,
    )
    .finally(endWaiting);
}

/** How often to look whether an address is still there, milliseconds, and how often at most. */
const LOOK = { everyMs: 250, times: 240 };

/** The address that a host tells once a window has come in by another one; `undefined` when none comes. */
export async function findNextAddress(
  dataFolder: string,
  used: string,
  disk: Disk = systemDisk,
): Promise<string | undefined> {
  for (let look = 0; look < LOOK.times; look++) {
    const address = await findAddress(dataFolder, disk);
    if (address !== undefined && address !== used) return address;
    await sleep(disk, LOOK.everyMs);
  }
  return undefined;
}

/** Resolves when a window has come in by an address that was found, or when it is clear that none will. */
export async function whenUsed(
  dataFolder: string,
  address: string,
  disk: Disk = systemDisk,
): Promise<void> {
  for (let look = 0; look < LOOK.times; look++) {
    if ((await findAddress(dataFolder, disk)) !== address) return;
    await sleep(disk, LOOK.everyMs);
  }
}
