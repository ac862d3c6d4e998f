import { err, ok, type Result } from '../../src-shared/core/result.ts';
import { MAX_EXPORT_BYTES } from '../../src-shared/record/exportFile.ts';
import { MAX_FILE_LENGTH } from '../../src-shared/record/jsonBounds.ts';
import { temporaryBeside } from '../storage/atomicWriter.ts';
import { PRIVATE_FILE } from '../storage/fileSystem.ts';
import { type StorageError, storageError } from '../storage/storageError.ts';
import type { StorageFolder } from '../storage/storageFolder.ts';
import { join } from 'node:path';

/** A line of the file, from 1; without a text where it is too long to be one. */
export interface SpooledLine {
  readonly line: number;
  readonly text: string | undefined;
  /** Characters read so far. */
  readonly done: number;
}

/**
 * Keeps what a window tells until all of it is there, on the disk: it may be longer than memory is, and what is checked
 * is then exactly what is read. Left over, it is removed at the next start, as every half-written file is.
 */
export interface ImportSpool {
  readonly length: number;
  readonly isTooLong: boolean;
  append(text: string): Promise<Result<void, StorageError>>;
  lines(): AsyncGenerator<SpooledLine>;
  /** Removes it. */
  drop(): Promise<void>;
}

// eslint-disable-next-line max-lines-per-function -- an object whose functions share private state; each of them is short
export function openImportSpool(folder: StorageFolder): ImportSpool {
  const { files } = folder;
  const path = temporaryBeside(join(folder.path, 'import'));
  let [length, bytes, isTooLong] = [0, 0, false];
  let writing: Promise<unknown> = Promise.resolve();

  async function appendNow(text: string): Promise<Result<void, StorageError>> {
    const obstacle = await folder.obstacle();
    if (obstacle !== undefined) return err(obstacle);
    bytes += Buffer.byteLength(text);
    isTooLong ||= bytes > MAX_EXPORT_BYTES;
    if (isTooLong) return ok(undefined);
    try {
      const handle = await files.open(path, 'a', PRIVATE_FILE);
      try {
        await handle.writeFile(text, 'utf8');
      } finally {
        await handle.close();
      }
      length += text.length;
      return ok(undefined);
    } catch (error) {
      return err(storageError(error));
    }
  }

  async function* chunks(): AsyncGenerator<string> {
    const handle = await files.open(path, 'r').catch(() => undefined);
    if (handle === undefined) return;
    try {
      const decoder = new TextDecoder();
      for (;;) {
        const { bytesRead, buffer } = await handle.read(Buffer.alloc(256 * 1024));
        if (bytesRead === 0) return;
        yield decoder.decode(buffer.subarray(0, bytesRead), { stream: true });
      }
    } finally {
      await handle.close();
    }
  }

  return {
    get length() {
      return length;
    },
    get isTooLong() {
      return isTooLong;
    },
    append(text) {
      const appended = writing.then(() => appendNow(text));
      writing = appended;
      return appended;
    },
    async *lines() {
      await writing;
      let [line, done, rest, isLong] = [0, 0, '', false];
      for await (const chunk of chunks()) {
        done += chunk.length;
        const texts = (rest + chunk).split('\n');
        rest = texts.pop() ?? '';
        for (const text of texts) {
          yield { line: ++line, text: isLong ? undefined : text, done };
          isLong = false;
        }
        isLong ||= rest.length > MAX_FILE_LENGTH;
        if (isLong) rest = '';
      }
      if (rest !== '' || isLong) yield { line: line + 1, text: isLong ? undefined : rest, done };
    },
    async drop() {
      await writing;
      await files.unlink(path).catch(() => undefined);
    },
  };
}
