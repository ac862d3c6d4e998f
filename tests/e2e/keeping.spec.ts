import { moveTexts } from './boardPlay.ts';
import { expect, isElectron, test } from './fixtures.ts';
import { matchOfPeople } from './savedMatches.ts';
import { expectAtBoard } from './storedSettings.ts';

const MOVES = ['B2', 'C3', 'B3'];

test.use({ saved: matchOfPeople('scoreFour', MOVES) });

test('a page that is loaded anew shows the same match at once', async ({ page }) => {
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('gridcell', { name: /^B2, height 2/ }).click();
  await expect(page.locator('[data-ply="4"]')).toBeVisible();
  await page.reload();
  await expect(page.locator('[data-ply="4"]')).toBeVisible();
  expect(await moveTexts(page)).toEqual([...MOVES, 'B2']);
  await expect(
    page.getByRole('gridcell', { name: 'B2, height 2, Black, last move' }),
  ).toBeVisible();
});

test(
  'after kill -9 the same match is there, with what was taken back',
  { tag: '@long' },
  async ({ start, dataFolder }) => {
    const first = await start();
    await first.page.getByRole('button', { name: 'Continue' }).click();
    await first.page.getByRole('gridcell', { name: /^D4, height 1/ }).click();
    await expect(first.page.locator('[data-ply="4"]')).toBeVisible();
    await first.page.getByRole('button', { name: 'Undo' }).click();
    await expect(first.page.locator('[data-ply="4"]')).toBeHidden();
    await expectAtBoard(dataFolder);
    await first.kill();

    const { page } = await start();
    await expect(page.locator('[data-ply="3"]')).toBeVisible();
    expect(await moveTexts(page)).toEqual(MOVES);
    await page.getByRole('button', { name: 'Redo' }).click();
    await expect(page.locator('[data-ply="4"]')).toHaveText('D4·1');
  },
);

if (!isElectron) {
  test(
    'quitting ends the program and says so in the window that stays',
    { tag: '@long' },
    async ({ start }) => {
      const { page, ended } = await start();
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('button', { name: 'Quit' }).click();
      await expect(page.getByText('Quintet has ended.')).toBeVisible();
      await ended();
    },
  );

  test('the connection lost: a calm word, and nothing is done meanwhile', async ({ start }) => {
    const running = await start();
    await running.page.getByRole('button', { name: 'Continue' }).click();
    await expect(running.page.getByRole('button', { name: 'Undo' })).toBeEnabled();
    await running.kill();
    await expect(running.page.getByText('The connection to Quintet was lost')).toBeVisible();
    await expect(running.page.getByRole('gridcell', { name: /playable/ })).toHaveCount(0);
    await running.page.getByRole('button', { name: 'Undo' }).click();
    await expect(running.page.getByText('there was no connection').first()).toBeVisible();
    expect(await moveTexts(running.page)).toEqual(MOVES);
  });
}

test(
  'looking at earlier moves leaves the match where it is',
  { tag: '@long' },
  async ({ page }) => {
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Previous move' }).click();
    await expect(page.getByText('Move 2 of 3')).toBeVisible();
    await expect(page.getByRole('gridcell', { name: 'B3, height 1, empty' })).toBeVisible();
    await page.getByRole('button', { name: 'White: B2, height 1' }).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByText('Move 1 of 3')).toBeVisible();
    await page.getByRole('button', { name: 'Back to now' }).click();
    await expect(
      page.getByRole('gridcell', { name: 'B3, height 1, White, last move' }),
    ).toBeVisible();
    expect(await moveTexts(page)).toEqual(MOVES);
  },
);

test('the last choices are remembered', { tag: '@long' }, async ({ page }) => {
  await page.getByRole('button', { name: 'Play Hex' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Level 5' }).check();
  await dialog.getByRole('spinbutton', { name: 'Size' }).fill('7');
  await dialog.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('button', { name: 'New game' }).click();
  await expect(dialog.getByRole('radio', { name: 'Level 5' })).toBeChecked();
  await expect(dialog.getByRole('spinbutton', { name: 'Size' })).toHaveValue('7');
});

if (!isElectron) {
  test(
    'a dialog that can’t be loaded is said to be missing, and comes once it can be',
    { tag: '@long' },
    async ({ page }) => {
      const files = /NewGameDialog[^/]*\.(js|css)$/;
      await page.route(files, (route) => route.abort());
      let breakConnection = (): Promise<void> => Promise.reject(new Error('no socket'));
      await page.routeWebSocket(/\/socket$/, (socket) => {
        const server = socket.connectToServer();
        breakConnection = async () => {
          await server.close();
          await socket.close();
        };
      });
      await page.reload();
      for (const game of ['Hex', 'Domineering']) {
        await page.getByRole('button', { name: `Play ${game}` }).click();
        await expect(page.getByText('there was no connection').first()).toBeVisible();
        const dismiss = page.getByRole('button', { name: 'Dismiss' });
        await dismiss.click();
        await expect(dismiss).toHaveCount(0);
        await expect(page.getByRole('dialog')).toHaveCount(0);
      }
      await page.unroute(files);
      await breakConnection();
      await expect(page.getByText('The connection to Quintet was lost')).toBeVisible();
      await expect(page.getByText('The connection to Quintet was lost')).toBeHidden();
      await page.getByRole('button', { name: 'Play Hex' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  );
}
