import { expectNoViolations } from './axe.ts';
import { moveTexts } from './boardPlay.ts';
import { expect, test } from './fixtures.ts';
import { matchOfPeople } from './savedMatches.ts';

test.use({ saved: matchOfPeople('scoreFour', ['B2', 'C3', 'B2']) });

test('every command is found by words, given by keys, and says why it can’t be', async ({
  page,
}) => {
  const palette = page.getByRole('dialog', { name: 'All commands' });
  const field = palette.getByRole('combobox');
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  // On the home screen there is no game to resign.
  await field.fill('resign');
  await expect(palette.getByRole('option')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();

  await page.getByRole('button', { name: 'Continue' }).first().click();
  await expect(page.locator('[data-ply="3"]')).toBeVisible();
  await page.keyboard.press('Control+Shift+P');
  await field.fill('und');
  await expect(palette.getByRole('option').first()).toHaveText(/^Undo\s*Ctrl \+ Z$/);
  await expect(field).toHaveAttribute('aria-activedescendant', /.+-0$/);
  await expectNoViolations(page);
  await page.keyboard.press('Enter');
  await expect(palette).toBeHidden();
  await expect(page.locator('[data-ply="3"]')).toBeHidden();

  await page.keyboard.press('Control+k');
  await field.fill('move now');
  const moveNow = palette.getByRole('option', { name: /^Move now/ });
  await expect(moveNow).toContainText('The computer is not thinking.');
  await expect(moveNow).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Enter');
  await expect(palette).toBeVisible();

  // A command may open a dialog of its own, which then has the focus.
  await field.fill('about');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'About Quintet' })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.keyboard.press('Control+k');
  await field.fill('redo');
  await palette.getByRole('option').first().click();
  await expect(page.locator('[data-ply="3"]')).toBeVisible();
  expect(await moveTexts(page)).toEqual(['B2', 'C3', 'B2']);
});
