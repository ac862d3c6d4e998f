import { version } from '../package.json';
import { ok } from '../src-shared/core/result.ts';
import { GtpSession, type GtpThink } from '../src-shared/gtp/session.ts';
import { ENGINE_HELP, type EngineOptions, parseEngineArguments } from './cli/engineOptions.ts';
import { mapRequest, type Request } from './cli/request.ts';
import { runProgram } from './cli/runProgram.ts';
import type { StandardOutput } from './cli/standardOutput.ts';
import { openTextChannel } from './cli/textChannel.ts';
import { createSearchPool } from './search/searchPool.ts';

/** Every game over the Go Text Protocol on standard input and output: docs/GTP.md. */

const HELP = `Plays a game by the Go Text Protocol on standard input; docs/GTP.md describes it.

  gtp GAME [options]

${ENGINE_HELP}  --no-book      thinks about openings instead of taking them from a book
`;

/** More commands than this that wait for an answer stop the reading. */
const MAX_BACKLOG = 1_000;
/** A search that answers later than this has failed. */
const GRACE_MS = 2_000;

interface Options extends EngineOptions {
  readonly usesBook: boolean;
}

const parseOptions = (args: readonly string[]): Request<Options> =>
  mapRequest(parseEngineArguments(args, { 'no-book': 'flag' }), ({ options, given }) =>
    ok({ ...options, usesBook: !given.flags.has('no-book') }),
  );

const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

async function play(options: Options, output: StandardOutput): Promise<number> {
  const { gameId, setup, limits, usesBook } = options;
  const workerUrl = new URL('./searchWorker.js', import.meta.url);
  const pool = createSearchPool({ workerUrl, size: 1, graceMs: GRACE_MS });
  // Loading takes a moment, better before the first answer than in the time of the first move; a failure shows then.
  await pool.ready().catch(() => undefined);
  const think: GtpThink = (now, history, nowLimits, controls) =>
    pool.search({ gameId, setup: now, history, limits: nowLimits }, controls);

  const channel = openTextChannel(
    {
      onText(piece) {
        session.read(piece);
        return session.backlog > MAX_BACKLOG ? session.idle() : undefined;
      },
      onEnd: () => session.end(),
    },
    output,
  );
  const session = new GtpSession({
    ...{ gameId, setup, limits, usesBook, version, think, cpuSeconds },
    nowMs: () => performance.now(),
    write: (text) => channel.write(text),
    isFull: () => channel.isFull,
    onQuit: () => void pool.dispose().then(() => channel.end()),
  });
  return 0;
}

await runProgram({ help: HELP, parse: parseOptions, run: play });
