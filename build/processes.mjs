/** Starting programs, watching their progress, and ending them together with this process. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';

const GRACE_MS = 5_000;
const isWindows = process.platform === 'win32';

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/**
 * Starts a program that ends when this process is told to end.
 * Its own group lets everything it starts in turn be ended too; a program that reads the terminal
 * has to stay in ours, or the terminal would refuse it.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options] standard input is closed by default
 */
export function start(command, args, options = {}) {
  const stdio = options.stdio ?? ['ignore', 'inherit', 'inherit'];
  const readsTerminal = stdio === 'inherit' || (Array.isArray(stdio) && stdio[0] === 'inherit');
  const child = spawn(command, args, { detached: !isWindows && !readsTerminal, ...options, stdio });
  running.add(child);
  child.once('close', () => running.delete(child));
  child.once('error', () => running.delete(child));
  return child;
}

/**
 * The exit code of a started program; 128 when a signal ended it, 127 when it could not be started.
 *
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number>}
 */
export async function finished(child) {
  try {
    const [code] = await once(child, 'close');
    return typeof code === 'number' ? code : 128;
  } catch {
    return 127;
  }
}

/**
 * Runs a program to its end and gathers what it writes, both streams in the order of arrival.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions & { timeoutMs?: number, yields?: boolean }} [options] `yields`
 * when other programs go first
 * @returns {Promise<{ code: number, output: string }>}
 */
export async function gather(command, args, { timeoutMs, yields = false, ...options } = {}) {
  const child = start(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  if (yields && child.pid !== undefined) {
    setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  }
  let output = '';
  child.stdout?.setEncoding('utf8').on('data', (text) => (output += text));
  child.stderr?.setEncoding('utf8').on('data', (text) => (output += text));
  const code = await finishedWithin(child, timeoutMs);
  return { code, output };
}

/**
 * Like {@link finished}, but ends a program that takes longer than its time.
 *
 * @param {import('node:child_process').ChildProcess} child
 * @param {number | undefined} timeoutMs
 */
export async function finishedWithin(child, timeoutMs) {
  const timer =
    timeoutMs === undefined ? undefined : setTimeout(() => end(child, 'SIGKILL'), timeoutMs);
  const code = await finished(child);
  clearTimeout(timer);
  return code;
}

/**
 * Waits for a program as long as its work grows, and ends it when nothing has changed for a while.
 *
 * @param {import('node:child_process').ChildProcess} child
 * @param {object} watch
 * @param {() => number} watch.measure anything that changes while the work goes on
 * @param {(amount: number) => void} [watch.report] told of every new measure
 * @param {number} [watch.stallMs] how long nothing may change
 * @param {number} [watch.pollMs]
 * @returns {Promise<{ code: number, stalled: boolean }>}
 */
export async function finishedUnlessStalled(child, watch) {
  const { measure, report, stallMs = 60_000, pollMs = 500 } = watch;
  let amount = measure();
  let changedAt = Date.now();
  let stalled = false;
  const timer = setInterval(() => {
    const now = measure();
    if (now !== amount) {
      amount = now;
      changedAt = Date.now();
      report?.(now);
    } else if (Date.now() - changedAt >= stallMs) {
      stalled = true;
      clearInterval(timer);
      end(child, 'SIGKILL');
    }
  }, pollMs);
  const code = await finished(child);
  clearInterval(timer);
  return { code, stalled };
}

/**
 * Ends a program and everything it started.
 *
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
export function end(child, signal) {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  if (isWindows) {
    // Windows has no signals: Ctrl+C reaches the whole console by itself, this is the last resort.
    if (signal === 'SIGKILL') spawnSync('taskkill', ['/pid', String(child.pid), '/T', '/F']);
    return;
  }
  try {
    process.kill(-child.pid, signal);
  } catch {
    child.kill(signal);
  }
}

/** From now on Ctrl+C, closing the terminal and a polite kill end every started program, then us. */
export function endEverythingWithUs() {
  let ending = false;
  /** @param {NodeJS.Signals} signal */
  const stop = async (signal) => {
    if (ending) return;
    ending = true;
    const children = [...running];
    const ends = Promise.all(children.map((child) => finished(child)));
    for (const child of children) end(child, signal);
    const timer = setTimeout(() => children.forEach((child) => end(child, 'SIGKILL')), GRACE_MS);
    await ends;
    clearTimeout(timer);
    process.exit(signal === 'SIGINT' ? 130 : 143);
  };
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => void stop(signal));
  }
}
