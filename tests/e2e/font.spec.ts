import { gzipSync } from 'node:zlib';
import type { CDPSession, Page } from '@playwright/test';
import { GAME_IDS } from '../../src-shared/games/index.ts';
import { chooseGame, startGame } from './appSteps.ts';
import { expect, test } from './fixtures.ts';
import { matchOfPeople } from './savedMatches.ts';

/** Families that texts on the page are drawn with, each with an example; ours say that they come from the app. */
async function drawnFamilies(session: CDPSession): Promise<Record<string, string>> {
  const families: Record<string, string> = {};
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument', { depth: -1 });
  const elements = [root];
  for (let node = elements.pop(); node !== undefined; node = elements.pop()) {
    elements.push(...(node.children ?? []));
    const text = node.children?.find(({ nodeType, nodeValue }) => {
      return nodeType === 3 && nodeValue.trim() !== '';
    });
    if (text === undefined) continue;
    const { nodeId } = node;
    // What has gone meanwhile is seen no more.
    const { fonts } = await session
      .send('CSS.getPlatformFontsForNode', { nodeId })
      .catch(() => ({ fonts: [] }));
    for (const { familyName, isCustomFont } of fonts) {
      families[`${familyName}, ${isCustomFont ? 'ours' : 'of the system'}`] = text.nodeValue;
    }
  }
  return families;
}

test.describe('the font of the app', () => {
  test.use({ saved: matchOfPeople('scoreFour', ['B2', 'C3', 'B2']) });

  test(
    'every text on every screen is drawn with it, whatever the system has',
    { tag: '@long' },
    async ({ page }) => {
      const session = await page.context().newCDPSession(page);
      const expectOurs = async (screen: string): Promise<void> => {
        const found = Object.entries(await drawnFamilies(session));
        const others = found.filter(([family]) => family !== 'Inter, ours');
        expect(others, screen).toEqual([]);
        expect(found, screen).not.toEqual([]);
      };
      await expect(page.getByRole('button', { name: 'Play Hex' })).toBeVisible();
      await expectOurs('home');
      await page.getByRole('button', { name: 'Menu' }).click();
      await expectOurs('menu');
      await page.keyboard.press('Escape');
      await chooseGame(page, 'hex');
      await expectOurs('new game');
      await page.keyboard.press('Escape');
      for (const gameId of GAME_IDS) {
        await startGame(page, gameId, { opponent: 'Person here' });
        await page.getByRole('button', { name: 'Rules and keys' }).click();
        await expectOurs(gameId);
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: 'Back to all games' }).click();
      }
    },
  );

  test('figures in the move list are equally wide', { tag: '@long' }, async ({ page }) => {
    await page.getByRole('button', { name: 'Continue' }).click();
    const widths = await page.locator('[data-ply="1"]').evaluate((move) =>
      ['1', '4', '8'].map((digit) => {
        move.textContent = digit.repeat(20);
        const range = document.createRange();
        range.selectNodeContents(move);
        return range.getBoundingClientRect().width;
      }),
    );
    expect(new Set(widths).size, String(widths)).toBe(1);
  });
});

/** Addresses of what the page itself names, before any script has asked for more. */
async function firstFiles(page: Page, ending: RegExp): Promise<string[]> {
  const html = await (await page.request.get(page.url())).text();
  const named = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address ?? '');
  return named.filter((address) => ending.test(address));
}

test('the home screen loads little: no 3D board, one file of the font', async ({ page }) => {
  const packed = async (ending: RegExp): Promise<number> => {
    let sum = 0;
    for (const address of await firstFiles(page, ending)) {
      const file = await page.request.get(new URL(address, page.url()).href);
      sum += gzipSync(await file.body()).length;
    }
    return sum;
  };
  await expect(page.getByRole('heading', { name: 'Quintet' })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name.split('/').at(-1) ?? ''),
  );
  expect(loaded.filter((name) => name.includes('scoreFourStage'))).toEqual([]);
  expect(loaded.filter((name) => name.endsWith('.woff2'))).toEqual([
    expect.stringMatching(/^inter-latin-wght-normal/),
  ]);
  const scripts = await packed(/\.js$/);
  expect(scripts, 'bytes of scripts, packed').toBeGreaterThan(30_000);
  expect(scripts, 'bytes of scripts, packed').toBeLessThan(90_000);
  expect(await packed(/\.css$/), 'bytes of styles, packed').toBeLessThan(16_000);
});
