import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { makeRandom, pick } from '../../src-shared/core/random.ts';
import { defaultSetup } from '../../src-shared/core/setup.ts';
import { GAME_IDS, type GameId, gameById } from '../../src-shared/games/index.ts';
import { currentPosition, type Match } from '../../src-shared/match/match.ts';
import { readGif } from '../renderer/pictures/readGif.ts';
import { expectNoViolations } from './axe.ts';
import { expectDrawn } from './drawnPieces.ts';
import { expect, test } from './fixtures.ts';
import { matchOfPeople } from './savedMatches.ts';

const PLIES = 6;

/** Small boards, and few moves: films are drawn without a graphics card here. */
const SETUPS: Partial<Record<GameId, Readonly<Record<string, number>>>> = {
  hex: { size: 5, swap: 0 },
  dotsAndTriangles: { shape: 0, size: 1 },
};

function gameOf(gameId: GameId, plies = PLIES, sizes = SETUPS[gameId]): Match {
  const game = gameById(gameId);
  const setup = { ...defaultSetup(game.setupFields), ...sizes };
  const random = makeRandom(5);
  const moves: string[] = [];
  let position = game.initial(setup);
  for (let ply = 0; ply < plies; ply++) {
    const move = pick(random, game.legalMoves(position));
    moves.push(game.notation.make(position, move));
    position = game.play(position, move);
  }
  return matchOfPeople(gameId, moves, setup);
}

/** Gives a command of the menu. */
async function give(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page
    .getByRole('group', { name: 'Menu' })
    .getByRole('button', { name, exact: true })
    .click();
}

