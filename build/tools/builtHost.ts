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
  readonly pid: number;
  /** Where Node's inspector of it listens, when that was asked for. */
  readonly inspector: string | undefined;
  /** Ends it and removes its own folder. */
  end(): Promise<void>;
}

interface HostOptions {
  readonly args?: readonly string[];
  /** The data folder, which stays; one of its own otherwise, which goes at the end. */
  readonly folder?: string;
  /** Writes what shall lie in the data folder. */
  readonly fill?: (folder: string) => void;
  readonly isInspected?: boolean;
}

/**
 * Starts `out/main/web.js` and waits until it is up.
 *
 * @throws Error when it ends before.
 */
export async function startBuiltHost(options: HostOptions = {}): Promise<BuiltHost> {
  const { args = [], fill, isInspected = false } = options;
  const folder = options.folder ?? mkdtempSync(join(tmpdir(), 'quintet-tool-'));
  fill?.(folder);
  const inspect = isInspected ? ['--inspect=127.0.0.1:0'] : [];
  const program = [...inspect, 'out/main/web.js', '--data', folder, ...args];
  const host = spawn(process.execPath, program, {
    stdio: ['ignore', 'pipe', isInspected ? 'pipe' : 'inherit'],
  });
  const ended = once(host, 'exit');
  const kill = () => void host.kill();
  process.once('exit', kill);
  const inspector = host.stderr === null ? undefined : await printedAddress(host.stderr, /ws:\S+/);
  return {
    address: await printedAddress(host.stdout!),
    pid: host.pid!,
    inspector,
    async end() {
      host.kill();
      await ended;
      process.off('exit', kill);
      if (options.folder === undefined) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The first address in what a program prints; what it prints later goes by. @throws Error when it ends without one. */
export function printedAddress(output: NodeJS.ReadableStream, form = /http:\S+/): Promise<string> {
  let printed = '';
  return new Promise((resolve, reject) => {
    output.on('data', (chunk) => {
      printed += String(chunk);
      const [address] = form.exec(printed) ?? [];
      if (address !== undefined) resolve(address);
    });
    output.once('end', () => reject(new Error(`the browser host ended: ${printed}`)));
  });
}

/** Chromium as the end-to-end tests use it. @throws Error with the reason when there is none. */
export async function launchChromium(args: readonly string[] = []): Promise<Browser> {
  // A file of the project that is not to be bundled: it looks for the browser beside itself.
  const modulePath = pathToFileURL(join(process.cwd(), 'build/chromium.mjs')).href;
  const { findChromium } = (await import(modulePath)) as { findChromium: typeof FindChromium };
  const found = await findChromium();
  if (!found.ok) throw new Error(found.reason);
  return chromium.launch({ ...found.value, args: [...found.value.args, ...args] });
}
