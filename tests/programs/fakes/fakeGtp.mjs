/**
 * The fake program as a process: `node fakeGtp.mjs BEHAVIOUR [LOG]`. It logs each process it is or starts, and each
 * `genmove` it hears, on a line of its own.
 */
import { spawn } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { setInterval, setTimeout } from 'node:timers';
import { makeGtpBrain } from './gtpBrain.mjs';

const [behaviour = 'honest', logFile] = process.argv.slice(2);
const log = (text) => {
  if (logFile !== undefined) appendFileSync(logFile, `${text}\n`);
};
log(process.pid);

/** By behaviour: what it does before it reads anything. */
const STARTS = {
  diesAtStart: () => process.exit(1),
  isSlowToStart: () => new Promise((resolve) => setTimeout(resolve, 700)),
  isSilent: () => new Promise(() => setInterval(() => undefined, 1_000)),
  ignoresQuit: () => {
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => undefined);
    setInterval(() => undefined, 1_000);
    const script = 'setInterval(() => undefined, 1_000)';
    log(spawn(process.execPath, ['-e', script], { stdio: 'inherit' }).pid);
  },
};

const obey = makeGtpBrain(behaviour, {
  ...{ write: (text) => process.stdout.write(text), exit: (code) => process.exit(code), log },
});
await STARTS[behaviour]?.();
createInterface({ input: process.stdin }).on('line', obey);
