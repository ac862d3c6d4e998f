import { type Browser, chromium } from '@playwright/test';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { findChromium as FindChromium } from '../chromium.mjs';

/** The built browser host with a data folder of its own. */
export interface BuiltHost {
  /** What it printed: the page, with an entry for one window. */
  readonly address: string;
  /** Ends it and removes its folder. */
  end(): Promise<void>;
}

/**
 * Starts `out/main/web.js` and waits until it is up.
 *
 * @param fill writes what shall lie in the data folder
 * @throws Error when it ends before.
 */
export async function startBuiltHost(
  args: readonly string[] = [],
  fill: (folder: string) => void = () => undefined,
): Promise<BuiltHost> {
  const folder = mkdtempSync(join(tmpdir(), 'quintet-tool-'));
  fill(folder);
  const host = spawn(process.execPath, ['out/main/web.js', '--data', folder, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(host, 'exit');
  process.once('exit', () => host.kill());
  return {
    address: await printedAddress(host.stdout),
    async end() {
      host.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The first address in what a program prints. @throws Error when it ends without one. */
export async function printedAddress(output: AsyncIterable<unknown>): Promise<string> {
  let printed = '';
  for await (const chunk of output) {
    printed += String(chunk);
    const [address] = /http:\S+/.exec(printed) ?? [];
    if (address !== undefined) return address;
  }
  throw new Error(`the browser host ended: ${printed}`);
}

/** Chromium as the end-to-end tests use it. @throws Error with the reason when there is none. */
export async function launchChromium(): Promise<Browser> {
  // A file of the project that is not to be bundled: it looks for the browser beside itself.
  const modulePath = pathToFileURL(join(process.cwd(), 'build/chromium.mjs')).href;
  const { findChromium } = (await import(modulePath)) as { findChromium: typeof FindChromium };
  const found = await findChromium();
  if (!found.ok) throw new Error(found.reason);
  return chromium.launch(found.value);
}
