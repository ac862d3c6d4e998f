import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const SGF =
  '(;FF[4]GM[11]CA[UTF-8]SZ[5]PB[Ann]PW[王]RE[W+R];B[a3]C[A quiet opening.];W[swap];B[d2](;W[b2])(;W[c3]))';

/** Drops a file on the window, as a file manager does. */
async function drop(page: Page, name: string, text: string): Promise<void> {
  const data = await page.evaluateHandle(
    ([file, content]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([content!], file!));
      return transfer;
    },
    [name, text],
  );
  await page.dispatchEvent('body', 'drop', { dataTransfer: data });
}

test('games are opened from a text, a file, and what is dropped or pasted', async ({ page }) => {
  await page.keyboard.press('F4');
  const dialog = page.getByRole('dialog', { name: 'Open a game' });
  await dialog.getByLabel('Or paste a game').fill('no game');
  await dialog.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(dialog.getByRole('alert')).toHaveText(/No game was found/);
  await dialog.getByLabel('Or paste a game').fill(SGF);
  await dialog.getByRole('button', { name: 'Open', exact: true }).click();

  const notes = page.getByRole('dialog', { name: 'The game is open' });
  await expect(notes.getByRole('listitem')).toHaveText([/swap .* mirror image/]);
  await notes.getByRole('button', { name: 'To the game' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hex' })).toBeVisible();
  const card = page.getByRole('heading', { name: 'From the file' }).locator('..');
  await expect(card).toContainText('X: 王');
  await expect(card).not.toContainText('A quiet opening.');
  await page.keyboard.press('Shift+Home');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(card).toContainText('A quiet opening.');

  await drop(page, 'game.txt', '1. B2 C3 2. B2');
  await expect(page.getByRole('heading', { level: 1, name: 'Score Four' })).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('F4');
    await expect(dialog).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await dialog.getByLabel('Choose a file …').setInputFiles({
    name: 'loa.sgf',
    mimeType: 'application/x-go-sgf',
    buffer: Buffer.from('(;GM[9];B[b8-b6];W[a1-z9])'),
  });
  await expect(notes.getByRole('listitem')).toHaveText([/Move 2, “a1-z9”, can’t be made/]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1, name: 'Lines of Action' })).toBeVisible();

  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', '1122110010221000');
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  });
  await expect(page.getByRole('heading', { level: 1, name: 'Domineering' })).toBeVisible();
});

test(
  'a game is saved and copied in the formats that can tell it',
  { tag: '@long' },
  async ({ page }) => {
    await drop(page, 'game.sgf', SGF);
    await page.getByRole('button', { name: 'To the game' }).click();
    await page.keyboard.press('Shift+F4');
    const dialog = page.getByRole('dialog', { name: 'Save or copy the game' });
    const text = dialog.getByRole('textbox', { name: 'Text' });
    await expect(text).toHaveValue(/GM\[11\].*PB\[Ann\]PW\[王\]RE\[W\+R\][^]*swap-pieces/);
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    const saved = await download;
    expect(saved.suggestedFilename()).toBe('hex.sgf');
    expect(await readFile(await saved.path(), 'utf8')).toBe(await text.inputValue());
    await dialog.getByRole('radio', { name: 'Link to HexWorld' }).check();
    await expect(text).toHaveValue('https://hexworld.org/board/#5c1,a3:sd2b2:rb');
    await dialog.getByRole('button', { name: 'Copy' }).click();
    await expect(dialog.getByRole('status')).toHaveText('Copied.');
    await dialog.getByRole('radio', { name: 'Code of the position' }).check();
    await expect(text).toHaveValue(/^[ox./]+ [ox]$/);
  },
);
