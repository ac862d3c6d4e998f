import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { version } from '../package.json';
import type { Move } from '../src-shared/core/move.ts';
import type { Result } from '../src-shared/core/result.ts';
import {
  type CommandError,
  parseLevel,
  parseTime,
} from '../src-shared/opponent/scoreFourCommand.ts';
import { ScoreFourProgram, type Think } from '../src-shared/opponent/scoreFourProgram.ts';
import type { SearchProgress } from '../src-shared/search/engine.ts';
import { openTextChannel } from './opponent/textChannel.ts';
import { createSearchPool } from './search/searchPool.ts';

/** The stand-alone Score Four opponent: docs/PROTOCOL.md on standard input and output, or on a message port. */

const HELP = `Plays Score Four by text commands on standard input; docs/PROTOCOL.md describes them.

  --level N     how well it plays, 1 (beginner) to 8 (everything it has); 8
  --seconds S   thinking time for one move; 1
  --seed N      makes its play reproducible; random
  --threads N   threads that think together, 1 to 16; 1
  --memory MB   memory for positions met before, 1 to 512; 64
  --verbose     tells what it thinks, on standard error
  --version     prints the version
  --help        prints this
`;

/** A worker that is later than this is given up, and the program answers by itself. */
const GRACE_MS = 150;
/** Kept of the thinking time for the way of the answer. */
const RESERVE_MS = 5;
/** More commands than this that wait for a thought to end stop the reading. */
const MAX_BACKLOG = 1_000;
const MAX_THREADS = 16;
const MAX_MEGABYTES = 512;

function parseOptions() {
  const { values } = parseArgs({
    options: {
      level: { type: 'string', default: '8' },
      seconds: { type: 'string', default: '1' },
      seed: { type: 'string', default: String(randomInt(2 ** 32)) },
      threads: { type: 'string', default: '1' },
      memory: { type: 'string', default: '64' },
      verbose: { type: 'boolean', default: false },
      version: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (!/^\d{1,15}$/.test(values.seed)) throw new Error('a seed is a whole number');
  return {
    ...values,
    seed: Number(values.seed),
    level: valueOf(parseLevel(values.level)).level,
    timeMs: valueOf(parseTime(values.seconds)).timeMs,
    threads: parseCount(values.threads, MAX_THREADS, 'threads'),
    tableMegabytes: parseCount(values.memory, MAX_MEGABYTES, 'MB of memory'),
  };
}

/** @throws Error for anything but a whole number from 1 on. */
function parseCount(text: string, most: number, what: string): number {
  const count = Number(text);
  if (/^\d{1,4}$/.test(text) && count >= 1 && count <= most) return count;
  throw new Error(`the number of ${what} is a whole number from 1 to ${most}`);
}

function valueOf<T>(result: Result<T, CommandError>): T {
  if (result.ok) return result.value;
  throw new Error(result.error.message);
}

/** Rejects after a time. */
const tooLate = (timeMs: number): Promise<never> =>
  new Promise((_, reject) => {
    setTimeout(() => reject(new Error('the search thread has not started')), timeMs).unref();
  });

function run(options: ReturnType<typeof parseOptions>): void {
  const { level, timeMs, seed, verbose, threads, tableMegabytes } = options;
  const log = (text: string): void => {
    if (verbose) process.stderr.write(`${text}\n`);
  };
  const workerUrl = new URL('./searchWorker.js', import.meta.url);
  const pool = createSearchPool({ workerUrl, size: 1, graceMs: GRACE_MS });
  // Loading takes a moment, better before a move than in its time.
  const prepare = (): void => void pool.ready().catch((error: unknown) => log(String(error)));
  prepare();

  const think: Think = async (position, limits, moveNow) => {
    const startMs = performance.now();
    let best: Move | undefined;
    const onProgress = (progress: SearchProgress): void => {
      [best] = progress.principalVariation;
      log(JSON.stringify(progress));
    };
    try {
      await Promise.race([pool.ready(), tooLate(limits.timeMs)]);
      const usedMs = performance.now() - startMs + RESERVE_MS;
      const timeMs = Math.max(1, limits.timeMs - usedMs);
      const { move } = await pool.search(
        {
          gameId: 'scoreFour',
          position,
          limits: { ...limits, timeMs, threads, tableMegabytes, usesBook: true },
        },
        { moveNow, onProgress },
      );
      return move;
    } catch (error) {
      log(String(error));
      prepare();
      // A thread that is late has told what it found until then.
      if (best !== undefined) return best;
      throw error;
    }
  };

  const channel = openTextChannel({
    onText(piece) {
      program.read(piece);
      return program.backlog > MAX_BACKLOG ? program.idle() : undefined;
    },
    onEnd() {
      program.end();
      void program.idle().then(finish);
    },
  });
  const finish = (): void => void pool.dispose().then(() => channel.end());
  const write = (line: string): void => channel.write(`${line}\n`);
  const program = new ScoreFourProgram({ level, timeMs, seed, think, write, onQuit: finish });
}

try {
  const options = parseOptions();
  if (options.help) process.stdout.write(HELP);
  else if (options.version) process.stdout.write(`${version}\n`);
  else run(options);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
