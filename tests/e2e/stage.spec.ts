import type { Locator, Page } from '@playwright/test';
import { openSettings } from './appSteps.ts';
import { moveTexts } from './boardPlay.ts';
import { stageDrawing } from './drawnPieces.ts';
import { expect, isElectron, test } from './fixtures.ts';
import { matchOfPeople } from './savedMatches.ts';
import { canvasOf, openBoard, standOf } from './stageSteps.ts';

test.use({ hasWebGL: true, saved: matchOfPeople('scoreFour', ['B2', 'C3']) });

/** Shares of the board's picture: walnut brown and felt green. */
async function colours(page: Page, canvas: Locator): Promise<{ brown: number; green: number }> {
  const png = (await canvas.screenshot()).toString('base64');
  return page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const copy = new OffscreenCanvas(image.width, image.height);
    const context = copy.getContext('2d')!;
    context.drawImage(image, 0, 0);
    const { data: bytes } = context.getImageData(0, 0, image.width, image.height);
    let [brown, green] = [0, 0];
    for (let i = 0; i < bytes.length; i += 4) {
      const [r, g, b] = [bytes[i]!, bytes[i + 1]!, bytes[i + 2]!];
      if (r > g + 20 && g > b) brown++;
      if (g > r + 10 && g > b) green++;
    }
    const pixels = bytes.length / 4;
    return { brown: brown / pixels, green: green / pixels };
  }, png);
}

/** A way to take the drawing context from the page. */
const loseContext = (canvas: Locator): Promise<void> =>
  canvas.evaluate((element) => {
    const context = (element as HTMLCanvasElement).getContext('webgl2');
    context?.getExtension('WEBGL_lose_context')?.loseContext();
  });

async function playOnAlone(page: Page): Promise<void> {
  await expect(canvasOf(page)).toBeHidden();
  await expect(page.getByRole('grid')).toHaveCount(4);
  await page.getByRole('gridcell', { name: 'B2, height 2, empty, playable' }).click();
  await expect(
    page.getByRole('gridcell', { name: 'B2, height 2, White, last move' }),
  ).toBeVisible();
  expect(await moveTexts(page)).toEqual(['B2', 'C3', 'B2']);
}

test('the 3D board is drawn on felt, points where the layers point, and plays by clicks alone', async ({
  page,
}) => {
  const canvas = await openBoard(page);
  await expect.poll(async () => (await colours(page, canvas)).brown).toBeGreaterThan(0.05);
  expect((await colours(page, canvas)).green).toBeGreaterThan(0.2);

  const box = (await canvas.boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height * 0.55];
  await page.mouse.move(x, y);
  await expect(page.locator('[data-ghost]')).toHaveCount(1);
  await page.mouse.move(box.x + 3, box.y + box.height - 3);
  await expect(page.locator('[data-ghost]')).toHaveCount(0);

  // A hand that trembles plays and turns nothing.
  const usual = await standOf(page);
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (const [dx, dy] of [
    [3, 2],
    [-2, 3],
    [2, -3],
    [0, 0],
  ] as const) {
    await page.mouse.move(x + dx, y + dy);
  }
  await page.mouse.up();
  await expect(page.locator('[data-ply="3"]')).toBeVisible();
  expect(await standOf(page)).toEqual(usual);

  // Dragging the camera and coming closer turn, and play nothing.
  await page.mouse.down();
  await page.mouse.move(x + 90, y + 20, { steps: 4 });
  await page.mouse.move(x, y, { steps: 4 });
  await page.mouse.up();
  await page.mouse.wheel(0, -200);
  await expect.poll(() => standOf(page)).not.toEqual(usual);
  expect(await moveTexts(page)).toHaveLength(3);
  await page.mouse.click(x, y);
  await expect(page.locator('[data-ply="4"]')).toBeVisible();
});

test(
  'the 3D board is as sharp as the monitor it is moved to, up to a limit',
  { tag: '@long' },
  async ({ page }) => {
    const canvas = await openBoard(page);
    const monitor = await page.context().newCDPSession(page);
    const sharpness = (): Promise<number> =>
      canvas.evaluate((element: HTMLCanvasElement) => element.width / element.clientWidth);
    const size = { width: 400, height: 500, mobile: false };
    for (const [deviceScaleFactor, expected] of [
      [1, 1],
      [1.5, 1.5],
      [3, 2],
      [1, 1],
    ] as const) {
      await monitor.send('Emulation.setDeviceMetricsOverride', { ...size, deviceScaleFactor });
      await expect.poll(sharpness).toBeCloseTo(expected, 1);
    }
  },
);

