import type { Page } from '@playwright/test';
import { FLAT_MATERIALS } from '../../src-renderer/boards/shared/flatMaterials.ts';
import type { Setup } from '../../src-shared/core/setup.ts';
import type { GameId } from '../../src-shared/games/index.ts';
import { expect, test } from './fixtures.ts';
import { type Box, type Picture, readPicture, standsOut } from './pixels.ts';
import { matchOfPeople } from './savedMatches.ts';

/** What WCAG asks of everything but text that one needs to see. */
const LEAST = 3;

const THEMES = [
  { colorScheme: 'light', contrast: 'no-preference' },
  { colorScheme: 'dark', contrast: 'no-preference' },
  { colorScheme: 'light', contrast: 'more' },
] as const;

interface Part {
  /** Each of these is looked at by itself. */
  readonly each: string;
  /** What is taken away with them to see what is behind. */
  readonly with?: string;
  readonly shape: 'outline' | 'line';
}

const PIECE: Part = { each: '.piece', shape: 'outline' };
const MARK: Part = { each: '.mark:not(.chain, .link)', with: '.mark-rim', shape: 'outline' };
const FOCUS: Part = { each: ':focus-visible .hit', shape: 'outline' };

interface Scene {
  readonly gameId: GameId;
  readonly setup?: Setup;
  /** Won by the last one. */
  readonly moves: string;
  readonly parts: readonly Part[];
}

const SCENES: readonly Scene[] = [
  {
    gameId: 'scoreFour',
    moves: 'A1 B2 B2 C3 D4 C3 C3 D4 A4 D4 D4',
    parts: [
      { each: '.bead', shape: 'outline' },
      { each: '.playable', shape: 'outline' },
      MARK,
      FOCUS,
    ],
  },
  {
    gameId: 'linesOfAction',
    moves:
      'g7-e5 a6-c4 b0-d2 a1-c3 g0-e2 h6-f4 e0-e4 h1xe4 b7-d5 h3-e3 d7-d3 h5xe2 f7xf4 a2xd5 c0xe2 h2xe2 d0-d4 a4-b3 f0-f2 a5xd2 f2xh4',
    parts: [PIECE, MARK, { each: '.mark.link', with: '.mark-rim', shape: 'line' }, FOCUS],
  },
  {
    gameId: 'hex',
    setup: { size: 5, swap: 0 },
    moves: 'C2 C1 D1 D2 B2 B3 A3 C3 E1',
    parts: [PIECE, MARK, { each: '.mark.chain', with: '.mark-rim', shape: 'line' }, FOCUS],
  },
  {
    gameId: 'domineering',
    setup: { rows: 4, columns: 4, starter: 0 },
    moves: '5 3 11 13 2 7 12',
    parts: [PIECE, MARK, { each: '.left-over', shape: 'outline' }, FOCUS],
  },
  {
    gameId: 'dotsAndTriangles',
    setup: { shape: 0, size: 2 },
    moves: '1 12 2 11 5 8 3 4 7 10 9 6',
    parts: [
      { each: '.piece:has(.cord)', shape: 'line' },
      { each: '.piece:has(.cloth)', shape: 'outline' },
      { ...MARK, shape: 'line' },
      { each: '.nail', with: '.nail-shadow', shape: 'outline' },
      FOCUS,
    ],
  },
];

const board = (page: Page) => page.locator('section[data-board]');

async function look(page: Page): Promise<Picture> {
  const clip = (await board(page).boundingBox()) ?? undefined;
  return readPicture(await page.screenshot(clip && { clip }));
}

/** Where each of the elements is on the picture of the board. */
const boxesOf = (page: Page, selector: string): Promise<readonly Box[]> =>
  board(page).evaluate((element, each) => {
    const from = element.getBoundingClientRect();
    const all = element.querySelectorAll<SVGGraphicsElement>(`[data-material] :is(${each})`);
    return [...all].map((found) => {
      const { x, y, width, height } = found.getBoundingClientRect();
      const { stroke, strokeWidth, vectorEffect } = getComputedStyle(found);
      const scale = vectorEffect === 'none' ? (found.getScreenCTM()?.a ?? 1) : 1;
      // Half of a line lies beyond.
      const more = Math.max(4, stroke === 'none' ? 0 : (parseFloat(strokeWidth) * scale) / 2 + 1);
      return {
        x: x - from.x - more,
        y: y - from.y - more,
        width: width + 2 * more,
        height: height + 2 * more,
      };
    });
  }, selector);

const hide = (page: Page, selector: string, isHidden: boolean): Promise<void> =>
  board(page).evaluate(
    (element, [each, visibility]) => {
      const selector = `[data-material] :is(${each})`;
      for (const found of element.querySelectorAll<SVGElement>(selector)) {
        found.style.visibility = visibility;
      }
    },
    [selector, isHidden ? 'hidden' : ''] as const,
  );

/** What of a board as it is drawn now can't be seen well enough, with the contrast it has. */
async function weakParts(page: Page, parts: readonly Part[]): Promise<readonly string[]> {
  const weak: string[] = [];
  const seen = await look(page);
  for (const { each, with: more, shape } of parts) {
    const boxes = await boxesOf(page, each);
    if (boxes.length === 0) continue;
    const all = more === undefined ? each : `${each}, ${more}`;
    await hide(page, all, true);
    const behind = await look(page);
    await hide(page, all, false);
    const reached = boxes.map((box) => standsOut(seen, behind, box, shape));
    const least = Math.min(...reached);
    if (least < LEAST) weak.push(`${each}: ${least.toFixed(2)}`);
  }
  return weak;
}

for (const { gameId, setup, moves, parts } of SCENES) {
  test.describe(`as it is drawn, ${gameId}`, { tag: '@long' }, () => {
    test.use({
      window: { viewport: { width: 1280, height: 800 } },
      saved: matchOfPeople(gameId, moves.split(' '), setup),
    });

    test('shows every piece, line and mark on every material in every theme', async ({ page }) => {
      test.slow();
      await page.getByRole('region', { name: 'Games to continue' }).getByRole('button').click();
      await expect(page.getByRole('gridcell').first()).toBeVisible();
      const weak: string[] = [];
      for (const moment of ['the end', 'before']) {
        if (moment === 'before') {
          await page.getByRole('button', { name: 'Previous move' }).click();
          await page.getByRole('gridcell').and(page.locator('[tabindex="0"]')).first().focus();
          await page.keyboard.press('ArrowLeft');
        }
        for (const material of FLAT_MATERIALS) {
          await board(page).evaluate((element, chosen) => {
            for (const each of element.querySelectorAll<HTMLElement>('[data-material]:has(svg)')) {
              each.dataset.material = chosen;
            }
          }, material);
          for (const theme of THEMES) {
            await page.emulateMedia(theme);
            const found = await weakParts(page, parts);
            weak.push(
              ...found.map(
                (each) => `${moment}, ${material}, ${Object.values(theme).join(', ')}, ${each}`,
              ),
            );
          }
        }
      }
      expect(weak).toEqual([]);
    });
  });
}
