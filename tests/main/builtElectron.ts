import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, onTestFinished, vi } from 'vitest';
import { makeClient } from '../../src-shared/ipc/client.ts';

const ELECTRON = join(import.meta.dirname, '../../out/main/electron.js');
const REGISTER = join(import.meta.dirname, 'electronStub/register.mjs');

interface StubMessage {
  readonly id?: number;
  readonly reply?: unknown;
  readonly channel?: string;
  readonly payload?: unknown;
  /** What the app did with Electron. */
  readonly did?: string;
}

/** The built app under a stand-in for Electron; the test is its window. */
export async function startElectron(
  folder: string,
  env: Record<string, string> = {},
  args: readonly string[] = ['--no-sandbox'],
) {
  const child: ChildProcess = spawn(
    process.execPath,
    ['--import', REGISTER, ELECTRON, ...args, '--data', folder],
    { stdio: ['ignore', 'ignore', 'inherit', 'ipc'], env: { ...process.env, ...env } },
  );
  onTestFinished(() => void child.kill('SIGKILL'));
  const messages: StubMessage[] = [];
  child.on('message', (message) => messages.push(message as StubMessage));
  const did = (name: string) => messages.filter((message) => message.did === name);
  const ended = once(child, 'exit').then(([code]) => code as number);
  let count = 0;
  const ask = async (question: object): Promise<unknown> => {
    const id = count++;
    child.send({ id, ...question });
    return vi.waitFor(
      () => {
        const answer = messages.find((message) => message.id === id);
        if (answer === undefined) throw new Error('no answer');
        return answer.reply;
      },
      { timeout: 10_000, interval: 5 },
    );
  };
  await Promise.race([
    vi.waitFor(() => expect(did('loadURL')).not.toEqual([]), { timeout: 20_000 }),
    ended,
  ]);
  const client = makeClient({
    invoke: (channel, payload) => ask({ channel, payload }),
    subscribe: () => () => undefined,
  });
  return { child, messages, did, ended, ask, client };
}
