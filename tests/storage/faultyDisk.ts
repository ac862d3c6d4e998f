import * as files from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import type { Disk, FileSystem } from '../../src-main/storage/fileSystem.ts';
import type { StorageError } from '../../src-main/storage/storageError.ts';
import type { StorageFolder } from '../../src-main/storage/storageFolder.ts';

/** `write` is what is done with a file once it is open. */
type Operation = keyof FileSystem | 'write';

export interface Fault {
  readonly operation: Operation;
  /** As the system tells it, e.g. `ENOSPC`. */
  readonly code: string;
  /** The paths it befalls; all when left out. */
  readonly path?: RegExp;
  /** How often; always when left out. */
  times?: number;
}

/** The real file system of a folder, on which operations fail as told, and a clock that no test waits for. */
export interface FaultyDisk extends Disk {
  /** Lets an operation fail. @returns what puts an end to it. */
  fail(fault: Fault): () => void;
  /** What it was asked, e.g. `rename match.json`. */
  readonly calls: readonly string[];
  /** How long it was waited, milliseconds. */
  readonly waitedMs: number;
  /** Lets so much time pass that everything that waits comes up. */
  ring(): void;
}

/** Waiting for a file to be let go is over at once; the next try in a while waits for `ring`. */
const SHORT_MS = 1_000;

export function makeFaultyDisk(): FaultyDisk {
  const faults: Fault[] = [];
  const calls: string[] = [];
  let alarms: (() => void)[] = [];
  let waitedMs = 0;

  function meet(operation: Operation, path: string): void {
    calls.push(`${operation} ${path.split(/[\\/]/).at(-1)}`);
    const fault = faults.find((each) => {
      const isHere = each.operation === operation && (each.path?.test(path) ?? true);
      return isHere && (each.times === undefined || each.times > 0);
    });
    if (fault === undefined) return;
    if (fault.times !== undefined) fault.times--;
    throw Object.assign(new Error(`${fault.code}: told to fail, ${operation} '${path}'`), {
      code: fault.code,
    });
  }

  const faulty = <A extends unknown[], R>(name: keyof FileSystem, real: (...args: A) => R) =>
    (async (...args: A) => {
      meet(name, String(args[0]));
      const result = await real(...args);
      return name === 'open' ? withFaults(result as FileHandle, String(args[0])) : result;
    }) as never;

  function withFaults(handle: FileHandle, path: string): FileHandle {
    const write = handle.writeFile.bind(handle);
    handle.writeFile = async (data, options) => {
      meet('write', path);
      await write(data, options);
    };
    return handle;
  }

  return {
    files: {
      chmod: faulty('chmod', files.chmod),
      copyFile: faulty('copyFile', files.copyFile),
      lstat: faulty('lstat', files.lstat as (path: string) => unknown),
      mkdir: faulty('mkdir', files.mkdir as (path: string) => unknown),
      open: faulty('open', files.open),
      readdir: faulty('readdir', files.readdir as (path: string) => unknown),
      realpath: faulty('realpath', files.realpath as (path: string) => unknown),
      rename: faulty('rename', files.rename),
      rmdir: faulty('rmdir', files.rmdir),
      stat: faulty('stat', files.stat as (path: string) => unknown),
      unlink: faulty('unlink', files.unlink),
      utimes: faulty('utimes', files.utimes),
    },
    clock: {
      nowMs: () => waitedMs,
      after(timeMs, callback) {
        const run = (): void => {
          if (!alarms.includes(run)) return;
          alarms = alarms.filter((each) => each !== run);
          waitedMs += timeMs;
          callback();
        };
        alarms.push(run);
        if (timeMs < SHORT_MS) setImmediate(run);
        return () => (alarms = alarms.filter((each) => each !== run));
      },
    },
    fail(fault) {
      const mine = { ...fault };
      faults.push(mine);
      return () => faults.splice(faults.indexOf(mine), 1);
    },
    calls,
    get waitedMs() {
      return waitedMs;
    },
    ring() {
      for (const alarm of [...alarms]) alarm();
    },
  };
}

/** A folder as the storage sees it, without its lock. */
export const storageFolder = (
  path: string,
  disk: Disk = makeFaultyDisk(),
  obstacle: () => StorageError | undefined = () => undefined,
): StorageFolder => ({ ...disk, path, obstacle: () => Promise.resolve(obstacle()) });
