import { readFile } from 'node:fs/promises';
import { stageDrawing } from './drawnPieces.ts';
import { expect, isElectron, test } from './fixtures.ts';
import { matchOfPeople } from './savedMatches.ts';
import { openBoard, standOf } from './stageSteps.ts';

test.use({ hasWebGL: true, saved: matchOfPeople('scoreFour', ['B2', 'C3']) });

test.describe('in a game that is nearly won', () => {
  const moves = ['A1', 'B1', 'B1', 'C1', 'C1', 'A2', 'A1', 'B2', 'D4', 'D1'];
  test.use({ saved: matchOfPeople('scoreFour', moves) });

  test(
    'threats are shown, said and listed where they are asked for',
    { tag: '@long' },
    async ({ page }) => {
      await openBoard(page);
      const threatened = page.getByRole('gridcell', { name: 'D1, height 2' });
      await expect(threatened).toHaveAttribute('aria-label', 'D1, height 2, empty, playable');
      await threatened.focus();
      await page.keyboard.press('t');
      await expect(page.getByRole('button', { name: 'Threats' })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      await expect(threatened).toHaveAttribute('aria-label', /White would win here$/);
      await expect(
        page.getByRole('status').filter({ hasText: 'White would win at D1, height 2' }),
      ).toBeAttached();
      await page.getByRole('button', { name: 'Back' }).click();
      await openBoard(page);
      await expect(threatened).toHaveAttribute('aria-label', /White would win here$/);
    },
  );

  test(
    'a view that the person has put somewhere stays when a line wins',
    { tag: '@long' },
    async ({ page }) => {
      await openBoard(page);
      const usual = await standOf(page);
      const win = page.getByRole('gridcell', { name: 'D1, height 2' });
      await win.focus();
      await win.press('Enter');
      await expect(page.getByText('White wins').first()).toBeVisible();
      const won = await stageDrawing(page);
      expect(won.drawCalls).toBeLessThanOrEqual(12);
      await page.getByRole('button', { name: 'Explode' }).press('Enter');
      expect((await stageDrawing(page)).drawCalls).toBeLessThanOrEqual(12);
      await page.getByRole('button', { name: 'Explode' }).press('Enter');
      await page.getByRole('button', { name: 'Undo' }).click();
      await page.getByRole('button', { name: 'Turn the board left' }).click();
      const turned = await standOf(page);
      await win.focus();
      await win.press('Enter');
      await expect(page.getByText('White wins').first()).toBeVisible();
      expect(await standOf(page)).toEqual(turned);
      expect(turned).not.toEqual(usual);
    },
  );

  test(
    'playing, turning and leafing leave nothing behind on the graphics card',
    {
      tag: '@long',
    },
    async ({ page }) => {
      await openBoard(page);
      const cell = page.getByRole('gridcell', { name: 'A1, height 3' });
      await cell.focus();
      const keys = ['1', '1', 'e', 't', 'q', 'Shift+ArrowLeft', 'Shift+ArrowLeft', 'w', '+', '0'];
      const leafThrough = async (): Promise<void> => {
        for (const key of [...keys, 'e', 't', 'Shift+ArrowRight', 'Shift+ArrowRight']) {
          await page.keyboard.press(key);
        }
      };
      await leafThrough();
      const { held, frames } = await stageDrawing(page);
      for (let round = 0; round < 6; round++) await leafThrough();
      const after = await stageDrawing(page);
      expect(after.frames).toBeGreaterThan(frames + 12);
      expect(after.held).toEqual(held);
    },
  );
});

// Electron asks where to save it.
if (!isElectron) {
  test(
    'a picture of the board is made beside it, and saved',
    { tag: '@long' },
    async ({ page }) => {
      await openBoard(page);
      const { frames, held } = await stageDrawing(page);
      await page.getByRole('button', { name: 'Take a picture of the board' }).click();
      const dialog = page.getByRole('dialog', { name: 'Picture of the board' });
      await expect(dialog.getByRole('img')).toBeVisible();
      await dialog.getByRole('radio', { name: '1280 × 720' }).check();
      await dialog.getByRole('radio', { name: 'Transparent' }).check();
      const saving = page.waitForEvent('download');
      await dialog.getByRole('button', { name: 'Save as PNG' }).click();
      const saved = await saving;
      expect(saved.suggestedFilename()).toBe('score-four.png');
      const png = await readFile(await saved.path());
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1280, 720]);
      // The corner is left out: red, green, blue and opacity.
      const corner = await page.evaluate(
        async (data) => {
          const image = new Image();
          image.src = data;
          await image.decode();
          const context = new OffscreenCanvas(1, 1).getContext('2d')!;
          context.drawImage(image, 0, 0);
          return [...context.getImageData(0, 0, 1, 1).data];
        },
        `data:image/png;base64,${png.toString('base64')}`,
      );
      expect(corner).toEqual([0, 0, 0, 0]);
      await dialog.getByRole('button', { name: 'Close' }).click();
      const after = await stageDrawing(page);
      expect(after.held).toEqual(held);
      expect(after.frames - frames).toBeLessThan(3);
    },
  );
}
