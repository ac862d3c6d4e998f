import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { openSocketClient, type SocketClient } from '../../build/tools/socketClient.ts';

const WEB = join(import.meta.dirname, '../../out/main/web.js');

/** The built browser host in a process of its own. */
export function spawnWeb(args: readonly string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [WEB, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const output = { stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output.stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output.stderr += text));
  const ended = once(child, 'close').then(([code]) => ({ code: code as number, ...output }));
  return { child, ended, output };
}

/** The address that the host prints when it is up. */
export async function addressOf({ child, output }: ReturnType<typeof spawnWeb>): Promise<URL> {
  for (;;) {
    const [address] = /http:\S+/.exec(output.stdout) ?? [];
    if (address !== undefined) return new URL(address);
    await Promise.race([
      once(child.stdout as NonNullable<ChildProcess['stdout']>, 'data'),
      died(child),
    ]);
  }
}

async function died(child: ChildProcess): Promise<never> {
  await once(child, 'exit');
  throw new Error('the host ended before it was up');
}

/** A window that is gone with the test. */
export async function openClient(address: URL): Promise<SocketClient> {
  const client = await openSocketClient(address);
  onTestFinished(() => client.hangUp());
  return client;
}
