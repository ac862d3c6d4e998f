import { once } from 'node:events';

/** Where a program of the command line writes its results. */
export interface StandardOutput {
  /** Whether what was written waits for its reader. */
  readonly isFull: boolean;
  write(text: string): void;
  /** Resolves when there is room for more. */
  hasRoom(): Promise<void>;
  /** Resolves when all that was written has gone out. */
  isEmpty(): Promise<void>;
}

/** The status of a program whose output can't be written. */
const WRITE_FAILED = 1;
/** How systems say that nobody reads a pipe any more. */
const NOBODY_READS = ['EPIPE', 'ECONNRESET', 'EOF'];

/**
 * Opens standard output, and standard error for whoever writes there. When nobody reads the output any more there is
 * nothing left to do, so the program ends quietly; when it can't be written it ends with status 1. What is told on
 * standard error is nobody's result: that it can't be written changes nothing.
 */
export function openStandardOutput(): StandardOutput {
  const { stdout, stderr } = process;
  stderr.on('error', () => undefined);
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (NOBODY_READS.includes(error.code ?? '')) process.exit(0);
    stderr.write(`the output can't be written: ${error.message}\n`);
    process.exit(WRITE_FAILED);
  });
  return {
    get isFull() {
      return stdout.writableNeedDrain;
    },
    write: (text) => void stdout.write(text),
    async hasRoom() {
      if (stdout.writableNeedDrain) await once(stdout, 'drain');
    },
    isEmpty: () => new Promise((resolve) => stdout.write('', () => resolve())),
  };
}
