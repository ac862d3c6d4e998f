import type { Browser, Page } from '@playwright/test';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unwrap } from '../../../../src-shared/core/result.ts';
import { defaultSetup } from '../../../../src-shared/core/setup.ts';
import { gameById } from '../../../../src-shared/games/index.ts';
import type { Settings } from '../../../../src-shared/ipc/contract.ts';
import { DEFAULT_SETTINGS } from '../../../../src-shared/ipc/settings.ts';
import {
  currentPosition,
  gameOf,
  type Match,
  playMove,
  startMatch,
} from '../../../../src-shared/match/match.ts';
import { makeMatchRecord } from '../../../../src-shared/record/matchRecord.ts';
import type { ShownGame } from './shownGames.ts';

/** A busy machine draws the 3D board in software. */
const PATIENCE_MS = 180_000;

/** The canvas of the 3D board tells what is drawn on it. */
interface StageCanvas extends HTMLCanvasElement {
  describeDrawing?: () => { readonly isMoving: boolean };
}

/** The program, as a person has it on the screen. */
export interface ShownApp {
  readonly page: Page;
  close(): Promise<void>;
}

export interface Scene extends ShownGame {
  readonly window: { readonly width: number; readonly height: number };
  readonly lastScreen: Settings['lastScreen'];
  /** The clock of the page can be stopped. */
  readonly isClockHeld?: boolean;
}

/** Starts the built browser host with a match on the table, and waits until all of its window is drawn. */
export async function openApp(browser: Browser, scene: Scene): Promise<ShownApp> {
  const folder = mkdtempSync(join(tmpdir(), 'quintet-pictures-'));
  const { lastScreen, theme, window: viewport } = scene;
  const settings = { ...DEFAULT_SETTINGS, boardQuality: 'high', theme, lastScreen };
  writeFileSync(join(folder, 'settings.json'), JSON.stringify({ version: 1, settings }));
  const startedAt = new Date(0).toISOString();
  const record = { matchId: 'shown', match: matchOf(scene), startedAt, updatedAt: startedAt };
  writeFileSync(join(folder, 'match.json'), makeMatchRecord(record));

  const host = spawn(process.execPath, ['out/main/web.js', '--data', folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(host, 'exit');
  process.once('exit', () => host.kill());
  // What hides parts of the page for a picture would break the page's own policy.
  const context = await browser.newContext({ viewport, locale: 'en', bypassCSP: true });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  if (scene.isClockHeld === true) await page.clock.install();
  await page.goto(await addressOf(host.stdout));
  await waitUntilDrawn(page);
  return {
    page,
    async close() {
      await context.close();
      host.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function matchOf({ gameId, setup, moves, opponent }: ShownGame): Match {
  const person = { kind: 'person' } as const;
  const computer = { kind: 'computer', level: 6, timeMs: 1_000 } as const;
  const players: Match['config']['players'] = [person, opponent === 'computer' ? computer : person];
  const whole = { ...defaultSetup(gameById(gameId).setupFields), ...setup };
  let match = startMatch({ gameId, setup: whole, players }, 0);
  for (const text of moves.split(' ')) {
    match = unwrap(
      playMove(match, unwrap(gameOf(match).notation.parse(currentPosition(match), text))),
    );
  }
  return match;
}

async function addressOf(output: AsyncIterable<unknown>): Promise<string> {
  let printed = '';
  for await (const chunk of output) {
    printed += String(chunk);
    const [address] = /http:\S+/.exec(printed) ?? [];
    if (address !== undefined) return address;
  }
  throw new Error(`the browser host ended: ${printed}`);
}

async function waitUntilDrawn(page: Page): Promise<void> {
  await page.locator('main svg').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(() =>
    [...document.querySelectorAll<StageCanvas>('canvas')].every(
      (canvas) => canvas.describeDrawing?.().isMoving === false,
    ),
  );
}
