import type { Browser, Page } from '@playwright/test';
import { writeFileSync } from 'node:fs';
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
import { startBuiltHost } from '../../builtHost.ts';
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
  /** What is not as usual. */
  readonly settings?: Partial<Settings>;
  /** The clock of the page can be stopped. */
  readonly isClockHeld?: boolean;
}

/** Starts the built browser host with a match on the table, and waits until all of its window is drawn. */
export async function openApp(browser: Browser, scene: Scene): Promise<ShownApp> {
  const { lastScreen, theme, window: viewport } = scene;
  const chosen = { boardQuality: 'high', theme, lastScreen, ...scene.settings };
  const settings = { ...DEFAULT_SETTINGS, ...chosen };
  const startedAt = new Date(0).toISOString();
  const record = { matchId: 'shown', match: matchOf(scene), startedAt, updatedAt: startedAt };
  const host = await startBuiltHost({
    fill(folder) {
      writeFileSync(join(folder, 'settings.json'), JSON.stringify({ version: 1, settings }));
      writeFileSync(join(folder, 'match.json'), makeMatchRecord(record));
    },
  });
  // What hides parts of the page for a picture would break the page's own policy.
  const context = await browser.newContext({ viewport, locale: 'en', bypassCSP: true });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  if (scene.isClockHeld === true) await page.clock.install();
  await page.goto(host.address);
  await waitUntilDrawn(page);
  return {
    page,
    async close() {
      await context.close();
      await host.end();
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
