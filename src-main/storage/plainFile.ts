import { constants, type Stats } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { err, ok, type Result } from '../../src-shared/core/result.ts';
import type { FileFault } from '../../src-shared/ipc/storage.ts';
import { MAX_FILE_LENGTH } from '../../src-shared/record/jsonBounds.ts';
import { type Disk, isMissing } from './fileSystem.ts';
import { makePatience } from './patience.ts';

export interface FileError {
  readonly code: 'ERR_FILE';
  readonly fault: FileFault;
}

/** Opening a pipe must not wait for its other end; Windows has no such thing. */
const OPEN_FLAGS = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);

const fail = (fault: FileFault) => err({ code: 'ERR_FILE', fault } as const);

/**
 * Reads a text file from outside: its kind and size are looked at first, so that no pipe, device or endless file is
 * ever waited for. A byte-order mark is left out.
 * @returns `undefined` when there is no such file.
 */
export async function readPlainFile(
  disk: Disk,
  path: string,
): Promise<Result<string | undefined, FileError>> {
  const { files } = disk;
  const patiently = makePatience(disk);
  let handle: FileHandle | undefined;
  try {
    // Opening alone may do something to a device.
    const before = faultOf(await patiently(() => files.stat(path)));
    if (before !== undefined) return fail(before);
    handle = await patiently(() => files.open(path, OPEN_FLAGS));
    const fault = faultOf(await handle.stat());
    if (fault !== undefined) return fail(fault);
    const bytes = await readBounded(handle);
    if (bytes === undefined) return fail('tooLong');
    return ok(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    if (isMissing(error)) return ok(undefined);
    return fail(error instanceof TypeError ? 'content' : 'unreadable');
  } finally {
    await handle?.close().catch(() => undefined);
  }
}

function faultOf(stats: Stats): FileFault | undefined {
  if (stats.isDirectory()) return 'folder';
  if (!stats.isFile()) return 'special';
  return stats.size > MAX_FILE_LENGTH ? 'tooLong' : undefined;
}

/** Some files are longer than they say. @returns `undefined` when it is too long. */
async function readBounded(handle: FileHandle): Promise<Uint8Array | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  for (;;) {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(64 * 1024));
    if (bytesRead === 0) return Buffer.concat(chunks, length);
    length += bytesRead;
    if (length > MAX_FILE_LENGTH) return undefined;
    chunks.push(buffer.subarray(0, bytesRead));
  }
}
