import { version } from '../package.json';
import { GtpSession, type GtpThink } from '../src-shared/gtp/session.ts';
import { ENGINE_HELP, type EngineOptions, parseEngineArguments } from './console/engineOptions.ts';
import { openTextChannel } from './opponent/textChannel.ts';
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

function run({ gameId, setup, limits }: EngineOptions): void {
  const workerUrl = new URL('./searchWorker.js', import.meta.url);
  const pool = createSearchPool({ workerUrl, size: 1, graceMs: GRACE_MS });
  // Loading takes a moment, better now than in the time of the first move; a failure shows then.
  void pool.ready().catch(() => undefined);
  const think: GtpThink = (now, history, nowLimits, controls) =>
    pool.search({ gameId, setup: now, history, limits: nowLimits }, controls);

  let rest = '';
  const channel = openTextChannel({
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
  });
  const session = new GtpSession({
    ...{ gameId, setup, limits, version, think, cpuSeconds },
    nowMs: () => performance.now(),
    write: (text) => channel.write(text),
    onQuit: () => void pool.dispose().then(() => channel.end()),
  });
}

const parsed = parseEngineArguments(process.argv.slice(2));
if (!parsed.ok) {
  process.stderr.write(`${parsed.error}\n`);
  process.exitCode = 2;
} else if (parsed.value === 'help') process.stdout.write(HELP);
else run(parsed.value.options);
