import { startGame } from './appSteps.ts';
import { expect, test } from './fixtures.ts';
import { matchOfPeople } from './savedMatches.ts';
import { expectAtBoard } from './storedSettings.ts';

test.use({ saved: matchOfPeople('hex', ['A0', 'B1']) });

test(
  'every game that was begun can be gone on with, after a restart too',
  { tag: '@long' },
  async ({ start, dataFolder }) => {
    const first = await start();
    const { page } = first;
    const games = page.getByRole('region', { name: 'Games to continue' }).getByRole('listitem');
    await expect(games).toHaveText([/Hex.*2 moves.*to move/]);
    await startGame(page, 'domineering', { opponent: 'Person here' });
    await page.getByRole('gridcell').first().click();
    await page.getByRole('button', { name: 'Back to all games' }).click();
    await expect(games).toHaveText([/Domineering.*1 move/, /Hex.*2 moves/]);

    await games.nth(1).getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Hex' })).toBeVisible();
    await page.getByRole('gridcell', { name: 'F5, empty' }).click();
    await expect(page.getByRole('gridcell', { name: 'F5, O' })).toBeVisible();
    await expectAtBoard(dataFolder);
    await first.kill();

    const { page: again } = await start();
    await expect(again.getByRole('heading', { level: 1, name: 'Hex' })).toBeVisible();
    await again.getByRole('button', { name: 'Back to all games' }).click();
    const kept = again.getByRole('region', { name: 'Games to continue' }).getByRole('listitem');
    await expect(kept).toHaveText([/Hex.*3 moves/, /Domineering.*1 move/]);
    await kept.nth(1).getByRole('button', { name: 'Continue' }).click();
    await expect(again.getByRole('heading', { level: 1, name: 'Domineering' })).toBeVisible();
  },
);

test(
  'a new game says that it puts another one away only where it does',
  { tag: '@long' },
  async ({ page }) => {
    const note = page.getByText('is put away as it stands, and kept');
    await page.getByRole('button', { name: 'Play Lines of Action' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(note).toBeHidden();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Play Hex' }).click();
    await expect(note).toBeVisible();
  },
);