/** Turns the board, comes closer and lifts the layers apart. */
async function chooseView(page: Page): Promise<number[]> {
  const usual = await standOf(page);
  await page.getByRole('button', { name: 'Turn the board left' }).click();
  await page.getByRole('gridcell').first().focus();
  await page.keyboard.press('+');
  await page.getByRole('button', { name: 'Explode' }).click();
  const chosen = await standOf(page);
  expect(chosen).not.toEqual(usual);
  return chosen;
}

test(
  'a view is the person’s: it outlasts the screen and the page, a filter does not',
  { tag: '@long' },
  async ({ page }) => {
    await openBoard(page);
    const chosen = await chooseView(page);
    await page.getByRole('button', { name: 'Only height 2' }).click();
    await page.getByRole('button', { name: 'Back' }).click();
    await openBoard(page);
    expect(await standOf(page)).toEqual(chosen);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Explode' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    expect(await standOf(page)).toEqual(chosen);
    const only = page.getByRole('button', { name: 'Only height 2' });
    await expect(only).toHaveAttribute('aria-pressed', 'false');
    await only.click();
    await page.getByRole('button', { name: 'Restart' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Restart' }).click();
    await expect(only).toHaveAttribute('aria-pressed', 'false');
  },
);

test.describe('in a small window', () => {
  // Drawing finely without a graphics card takes its time.
  test.use({ window: { viewport: { width: 300, height: 300 } } });

  test(
    'another quality draws the same view on a canvas of its own',
    { tag: '@long' },
    async ({ page }) => {
      test.slow();
      const canvas = await openBoard(page);
      const chosen = await chooseView(page);
      await canvas.evaluate((element) => (element.id = 'before'));
      const settings = await openSettings(page, 'Board');
      await settings.getByRole('radio', { name: 'Fine' }).check();
      await page.keyboard.press('Escape');
      await expect(page.locator('#before')).toHaveCount(0, { timeout: 60_000 });
      expect(await standOf(page)).toEqual(chosen);
      const isSmooth = await canvasOf(page).evaluate(
        (element) =>
          (element as HTMLCanvasElement).getContext('webgl2')?.getContextAttributes()?.antialias,
      );
      expect(isSmooth).toBe(true);
    },
  );
});

test(
  'nothing is drawn at rest, and no view takes more than twelve draw calls',
  { tag: '@long' },
  async ({ page }) => {
    const canvas = await openBoard(page);
    const box = (await canvas.boundingBox())!;
    await page.mouse.move(box.x + box.width / 2, box.y + box.height * 0.55);
    await expect(page.locator('[data-ghost]')).toHaveCount(1);
    for (const name of ['Explode', 'Only height 2', 'Threats', 'Only height 1']) {
      await page.getByRole('button', { name }).press('Enter');
      await expect(async () => {
        const { frames } = await stageDrawing(page);
        await page.waitForTimeout(300);
        expect((await stageDrawing(page)).frames).toBe(frames);
      }).toPass({ timeout: 5_000 });
      const { drawCalls } = await stageDrawing(page);
      expect(drawCalls).toBeGreaterThan(4);
      expect(drawCalls).toBeLessThanOrEqual(12);
    }
  },
);

test(
  'when the drawing context is lost the layers take over, until it or another comes',
  { tag: '@long' },
  async ({ page }) => {
    const canvas = await openBoard(page);
    const chosen = await chooseView(page);
    await canvas.evaluate((element) => {
      const context = (element as HTMLCanvasElement).getContext('webgl2');
      const extension = context?.getExtension('WEBGL_lose_context');
      Object.assign(window, { giveBack: () => extension?.restoreContext() });
      extension?.loseContext();
    });
    await expect(page.getByText('The 3D board was lost')).toBeVisible();
    await playOnAlone(page);
    await page.evaluate(() => (window as unknown as { giveBack(): void }).giveBack());
    await expect(page.getByRole('button', { name: 'Explode' })).toBeVisible();
    await expect(page.getByText('The 3D board was lost')).toHaveCount(0);
    expect(await standOf(page)).toEqual(chosen);
    expect((await stageDrawing(page)).beads).toHaveLength(3);

    await loseContext(canvasOf(page));
    await page.getByRole('button', { name: 'Try the 3D board again' }).click();
    await expect(page.getByRole('button', { name: 'Explode' })).toBeVisible();
    expect((await stageDrawing(page)).beads).toHaveLength(3);
  },
);

if (!isElectron) {
  test(
    'the layers take over when the 3D board can’t be loaded',
    { tag: '@long' },
    async ({ page }) => {
      await page.route(/scoreFourStage.*\.js$/, (route) => route.abort());
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByText('can’t be drawn here')).toBeVisible();
      await playOnAlone(page);
    },
  );
}

test.describe('without WebGL', () => {
  test.use({ hasWebGL: false });

  test('the layers take over', { tag: '@long' }, async ({ page }) => {
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('can’t be drawn here')).toBeVisible();
    await playOnAlone(page);
  });
});
