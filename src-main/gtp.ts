import { version } from '../package.json';
import { GtpSession, type GtpThink } from '../src-shared/gtp/session.ts';
import { ok } from '../src-shared/core/result.ts';
import { ENGINE_HELP, type EngineOptions, parseEngineArguments } from './cli/engineOptions.ts';
import { type Request, runProgram } from './cli/runProgram.ts';
import type { StandardOutput } from './cli/standardOutput.ts';
import { openTextChannel } from './cli/textChannel.ts';
import { createSearchPool } from './search/searchPool.ts';

/** Every game over the Go Text Protocol on standard input and output: docs/GTP.md. */

const HELP = `Plays a game by the Go Text Protocol on standard input; docs/GTP.md describes it.

  gtp GAME [options]

${ENGINE_HELP}`;

/** More commands than this that wait for an answer stop the reading. */
const MAX_BACKLOG = 1_000;
/** A search that answers later than this has failed. */
const GRACE_MS = 2_000;

const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

function play({ gameId, setup, limits }: EngineOptions, output: StandardOutput): void {
  const workerUrl = new URL('./searchWorker.js', import.meta.url);
  const pool = createSearchPool({ workerUrl, size: 1, graceMs: GRACE_MS });
  // Loading takes a moment, better now than in the time of the first move; a failure shows then.
  void pool.ready().catch(() => undefined);
  const think: GtpThink = (now, history, nowLimits, controls) =>
    pool.search({ gameId, setup: now, history, limits: nowLimits }, controls);

  let rest = '';
  const channel = openTextChannel(
    {
      onText(piece) {
        const lines = (rest + piece).split('\n');
        rest = lines.pop() ?? '';
        for (const line of lines) session.read(line);
        return session.backlog > MAX_BACKLOG ? session.idle() : undefined;
      },
      onEnd() {
        if (rest !== '') session.read(rest);
        session.end();
      },
    },
    output,
  );
  const session = new GtpSession({
    ...{ gameId, setup, limits, version, think, cpuSeconds },
    nowMs: () => performance.now(),
    write: (text) => channel.write(text),
    onQuit: () => void pool.dispose().then(() => channel.end()),
  });
}

function parseOptions(args: readonly string[]): Request<EngineOptions> {
  const parsed = parseEngineArguments(args);
  if (!parsed.ok || typeof parsed.value === 'string') return parsed as Request<EngineOptions>;
  return ok(parsed.value.options);
}

await runProgram({
  help: HELP,
  parse: parseOptions,
  run(options, output) {
    play(options, output);
    return Promise.resolve(0);
  },
});
