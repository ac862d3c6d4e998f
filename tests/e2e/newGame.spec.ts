import { GAME_IDS, gameById } from '../../src-shared/games/index.ts';
import { chooseGame } from './appSteps.ts';
import { expect, test } from './fixtures.ts';

test(
  'an impossible size says why the game can’t start, and a possible one starts it',
  { tag: '@long' },
  async ({ page }) => {
    await chooseGame(page, 'hex');
    const dialog = page.getByRole('dialog');
    const size = dialog.getByRole('spinbutton', { name: 'Size' });
    const start = dialog.getByRole('button', { name: 'Start' });
    const notWhole = 'Size must be a whole number from 3 to 19.';
    for (const [impossible, reason] of [
      ['20', 'Size 20 is too large: the largest is 19.'],
      ['2', 'Size 2 is too small: the smallest is 3.'],
      ['4.5', notWhole],
      ['', notWhole],
    ] as const) {
      await size.fill(impossible);
      await expect(dialog.getByText(reason)).toBeVisible();
      await expect(size).toHaveAccessibleDescription(new RegExp(reason));
      await expect(start).toBeDisabled();
    }
    await size.fill('5');
    await expect(dialog.getByText(/too large|too small|whole number/)).toHaveCount(0);
    await start.click();
    await expect(page.getByRole('gridcell')).toHaveCount(25);
  },
);

test.describe('in a low window', () => {
  test.use({ window: { viewport: { width: 700, height: 300 } } });

  test(
    'the wheel over the size scrolls and leaves the size as it is',
    { tag: '@long' },
    async ({ page }) => {
      await chooseGame(page, 'hex');
      const dialog = page.getByRole('dialog');
      const size = dialog.getByRole('spinbutton', { name: 'Size' });
      await size.focus();
      await size.hover();
      const before = await dialog.evaluate(({ scrollTop }) => scrollTop);
      await page.mouse.wheel(0, -80);
      await expect.poll(() => dialog.evaluate(({ scrollTop }) => scrollTop)).toBeLessThan(before);
      await expect(size).toHaveValue('11');
    },
  );
});

test('the choices say what they mean, and show it', { tag: '@long' }, async ({ page }) => {
  await chooseGame(page, 'hex');
  const dialog = page.getByRole('dialog');
  const radio = (name: string) => dialog.getByRole('radio', { name, exact: true });
  await expect(radio('O')).toHaveAccessibleDescription('left to right, moves first');
  await expect(radio('X')).toHaveAccessibleDescription('top to bottom, moves second');

  const preview = dialog.locator('.preview');
  /** Each hexagon is one outline of the path below them. */
  const hexagons = (): Promise<number> =>
    preview
      .locator('.floor')
      .evaluate((floor) => floor.getAttribute('d')?.match(/M/g)?.length ?? 0);
  const size = dialog.getByRole('spinbutton', { name: 'Size' });
  await radio('9').check();
  await expect(size).toHaveValue('9');
  await expect.poll(hexagons).toBe(81);
  await size.fill('12');
  await expect(radio('9')).not.toBeChecked();
  await expect.poll(hexagons).toBe(144);
  await radio('Maple').check();
  await expect(preview.locator('[data-material="maple"]')).toBeVisible();

  const time = dialog.getByRole('combobox', { name: 'Thinking time' });
  await radio('Level 3').check();
  await expect(time).toBeHidden();
  await radio('Level 8').check();
  await expect(time).toBeVisible();

  await dialog.getByRole('button', { name: 'Rules' }).click();
  await expect(page.getByRole('dialog', { name: 'How to play Hex' })).toContainText('The goal');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(1);
  await expect(dialog.getByRole('button', { name: 'Rules' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Start' }).click();
  await expect(page.locator('[data-board] [data-material="maple"]')).toBeVisible();
  await expect(page.getByRole('gridcell')).toHaveCount(144);

  await page.getByRole('button', { name: 'Back to all games' }).click();
  await chooseGame(page, 'linesOfAction');
  await expect(radio('Tournament')).toHaveAccessibleDescription(/the mover wins/);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Rules of Domineering' }).click();
  const rules = page.getByRole('dialog', { name: 'How to play Domineering' });
  await expect(rules.getByRole('figure').first()).toContainText('Vertical has won');
  await expect(rules.locator('.picture .left-over')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Rules of Domineering' })).toBeFocused();
});

for (const [width, height] of [
  [800, 600],
  [390, 844],
] as const) {
  test.describe(`in a window of ${width} by ${height}`, () => {
    test.use({ window: { viewport: { width, height } } });

    test('a game can be started without scrolling', { tag: '@long' }, async ({ page }) => {
      await page.setViewportSize({ width, height });
      for (const gameId of GAME_IDS) {
        await chooseGame(page, gameId);
        const start = page.getByRole('dialog').getByRole('button', { name: 'Start' });
        await expect(start, gameById(gameId).name).toBeInViewport({ ratio: 1 });
        await page.keyboard.press('Escape');
      }
    });
  });
}
