import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { matchOfPeople } from './savedMatches.ts';

test.use({ saved: matchOfPeople('scoreFour', ['B2']) });

/** Counts the sounds that the page starts, from now on and after it is loaded again. */
async function countSounds(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const { start } = AudioBufferSourceNode.prototype;
    const sounds = { count: 0 };
    Object.assign(window, { sounds });
    AudioBufferSourceNode.prototype.start = function (...when) {
      sounds.count++;
      start.apply(this, when);
    };
  });
  await page.reload();
  return () =>
    page.evaluate(() => (window as unknown as { sounds: { count: number } }).sounds.count);
}

test('each move is one sound, in the window that is used; leafing is none', async ({ page }) => {
  const sounds = await countSounds(page);
  await page.getByRole('button', { name: 'Continue' }).first().click();
  await expect(page.locator('[data-ply="1"]')).toBeVisible();
  expect(await sounds()).toBe(0);

  await page.getByRole('gridcell', { name: /^C3, height 1/ }).click();
  await expect(page.locator('[data-ply="2"]')).toBeVisible();
  await expect.poll(sounds).toBe(1);

  // Leafing through moves and taking back are for the eyes.
  await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Control+z');
  await expect(page.locator('[data-ply="2"]')).toBeHidden();
  await page.keyboard.press('Control+y');
  await expect(page.locator('[data-ply="2"]')).toBeVisible();
  await expect.poll(sounds).toBe(2);

  // An illegal try is one too.
  await page.getByRole('gridcell', { name: /^B2, height 4/ }).click();
  await expect.poll(sounds).toBe(3);

  // Switched off on the board, nothing is heard any more.
  await page.keyboard.press('m');
  await expect(page.getByRole('status').filter({ hasText: 'Sounds are off.' })).toBeAttached();
  await page.getByRole('gridcell', { name: /^D4, height 1/ }).click();
  await expect(page.locator('[data-ply="3"]')).toBeVisible();
  expect(await sounds()).toBe(3);
});

/** Sounds go into a recording instead of the sound card; tells how loud it is at its loudest, 1 being all there is. */
async function recordSounds(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const rate = 44_100;
    const recording = new OfflineAudioContext(1, 2 * rate, rate);
    Object.defineProperties(recording, {
      state: { value: 'running' },
      suspend: { value: () => Promise.resolve() },
    });
    const AudioContext = function (): OfflineAudioContext {
      return recording;
    };
    Object.assign(window, { recording, AudioContext });
  });
  await page.reload();
  return () =>
    page.evaluate(async () => {
      const { recording } = window as unknown as { recording: OfflineAudioContext };
      const samples = (await recording.startRendering()).getChannelData(0);
      return samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    });
}

for (const [soundVolume, least, most] of [
  [100, 0.2, 1],
  [30, 0.02, 0.15],
] as const) {
  test.describe(`at ${soundVolume} %`, () => {
    test.use({ settings: { soundVolume } });

    test(
      'several sounds at once are heard, and none is cut off at its peaks',
      { tag: '@long' },
      async ({ page }) => {
        const loudness = await recordSounds(page);
        await page.getByRole('button', { name: 'Continue' }).first().click();
        await expect(page.locator('[data-ply="1"]')).toBeVisible();
        for (const [index, peg] of ['C3', 'D4', 'A1'].entries()) {
          await page.getByRole('gridcell', { name: new RegExp(`^${peg}, height 1`) }).click();
          await expect(page.locator(`[data-ply="${index + 2}"]`)).toBeVisible();
        }
        await page.getByRole('gridcell', { name: /^B2, height 4/ }).click();
        const peak = await loudness();
        expect(peak).toBeGreaterThan(least);
        expect(peak).toBeLessThanOrEqual(most);
      },
    );
  });
}