/** What the dialog saves. */
async function saved(page: Page): Promise<{ readonly name: string; readonly bytes: Buffer }> {
  const dialog = page.getByRole('dialog', { name: 'Picture of the game' });
  const save = dialog.getByRole('button', { name: 'Save', exact: true });
  await expect(save).toHaveAttribute('aria-disabled', 'false');
  const download = page.waitForEvent('download');
  await save.click();
  const file = await download;
  await expect(dialog.getByRole('status')).toHaveText('Saved.');
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

/** Width and height that a PNG says it has; its pixels are those of a board when they are of many colours. */
async function readPng(page: Page, bytes: Buffer) {
  expect([...bytes.subarray(0, 8)]).toEqual([137, 80, 78, 71, 13, 10, 26, 10]);
  const size = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  const colours = await page.evaluate(
    async (numbers) => {
      const bitmap = await createImageBitmap(new Blob([new Uint8Array(numbers)]));
      const canvas = new OffscreenCanvas(64, 64);
      const context = canvas.getContext('2d')!;
      context.drawImage(bitmap, 0, 0, 64, 64);
      return new Set(new Uint32Array(context.getImageData(0, 0, 64, 64).data.buffer)).size;
    },
    [...bytes],
  );
  return { size, colours };
}

/** The pieces that a drawing has and those on the board in the window, each as its paint and its place. */
async function piecesIn(page: Page, text: string) {
  // The page takes no style sheets but its own; the drawing has its font by one.
  const unstyled = text.replace(/<style>.*?<\/style>/, '');
  return page.evaluate((svgText) => {
    const PAINT = /#\S+?-(ivory|ebony|slate|clay|weave-[01])"?\)/;
    const read = new DOMParser().parseFromString(svgText, 'image/svg+xml');
    const drawing = document.importNode(read.documentElement, true);
    document.body.append(drawing);
    const placesIn = (root: Element, isPiece: (shape: Element) => boolean): string[] =>
      [...root.querySelectorAll<SVGGraphicsElement>('circle, ellipse, path, rect, polygon')]
        .filter(isPiece)
        .flatMap((shape) => {
          const paint = PAINT.exec(getComputedStyle(shape).fill)?.[1];
          const { x, y, width, height } = shape.getBBox();
          const place = [x + width / 2, y + height / 2].map((value) => value.toFixed(3));
          return paint === undefined ? [] : [`${paint}@${place.join()}`];
        })
        .sort();
    const board = document.querySelector('[data-board] svg:has([role="grid"])')!;
    const pieces = {
      drawn: placesIn(drawing, () => true),
      shown: placesIn(board, (shape) => shape.closest('.piece') !== null),
      isSound: read.querySelector('parsererror') === null,
      ids: [...drawing.querySelectorAll('[id]')].map(({ id }) => id),
    };
    drawing.remove();
    return pieces;
  }, unstyled);
}

for (const gameId of GAME_IDS) {
  test.describe(`pictures of ${gameId}`, { tag: gameId === 'hex' ? [] : '@long' }, () => {
    const match = gameOf(gameId);
    test.use({ saved: match, hasWebGL: true });

    test('are saved as a picture, a drawing and a film', { tag: '@long' }, async ({ page }) => {
      test.slow();
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByRole('gridcell').first()).toBeAttached();
      await expectDrawn(page, gameId, currentPosition(match));
      await give(page, 'Save picture …');
      const dialog = page.getByRole('dialog', { name: 'Picture of the game' });
      await expect(dialog.getByRole('img', { name: 'The board' })).toBeVisible();
      await dialog.getByRole('radio', { name: /720/ }).first().check();
      const picture = await saved(page);
      expect(picture.name).toBe(`${gameId}.png`);
      const { size, colours } = await readPng(page, picture.bytes);
      expect(Math.max(...size)).toBe(720);
      expect(colours).toBeGreaterThan(60);

      const drawing = dialog.getByRole('radio', { name: 'Drawing (SVG)' });
      if (gameId === 'scoreFour') await expect(drawing).toHaveCount(0);
      else {
        await drawing.check();
        const { name, bytes } = await saved(page);
        expect(name).toBe(`${gameId}.svg`);
        const text = bytes.toString('utf8');
        expect(text).not.toMatch(/var\(|ok?l(?:ab|ch)\(|color\(|light-dark|class=|style=/);
        expect(text.replaceAll(/url\(data:font[^)]*\)/g, '')).not.toMatch(/url\((?!#)|href=/);
        const { drawn, shown, isSound, ids } = await piecesIn(page, text);
        expect(isSound).toBe(true);
        expect(drawn).toEqual(shown);
        for (const [, id = ''] of text.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(id);
      }

      await dialog.getByRole('radio', { name: 'Film (GIF)' }).check();
      await dialog.getByRole('radio', { name: /360/ }).first().check();
      await dialog.getByRole('radio', { name: '0.5 s' }).check();
      const film = await saved(page);
      expect(film.name).toBe(`${gameId}.gif`);
      const { width, height, frames } = readGif(film.bytes);
      expect(Math.max(width, height)).toBe(360);
      expect(frames.map(({ delay }) => delay)).toEqual([...Array<number>(PLIES).fill(50), 200]);
      const different = new Set(frames.map(({ pixels }) => pixels.join()));
      expect(different.size).toBe(PLIES + 1);
    });

    test(
      'are printed on a sheet that is there for that alone',
      { tag: '@long' },
      async ({ page }) => {
        test.slow();
        await page.evaluate(() => {
          window.print = () => document.body.setAttribute('data-printed', '');
        });
        await page.getByRole('button', { name: 'Continue' }).click();
        await expect(page.getByRole('gridcell').first()).toBeAttached();
        const sheet = page.locator('body > .sheet');
        for (let time = 0; time < 2; time++) {
          await give(page, 'Print …');
          await expect(page.locator('body[data-printed]')).toBeVisible();
          await page.evaluate(() => document.body.removeAttribute('data-printed'));
          await expect(sheet).toHaveCount(1);
          await expect(sheet).toBeHidden();
        }
        await page.emulateMedia({ media: 'print' });
        await expect(sheet).toBeVisible();
        await expect(page.locator('#app')).toBeHidden();
        await expect(sheet.getByRole('listitem').first()).toContainText('1.');
        await expect(sheet).toContainText(`After ${PLIES} of ${PLIES} moves`);
        const { naturalWidth } = await sheet
          .getByRole('img')
          .evaluate((image: HTMLImageElement) => ({ naturalWidth: image.naturalWidth }));
        expect(naturalWidth).toBeGreaterThan(300);
        await page.emulateMedia({ media: 'screen' });
        await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
        await expect(sheet).toHaveCount(0);
      },
    );
  });
}

test.describe('a game in the library or on the analysis board', () => {
  test.use({ saved: gameOf('hex') });

  test('is pictured and printed from there', { tag: '@long' }, async ({ page }) => {
    await give(page, 'Library');
    await page.getByRole('button', { name: 'Picture …: Hex' }).click();
    const dialog = page.getByRole('dialog', { name: 'Picture of the game' });
    await dialog.getByRole('radio', { name: 'Drawing (SVG)' }).check();
    const drawing = await saved(page);
    expect(drawing.bytes.toString('utf8')).toMatch(/^<svg /);
    // Without a canvas nothing but drawings can be made, and that is said.
    await dialog.getByRole('radio', { name: 'Picture (PNG)' }).check();
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(dialog.getByRole('status')).toContainText('can’t draw that');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Back to all games' }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('gridcell').first()).toBeAttached();
    await page.getByRole('grid').first().waitFor();
    await page.keyboard.press('a');
    await page.getByRole('region', { name: 'Engine' }).waitFor();
    await page.keyboard.press('Shift+Home');
    await give(page, 'Save picture …');
    await expect(dialog).toContainText(`After 0 of ${PLIES} moves`);
  });
});

test.describe('a film that takes long', () => {
  test.use({ saved: gameOf('hex', 60, {}), hasWebGL: true });

  test('can be called off, and the dialog is usable by all', { tag: '@long' }, async ({ page }) => {
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('gridcell').first()).toBeAttached();
    await give(page, 'Save as film …');
    const dialog = page.getByRole('dialog', { name: 'Picture of the game' });
    await dialog.getByRole('radio', { name: /720/ }).first().check();
    await expectNoViolations(page);
    const save = dialog.getByRole('button', { name: 'Save', exact: true });
    await expect(save).toHaveAttribute('aria-disabled', 'false');
    await save.click();
    await dialog.getByRole('button', { name: 'Stop' }).click();
    await expect(dialog.getByRole('status')).toHaveText('Stopped; nothing was saved.');
    await expect(save).toBeVisible();
  });
});
