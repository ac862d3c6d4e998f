// Real programs are started and ended: what `npm start` leaves behind when it is interrupted.
import { once } from 'node:events';
import { spawn } from 'node:child_process';
import { expect, it } from 'vitest';
import { gather } from '../../build/processes.mjs';

/** Starts a program that starts another; all write to the same place, which so closes with the last. */
const NESTED = `
  const { endEverythingWithUs, start } = await import(${JSON.stringify(new URL('../../build/processes.mjs', import.meta.url).href)});
  endEverythingWithUs();
  const inner = 'console.log("started"); setInterval(() => {}, 1000)';
  const outer = \`require('node:child_process').spawn(process.execPath, ['-e', '\${inner}'], { stdio: 'inherit' });
    setInterval(() => {}, 1000)\`;
  start(process.execPath, ['-e', outer]);`;

// Windows has no signals: there the console itself interrupts every program in it.
const signals: NodeJS.Signals[] =
  process.platform === 'win32' ? [] : ['SIGINT', 'SIGTERM', 'SIGHUP'];

it.each(signals)('%s ends everything that was started', async (signal) => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', NESTED]);
  await once(child.stdout, 'data');
  child.kill(signal);
  const [code] = await once(child, 'close');
  expect(code).toBe(signal === 'SIGINT' ? 130 : 143);
});

it('gathers what a program writes, and ends one that takes too long', async () => {
  const quick = await gather(process.execPath, ['-e', 'console.log(1); console.error(2)']);
  expect(quick).toMatchObject({ code: 0, output: expect.stringMatching(/1\n/) });
  const slow = await gather(process.execPath, ['-e', 'setInterval(() => {}, 9)'], {
    timeoutMs: 300,
  });
  expect(slow.code).not.toBe(0);
});
