import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { makeClient } from '../../src-shared/ipc/client.ts';
import {
  readEntryFragment,
  SOCKET_PATH,
  type SocketPass,
  type SocketRequest,
} from '../../src-shared/ipc/socketMessages.ts';

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

interface Waiting {
  resolve(reply: unknown): void;
  reject(error: Error): void;
}

/** The window's end of the contract, let in by its address; calls fail once the host is gone or it hangs up. */
export async function openClient(address: URL) {
  const socket = new WebSocket(`ws://${address.host}${SOCKET_PATH}`, { origin: address.origin });
  onTestFinished(() => socket.terminate());
  await once(socket, 'open');
  const pass = { entry: readEntryFragment(address.hash) ?? '', secret: 'a'.repeat(64) };
  socket.send(JSON.stringify(pass satisfies SocketPass));
  await once(socket, 'message');
  const waiting = new Map<number, Waiting>();
  socket.on('message', (data) => {
    const { id, reply } = JSON.parse(String(data)) as { id?: number; reply?: unknown };
    if (id !== undefined) waiting.get(id)?.resolve(reply);
  });
  socket.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('closed'));
  });
  const client = makeClient({
    subscribe: () => () => undefined,
    invoke: (channel, payload) => {
      const id = waiting.size;
      return new Promise((resolve, reject) => {
        if (socket.readyState !== WebSocket.OPEN) reject(new Error('closed'));
        waiting.set(id, { resolve, reject });
        socket.send(JSON.stringify({ id, channel, payload } satisfies SocketRequest));
      });
    },
  });
  return { ...client, hangUp: () => socket.terminate() };
}
