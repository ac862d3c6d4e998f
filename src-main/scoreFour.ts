import { randomInt } from 'node:crypto';
import {
  DEFAULT_TIME_MS,
  MAX_LEVEL,
  MAX_SEARCH_THREADS,
  MAX_TABLE_MEGABYTES,
  MIN_LEVEL,
} from '../src-shared/core/limits.ts';
import type { Move } from '../src-shared/core/move.ts';
import { ok, type Result } from '../src-shared/core/result.ts';
import { ScoreFourProgram, type Think } from '../src-shared/opponent/scoreFourProgram.ts';
import type { SearchProgress } from '../src-shared/search/engine.ts';
import { type Arguments, type OptionKinds, readNumbers } from './cli/arguments.ts';
import { RANGES } from './cli/ranges.ts';
import { commonHelp, readRequest, type Request, tooMany } from './cli/request.ts';
import { runProgram } from './cli/runProgram.ts';
import type { StandardOutput } from './cli/standardOutput.ts';
import { openTextChannel } from './cli/textChannel.ts';
import { createSearchPool, type SearchPool } from './search/searchPool.ts';
import { startLimit } from './time/awakeLimit.ts';

/** The stand-alone Score Four opponent: docs/PROTOCOL.md on standard input and output, or on a message port. */

const DEFAULT_MEGABYTES = 64;

const HELP = `Plays Score Four by text commands on standard input; docs/PROTOCOL.md describes them.

  --level N     how well it plays, ${MIN_LEVEL} (beginner) to ${MAX_LEVEL} (everything it has); ${MAX_LEVEL}
  --seconds S   thinking time for one move; ${DEFAULT_TIME_MS / 1_000}
  --seed N      makes its play reproducible; random
  --threads N   threads that think together, up to ${MAX_SEARCH_THREADS}; 1
  --memory MB   memory for positions met before, up to ${MAX_TABLE_MEGABYTES}; ${DEFAULT_MEGABYTES}
  --no-book     thinks about openings instead of taking them from a book
  --verbose     tells what it thinks, on standard error
${commonHelp(14)}`;

/** A worker that is later than this is given up, and the program answers by itself. */
const GRACE_MS = 150;
/** A search thread that takes longer to load is not waited for; the program answers by itself until there is one. */
const LOAD_MS = 10_000;
/** Kept of the thinking time for the way of the answer. */
const RESERVE_MS = 5;
/** More commands than this that wait for a thought to end stop the reading. */
const MAX_BACKLOG = 1_000;

interface Options {
  readonly level: number;
  readonly timeMs: number;
  readonly seed: number;
  readonly threads: number;
  readonly tableMegabytes: number;
  readonly usesBook: boolean;
  readonly isVerbose: boolean;
}

function parseOptions(args: readonly string[]): Request<Options> {
  const kinds: OptionKinds = {
    ...{ level: 'value', seconds: 'value', seed: 'value', threads: 'value', memory: 'value' },
    ...{ 'no-book': 'flag', verbose: 'flag' },
  };
  return readRequest(args, kinds, readOptions);
}

function readOptions(given: Arguments): Result<Options, string> {
  const { flags, words } = given;
  if (words.length > 0) return tooMany(words);
  const read = readNumbers(given, RANGES);
  if (!read.ok) return read;
  const { level, seconds, seed, threads, memory } = read.value;
  return ok({
    level: level ?? MAX_LEVEL,
    timeMs: seconds === undefined ? DEFAULT_TIME_MS : 1_000 * seconds,
    seed: seed ?? randomInt(2 ** 32),
    threads: threads ?? 1,
    tableMegabytes: memory ?? DEFAULT_MEGABYTES,
    usesBook: !flags.has('no-book'),
    isVerbose: flags.has('verbose'),
  });
}

/** Waits for the search thread no longer than a time, milliseconds. */
const readyWithin = (pool: SearchPool, timeMs: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const endWaiting = startLimit(timeMs, () =>
      reject(new Error('the search thread has not started')),
    );
    void pool.ready().then(resolve, reject).finally(endWaiting);
  });

function play(options: Options, output: StandardOutput): void {
  const { level, timeMs, seed, threads, tableMegabytes, usesBook, isVerbose } = options;
  const log = (text: string): void => {
    // Whoever does not read it can do without.
    if (isVerbose && !process.stderr.writableNeedDrain) process.stderr.write(`${text}\n`);
  };
  const workerUrl = new URL('./searchWorker.js', import.meta.url);
  const pool = createSearchPool({ workerUrl, size: 1, graceMs: GRACE_MS });
  const prepare = (): void => void pool.ready().catch((error: unknown) => log(String(error)));
  // Loading takes a moment, on a busy machine a long one: nothing is answered, and no clock runs, before it is over.
  let isLoaded = false;
  const loaded = readyWithin(pool, LOAD_MS)
    .catch((error: unknown) => log(String(error)))
    .then(() => void (isLoaded = true));

  const think: Think = async (position, limits, moveNow) => {
    const startMs = performance.now();
    let best: Move | undefined;
    const onProgress = (progress: SearchProgress): void => {
      [best] = progress.principalVariation;
      log(JSON.stringify(progress));
    };
    try {
      await readyWithin(pool, limits.timeMs);
      const usedMs = performance.now() - startMs + RESERVE_MS;
      const timeMs = Math.max(1, limits.timeMs - usedMs);
      const { move } = await pool.search(
        {
          gameId: 'scoreFour',
          position,
          limits: { ...limits, timeMs, threads, tableMegabytes, usesBook },
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

  const channel = openTextChannel(
    {
      onText: (piece) => (isLoaded ? read(piece) : loaded.then(() => read(piece))),
      onEnd() {
        void loaded.then(async () => {
          program.end();
          await program.idle();
          finish();
        });
      },
    },
    output,
  );
  const read = (piece: string): Promise<void> | undefined => {
    program.read(piece);
    return program.backlog > MAX_BACKLOG ? program.idle() : undefined;
  };
  const finish = (): void => void pool.dispose().then(() => channel.end());
  const write = (line: string): void => channel.write(`${line}\n`);
  const program = new ScoreFourProgram({ level, timeMs, seed, think, write, onQuit: finish });
}

await runProgram({
  help: HELP,
  parse: parseOptions,
  run(options, output) {
    play(options, output);
    return Promise.resolve(0);
  },
});
