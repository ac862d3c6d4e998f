import { expect, test } from './fixtures.ts';
import { matchOfPeople } from './savedMatches.ts';

test.use({
  saved: matchOfPeople('hex', ['A0', 'B1']),
  programArguments: ['--kiosk', '--demo', 'domineering', '--pace', '0.2'],
});

test('a kiosk lets nobody out, at settings or at the person’s games, and ends by its chord', async ({
  page,
  program,
}) => {
  await expect(page.getByText('Touch the screen or press a key to play')).toBeVisible();
  await expect(page.getByText('Escape leaves')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1, name: 'Domineering' })).toBeVisible();

  /** What the page does with an event that would lead out of it. */
  const isPrevented = (type: string, init: Record<string, unknown>): Promise<boolean> =>
    page.evaluate(
      ([kind, how]) => {
        const all = { bubbles: true, cancelable: true, ...how };
        const event = kind.startsWith('key')
          ? new KeyboardEvent(kind, all)
          : kind === 'wheel'
            ? new WheelEvent(kind, all)
            : new MouseEvent(kind, all);
        return !document.querySelector('main')?.dispatchEvent(event);
      },
      [type, init] as const,
    );
  expect(await isPrevented('contextmenu', {})).toBe(true);
  expect(await isPrevented('selectstart', {})).toBe(true);
  expect(await isPrevented('wheel', { ctrlKey: true, deltaY: 9 })).toBe(true);
  expect(await isPrevented('keydown', { key: '+', ctrlKey: true })).toBe(true);
  expect(await isPrevented('keydown', { key: 'F5' })).toBe(true);

  await page.keyboard.press('a');
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(page.getByRole('button', { name: 'Resign' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
  expect(await page.evaluate(() => getComputedStyle(document.body).userSelect)).toBe('none');
  await page.getByRole('button', { name: 'Back to all games' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Quintet' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Games to continue' })).toBeHidden();
  for (const name of ['Menu', 'Demo']) {
    await expect(page.getByRole('button', { name, exact: true })).toBeHidden();
  }
  await page.getByRole('button', { name: 'Play Hex' }).click();
  await page.getByRole('radio', { name: 'Person here' }).check();
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hex' })).toBeVisible();
  await expect(page.getByText('No move yet')).toBeVisible();

  await page.keyboard.press('Control+Alt+Shift+Q');
  await program.ended();
});

test('what visitors do is gone at the next start', { tag: '@long' }, async ({ start, page }) => {
  await expect(page.getByText('Touch the screen or press a key to play')).toBeVisible();
  await page.keyboard.press('a');
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(page.getByRole('button', { name: 'Resign' })).toBeVisible();
  await page.keyboard.press('Control+Alt+Shift+Q');
  await expect(page.getByText('Quintet has ended')).toBeVisible();
  const { page: again } = await start();
  await expect(again.getByText('Touch the screen or press a key to play')).toBeVisible();
});
