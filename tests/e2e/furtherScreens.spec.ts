import { renameSync } from 'node:fs';
import { expect, isElectron, test } from './fixtures.ts';
import { matchOfPeople } from './savedMatches.ts';
import { button, expectDialog, expectUsable, visit, visitByMenu } from './usable.ts';

test.describe('with a match that was kept', { tag: '@long' }, () => {
  test.use({ saved: matchOfPeople('scoreFour', ['A1', 'D4', 'A1', 'D4', 'A1', 'D1']) });
  test.beforeEach(() => test.slow());

  test('the library and its dialog can be used in every theme, and give the focus back', async ({
    page,
  }) => {
    await button(page, 'Library').click();
    await expect(page.getByRole('list', { name: 'Games' }).getByRole('listitem')).toHaveCount(1);
    await expectUsable(page, 'the library');
    await visit(page, button(page, 'Title and tags: Score Four'), () =>
      expectDialog(page, /Score Four|Title and tags/),
    );
    await button(page, 'Copy: Score Four').click();
    await button(page, 'Delete: Score Four').first().click();
    await expect(button(page, 'Bring back')).toBeVisible();
    await expectUsable(page, 'the library, after a game was deleted');
  });

  test('the dialogs of files and of the analysis board can be used in every theme', async ({
    page,
  }) => {
    await visitByMenu(page, 'Analysis board …', () => expectDialog(page, 'Analysis board'));
    await visitByMenu(page, 'Open a game …', () => expectDialog(page, /Open/));
    await button(page, 'Continue').click();
    await visitByMenu(page, 'Save or copy the game …', () => expectDialog(page, /Save/));
  });

  test('the analysis board can be used in every theme', async ({ page }) => {
    await button(page, 'Continue').click();
    await page.getByRole('gridcell').and(page.locator('[tabindex="0"]')).first().press('a');
    await page.getByRole('switch', { name: 'Engine' }).check();
    await expect(page.locator('[data-mark="good"]').first()).toBeVisible();
    await page.getByRole('switch', { name: 'Engine' }).uncheck();
    await expectUsable(page, 'the analysis board');
    await button(page, 'Set up a position').click();
    await expectUsable(page, 'a position that is set up');
  });

  test('a review can be used in every theme', async ({ page }) => {
    await button(page, 'Continue').click();
    await button(page, 'Resign').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
    await button(page, 'Review the game').click();
    const review = page.getByRole('region', { name: 'Review', exact: true });
    await review.getByRole('combobox', { name: 'Judged' }).selectOption('quickly');
    await expect(review.getByText(/^Accuracy \d+\s%$/)).toHaveCount(2);
    await expectUsable(page, 'a review');
    await review.getByRole('button', { name: 'Retry your mistakes' }).click();
    await expectUsable(page, 'a mistake that is tried again');
  });

  test('what is said of a lost disk can be used in every theme', async ({ page, dataFolder }) => {
    await button(page, 'Continue').click();
    renameSync(dataFolder, `${dataFolder}-away`);
    await page.getByRole('gridcell', { name: /^B2, height 1/ }).click();
    await expect(page.getByText('This game is not saved').first()).toBeVisible();
    await expectUsable(page, 'a game that is not saved');
    await visitByMenu(page, 'Quit', () => expectDialog(page, 'Quit without saving?'));
    renameSync(`${dataFolder}-away`, dataFolder);
  });

  if (!isElectron) {
    test('what is said of a program that is gone can be used in every theme', async ({
      page,
      program,
    }) => {
      await button(page, 'Continue').click();
      await expect(page.getByRole('gridcell').first()).toBeVisible();
      await program.kill();
      await expect(page.getByRole('status').filter({ has: page.locator('strong') })).toBeVisible();
      await expectUsable(page, 'a program that is gone');
    });
  }
});

test.describe('a tutorial', { tag: '@long' }, () => {
  test('can be used in every theme', async ({ page }) => {
    test.slow();
    await button(page, 'Learn').click();
    await button(page, 'Hex: Tutorial').click();
    await expect(page.getByRole('complementary', { name: 'Tutorial' })).toBeVisible();
    await expectUsable(page, 'a tutorial');
  });
});
