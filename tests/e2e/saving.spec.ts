import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openSettings } from './appSteps.ts';
import { expect, test } from './fixtures.ts';
import { matchOfPeople } from './savedMatches.ts';

test.use({ saved: matchOfPeople('scoreFour', ['B2', 'C3']) });

test('while nothing can be saved the window says so, settings go back, and quitting asks', async ({
  page,
  dataFolder,
}) => {
  await page.getByRole('button', { name: 'Continue' }).click();
  renameSync(dataFolder, `${dataFolder}-away`);
  await page.getByRole('gridcell', { name: /^D4, height 1/ }).click();
  await expect(page.locator('[data-ply="3"]')).toHaveText('D4·1');
  const unsaved = page.getByText('This game is not saved: the data folder is not there any more.');
  await expect(unsaved.first()).toBeVisible();

  const settings = await openSettings(page, 'Appearance');
  await settings.getByRole('radio', { name: 'Dark' }).click();
  await expect(page.getByText(/^That setting could not be stored:/).first()).toBeVisible();
  const colours = settings.getByRole('group', { name: 'Colours' });
  await expect(colours.getByRole('radio', { name: 'As the system' })).toBeChecked();
  await settings.getByRole('tab', { name: 'Board' }).click();
  await settings.getByRole('switch').first().click();
  await expect(settings.getByRole('switch').first()).toBeChecked();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('group', { name: 'Menu' }).getByRole('button', { name: 'Quit' }).click();
  const question = page.getByRole('dialog', { name: 'Quit without saving?' });
  await question.getByRole('button', { name: 'Keep playing' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();

  renameSync(`${dataFolder}-away`, dataFolder);
  await expect(unsaved.filter({ visible: true })).toHaveCount(0, { timeout: 10_000 });
});

test.describe('files that can’t be used', () => {
  test(
    'are named until that is dismissed, and the program goes on',
    { tag: '@long' },
    async ({ dataFolder, start }) => {
      mkdirSync(join(dataFolder, 'match.json.backup'));
      writeFileSync(join(dataFolder, 'match.json'), '{');
      const { page } = await start();
      const messages = page.getByRole('region', { name: 'Messages' });
      await expect(messages).toContainText('“match.json” can’t be used: it is not JSON');
      await expect(messages).toContainText('“match.json.backup” can’t be used: it is a folder.');
      await expect(messages).not.toContainText(dataFolder);
      await messages.getByRole('button', { name: 'Dismiss' }).first().click();
      await page.reload();
      await expect(messages.getByRole('paragraph')).toHaveCount(1);
      await expect(page.getByRole('button', { name: 'Play Hex' })).toBeVisible();
    },
  );
});
