import { chooseGame } from './appSteps.ts';
import { expect, test } from './fixtures.ts';

test('an impossible size says why the game can’t start, and a possible one starts it', async ({
  page,
}) => {
  await chooseGame(page, 'hex');
  const dialog = page.getByRole('dialog');
  const size = dialog.getByRole('spinbutton', { name: 'Size' });
  const start = dialog.getByRole('button', { name: 'Start' });
  const reason = dialog.getByText('Size must be a whole number from 3 to 19.');
  for (const impossible of ['20', '2', '4.5', '']) {
    await size.fill(impossible);
    await expect(reason).toBeVisible();
    await expect(size).toHaveAccessibleDescription(/Size must be a whole number from 3 to 19/);
    await expect(start).toBeDisabled();
  }
  await size.fill('5');
  await expect(reason).toBeHidden();
  await start.click();
  await expect(page.getByRole('gridcell')).toHaveCount(25);
});

test.describe('in a low window', () => {
  test.use({ window: { viewport: { width: 700, height: 300 } } });

  test('the wheel over the size scrolls and leaves the size as it is', async ({ page }) => {
    await chooseGame(page, 'hex');
    const dialog = page.getByRole('dialog');
    const size = dialog.getByRole('spinbutton', { name: 'Size' });
    await size.focus();
    await size.hover();
    const before = await dialog.evaluate(({ scrollTop }) => scrollTop);
    await page.mouse.wheel(0, -80);
    await expect.poll(() => dialog.evaluate(({ scrollTop }) => scrollTop)).toBeLessThan(before);
    await expect(size).toHaveValue('11');
  });
});
