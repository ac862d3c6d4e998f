/*
 * How long it takes until one can play, and what is loaded until then: a minute
 *
 * The built program is started anew each time, with a data folder and a browser profile of its own: until it prints
 * its address, until the home screen can be used, and until the first cell of each game's board can be. Bytes are those
 * that the window loads. `--fresh` also clones the project and runs `npm start` there: until the address is printed,
 * with all that is installed and built before.
 */
import type { Browser, Page } from '@playwright/test';
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAME_IDS, type GameId, gameById } from '../../../src-shared/games/index.ts';
import { launchChromium, printedAddress, startBuiltHost } from '../builtHost.ts';
import { count, readToolArguments } from '../toolOptions.ts';

const { numbers, given } = readToolArguments({
  usage: 'npm run bench -- start [--fresh]',
  numbers: { rounds: { ...count(3, 'how often each is started'), min: 1 } },
  others: { fresh: 'flag' },
});

/** What a window has loaded, by what it had loaded before it could be used. */
interface Loaded {
  readonly ms: number;
  readonly kilobytes: number;
  readonly requests: number;
}

interface Round {
  readonly addressMs: number;
  readonly home: Loaded;
  readonly board: Loaded;
}

/** Counts what a page loads from the moment on. */
async function counting(page: Page): Promise<() => Omit<Loaded, 'ms'>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  let bytes = 0;
  let requests = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
    requests++;
  });
  return () => ({ kilobytes: bytes / 1_000, requests });
}

/** Starts the program, opens a window and begins a game. */
async function play(browser: Browser, gameId: GameId): Promise<Round> {
  const begin = performance.now();
  const host = await startBuiltHost();
  const addressMs = performance.now() - begin;
  const context = await browser.newContext({
    locale: 'en',
    viewport: { width: 1_280, height: 800 },
  });
  const page = await context.newPage();
  const loaded = await counting(page);
  const opened = performance.now();
  await page.goto(host.address);
  const card = page.getByRole('button', { name: `Play ${gameById(gameId).name}` });
  await card.waitFor();
  const home = { ms: performance.now() - opened, ...loaded() };
  await card.click();
  await page.getByRole('dialog').getByRole('radio', { name: 'Person here' }).check();
  const chosen = performance.now();
  await page.getByRole('dialog').getByRole('button', { name: 'Start' }).click();
  await page.locator('[role=gridcell]:focus').waitFor();
  const board = { ms: performance.now() - chosen, ...loaded() };
  await context.close();
  await host.end();
  return { addressMs, home, board };
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? NaN;

const tell = (rounds: readonly Loaded[]): string =>
  [
    `${median(rounds.map(({ ms }) => ms)).toFixed(0)} ms`,
    `${median(rounds.map(({ kilobytes }) => kilobytes)).toFixed(0)} kB`,
    `${median(rounds.map(({ requests }) => requests))} files`,
  ].join(', ');

const browser = await launchChromium();
for (const gameId of GAME_IDS) {
  const rounds: Round[] = [];
  for (let round = 0; round < numbers.rounds; round++) rounds.push(await play(browser, gameId));
  console.log(
    [
      gameById(gameId).name,
      `  address printed    ${median(rounds.map(({ addressMs }) => addressMs)).toFixed(0)} ms`,
      `  home screen        ${tell(rounds.map(({ home }) => home))}`,
      `  from Start to play ${tell(rounds.map(({ board }) => board))} in all`,
    ].join('\n'),
  );
}
await browser.close();
if (given.flags.has('fresh')) await startFresh();

/** What a newcomer waits for: `npm start` in a clone. */
async function startFresh(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'quintet-fresh-'));
  execFileSync('git', ['clone', '--quiet', process.cwd(), folder]);
  const begin = performance.now();
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const args = ['start', '--', '--no-open', '--data', join(folder, 'data')];
  const started = spawn(npm, args, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  await printedAddress(started.stdout);
  const seconds = (performance.now() - begin) / 1_000;
  console.log(
    `npm start in a clone: ${seconds.toFixed(0)} s, ${megabytes(join(folder, 'node_modules'))} MB of packages, ${megabytes(join(folder, 'out'))} MB built`,
  );
  process.kill(-started.pid!, 'SIGTERM');
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

const megabytes = (folder: string): string =>
  (
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0) / 1e6
  ).toFixed(0);
