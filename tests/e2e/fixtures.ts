import {
  _electron,
  expect,
  test as base,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Settings } from '../../src-shared/ipc/contract.ts';
import { DEFAULT_SETTINGS } from '../../src-shared/ipc/settings.ts';
import type { Match } from '../../src-shared/match/match.ts';
import { makeMatchRecord } from '../../src-shared/record/matchRecord.ts';
import { OUT, startBrowserHost } from './browserHost.ts';

/** The specs run in Electron, where no socket can be lost between window and program. */
export const isElectron = process.env.QUINTET_E2E_HOST === 'electron';

/** Drawing 3D in software is slow, so the board is drawn simply, small, and without motion. */
const WINDOW: BrowserContextOptions = {
  viewport: { width: 960, height: 640 },
  reducedMotion: 'reduce',
};

/** And the rest of the page is drawn by the processor itself, not by its imitation of a graphics card. */
const CHROMIUM_ARGS = ['--disable-gpu-rasterization', '--disable-gpu-compositing'];

/** The specs name places as the handouts do. */
const SETTINGS: Settings = {
  ...DEFAULT_SETTINGS,
  boardQuality: 'low',
  pace: 'immediate',
  coordinates: 'handout',
};

/** A running program and the window it is used through. */
export interface Running {
  readonly page: Page;
  /** Opens a further window on the same program. */
  openWindow(): Promise<Page>;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
  /** Resolves when it has ended, by itself or otherwise. */
  ended(): Promise<unknown>;
  close(): Promise<void>;
}

interface Fixtures {
  /** What the settings file says before the program is started for the first time. */
  settings: Partial<Settings>;
  /** The match that was on the table when the program ended the last time. */
  saved: Match | undefined;
  /** What the program is started with, beside its data folder. */
  programArguments: readonly string[];
  /** Where the program is built. */
  programFolder: string;
  /**
   * Whether the window can draw the 3D board. Drawing in software takes long, so that tests which are not about it have
   * the layers alone, as people without WebGL have; Electron always can.
   */
  hasWebGL: boolean;
  /** How the window is set up, e.g. its size; Electron has windows of its own. */
  window: BrowserContextOptions;
  /** Faults that a test causes on purpose. */
  expected: RegExp | undefined;
  dataFolder: string;
  /** Starts the program on the test's data folder; everything started is closed after the test. */
  start: () => Promise<Running>;
  /** A program that was started. */
  program: Running;
  /** Its window. */
  page: Page;
}

interface WorkerFixtures {
  /** What the tests of one worker share; Electron brings its own browser. */
  worker: { readonly browser: Browser | undefined };
}

/**
 * Tests of the whole program: the browser host in a real Chromium or, with QUINTET_E2E_HOST=electron, real Electron.
 * Each one also checks that the page asked for nothing outside, broke no security policy and threw nothing.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  worker: [
    async ({ playwright, launchOptions }, use) => {
      if (isElectron) return use({ browser: undefined });
      const args = [...(launchOptions.args ?? []), ...CHROMIUM_ARGS];
      const launch = (): Promise<Browser> => playwright.chromium.launch({ ...launchOptions, args });
      // A browser that crashes as it starts says nothing about Quintet.
      const browser = await launch().catch(launch);
      await use({ browser });
      await browser.close();
    },
    { scope: 'worker' },
  ],

  settings: [{}, { option: true }],
  saved: [undefined, { option: true }],
  programArguments: [[], { option: true }],
  programFolder: [OUT, { option: true }],
  hasWebGL: [false, { option: true }],
  window: [{}, { option: true }],
  expected: [undefined, { option: true }],

  dataFolder: async ({ settings, saved }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'quintet-e2e-'));
    const file = { version: 1, settings: { ...SETTINGS, ...settings } };
    await writeFile(join(folder, 'settings.json'), JSON.stringify(file));
    if (saved !== undefined) {
      const startedAt = new Date(0).toISOString();
      const record = { matchId: 'saved', match: saved, startedAt, updatedAt: startedAt };
      await writeFile(join(folder, 'match.json'), makeMatchRecord(record));
    }
    await use(folder);
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  },

  start: async (
    { worker, programFolder, programArguments, dataFolder, hasWebGL, window, expected },
    use,
  ) => {
    const faults: string[] = [];
    const running: Running[] = [];
    const { browser } = worker;
    await use(async () => {
      const started =
        browser === undefined
          ? await startElectron(
              programFolder,
              [`--data=${dataFolder}`, ...programArguments],
              faults,
            )
          : await startInBrowser(
              programFolder,
              dataFolder,
              programArguments,
              await newContext(browser, { ...WINDOW, ...window }, hasWebGL),
              faults,
            );
      running.push(started);
      return started;
    });
    await Promise.all(running.map((each) => each.close()));
    const unexpected = faults.filter((fault) => expected?.test(fault) !== true);
    expect(unexpected, 'faults seen while the test ran').toEqual([]);
  },

  program: async ({ start }, use) => {
    await use(await start());
  },

  page: async ({ program }, use) => {
    await use(program.page);
  },
});

export { expect };

async function newContext(
  browser: Browser,
  options: BrowserContextOptions,
  hasWebGL: boolean,
): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  if (!hasWebGL) {
    await context.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
  }
  return context;
}

async function startInBrowser(
  programFolder: string,
  dataFolder: string,
  programArguments: readonly string[],
  context: BrowserContext,
  faults: string[],
): Promise<Running> {
  const host = await startBrowserHost(dataFolder, programArguments, process.env, programFolder);
  const page = await context.newPage();
  await watch(page, new URL(host.address).origin, faults);
  await page.goto(host.address);
  return {
    page,
    async openWindow() {
      // As a person duplicates a tab: the new one has what lets this one in.
      const opened = context.waitForEvent('page');
      await page.evaluate(() => void window.open('/'));
      const further = await opened;
      await watch(further, new URL(host.address).origin, faults);
      return further;
    },
    kill: () => host.end('SIGKILL'),
    ended: () => host.ended,
    async close() {
      await context.close();
      await host.end('SIGTERM');
    },
  };
}

async function startElectron(
  programFolder: string,
  programArguments: readonly string[],
  faults: string[],
): Promise<Running> {
  const app = await _electron.launch({
    executablePath: createRequire(import.meta.url)('electron') as string,
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      join(programFolder, 'main/electron.js'),
      ...programArguments,
    ],
  });
  const exit = once(app.process(), 'exit');
  const page = await app.firstWindow();
  await watch(page, new URL(page.url()).origin, faults);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  return {
    page,
    openWindow: () => Promise.reject(new Error('the app in Electron has one window')),
    async kill() {
      app.process().kill('SIGKILL');
      await exit;
    },
    ended: () => exit,
    close: () => app.close().catch(() => undefined),
  };
}

/** Notes what no page of ours may do, whatever a test is about. */
async function watch(page: Page, origin: string, faults: string[]): Promise<void> {
  page.on('pageerror', (error) => faults.push(`thrown: ${error.stack ?? error.message}`));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`Content Security Policy: ${violatedDirective} ${blockedURI}`);
    });
  });
  page.on('console', (message) => {
    if (/Content Security Policy|Permissions policy/i.test(message.text())) {
      faults.push(`policy: ${message.text()}`);
    }
    if (/Shader Error/.test(message.text())) {
      faults.push(`drawing: ${message.text()}`);
    }
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    const isOurs = url.origin === origin || ['data:', 'blob:'].includes(url.protocol);
    if (!isOurs) faults.push(`request outside: ${request.url()}`);
  });
}
