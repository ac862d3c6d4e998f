import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** The folder of the built program. */
export const OUT = join(import.meta.dirname, '../../out');

/** The browser host in a process of its own. */
export interface BrowserHost {
  /** What it printed: the page, with an entry for one window. */
  readonly address: string;
  /** Resolves when it has ended. */
  readonly ended: Promise<unknown>;
  end(signal: NodeJS.Signals): Promise<void>;
}

/** Starts it and waits until it is up. */
export async function startBrowserHost(
  dataFolder: string,
  args: readonly string[] = [],
  env: NodeJS.ProcessEnv = process.env,
  programFolder = OUT,
): Promise<BrowserHost> {
  const web = join(programFolder, 'main/web.js');
  const child = spawn(process.execPath, [web, '--data', dataFolder, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env,
  });
  const ended = once(child, 'exit');
  const address = await printedAddress(child);
  return {
    address,
    ended,
    async end(signal) {
      child.kill(signal);
      await ended;
    },
  };
}

async function printedAddress(child: ChildProcess): Promise<string> {
  let output = '';
  for await (const chunk of child.stdout ?? []) {
    output += String(chunk);
    const [address] = /http:\S+/.exec(output) ?? [];
    if (address !== undefined) return address;
  }
  throw new Error(`the browser host ended without printing its address: ${output}`);
}
