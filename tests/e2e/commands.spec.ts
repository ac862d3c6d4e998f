import { moveTexts, result } from './boardPlay.ts';
import { expect, test } from './fixtures.ts';
import { matchAgainstThinker } from './savedMatches.ts';

/** What came before White's last move: no opening that the computer knows by heart. */
const BEFORE = ['A2', 'A2', 'A3', 'B1'];

/** White has moved, so the computer thinks from the start, for as long as nobody stops it. */
test.use({ saved: matchAgainstThinker('scoreFour', [...BEFORE, 'B2']) });

test.beforeEach(async ({ page }) => {
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('thinking')).toBeVisible();
});

test(
  'undo, redo and an illegal try while the computer thinks',
  { tag: '@long' },
  async ({ page }) => {
    await page.keyboard.press('Control+z');
    await expect(page.locator('[data-ply="5"]')).toBeHidden();
    expect(await moveTexts(page)).toEqual(BEFORE);
    await page.getByRole('gridcell', { name: /^B2, height 3/ }).click();
    const reason = 'on B2 it lands at height 1';
    await expect(page.getByText(reason).first()).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: reason })).toBeAttached();
    expect(await moveTexts(page)).toEqual(BEFORE);

    await page.keyboard.press('Control+y');
    await expect(page.locator('[data-ply="5"]')).toHaveText('B2·1');
    await expect(page.getByText('thinking')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.locator('[data-ply="5"]')).toBeHidden();
    await page.getByRole('gridcell', { name: /^C3, height 1/ }).click();
    await expect(page.getByText('thinking')).toBeVisible();
    expect(await moveTexts(page)).toEqual([...BEFORE, 'C3']);
  },
);

test(
  'what the computer thinks is shown to those who want to know, and it can be told to move',
  { tag: '@long' },
  async ({ page }) => {
    const heading = page.getByRole('heading', { name: 'What Level 8 thinks' });
    await expect(heading).toBeHidden();
    await expect(page.getByText('thinking · depth')).toBeHidden();
    await page.getByRole('switch', { name: 'Show what the computer thinks' }).check();
    await expect(heading).toBeVisible();
    await expect(page.getByText(/^\d+ pl(y|ies) deep$/)).toBeVisible();
    await expect(page.getByText(/^[\d.]+( [KM])? positions$/)).toBeVisible();
    await expect(page.getByText(/^Best line( [A-D][1-4])+$/)).toBeVisible();
    await expect(page.getByText('thinking · depth')).toBeVisible();
    await page.reload();
    await expect(heading).toBeVisible();
    await page.getByRole('button', { name: 'Move now' }).click();
    await expect(page.locator('[data-ply="6"]')).toBeVisible();
    await expect(page.getByText('to move')).toBeVisible();
  },
);

test(
  'resigning while it thinks, going on, another game and a new one',
  { tag: '@long' },
  async ({ page }) => {
    await page.getByRole('button', { name: 'Resign' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
    await expect(result(page)).toContainText('Level 8 wins');
    await expect(result(page)).toContainText('You resigned.');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(result(page)).toBeHidden();
    await expect(page.getByText('thinking')).toBeVisible();
    expect(await moveTexts(page)).toEqual([...BEFORE, 'B2']);

    await page.getByRole('button', { name: 'Restart' }).click();
    await page.getByRole('button', { name: 'Keep playing' }).click();
    await expect(page.getByRole('button', { name: 'Restart' })).toBeFocused();
    expect(await moveTexts(page)).toEqual([...BEFORE, 'B2']);
    await page.getByRole('button', { name: 'Restart' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Restart' }).click();
    await expect(page.getByText('No move yet')).toBeVisible();
    await expect(page.getByText('thinking')).toBeHidden();

    await page.getByRole('gridcell', { name: /^C3, height 1/ }).click();
    await expect(page.locator('[data-ply="1"]')).toBeVisible();
    await page.getByRole('button', { name: 'New game' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: 'Person here' }).check();
    await dialog.getByRole('button', { name: 'Start' }).click();
    await expect(page.getByText('two players').first()).toBeVisible();
    await expect(page.getByText('No move yet')).toBeVisible();
  },
);
