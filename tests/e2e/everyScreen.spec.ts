import { renameSync } from 'node:fs';
import { GAME_IDS, gameById } from '../../src-shared/games/index.ts';
import { openAnalysis, startGame } from './appSteps.ts';
import { expect, test } from './fixtures.ts';
import { matchOfPeople } from './savedMatches.ts';
import {
  button,
  dialog,
  expectDialog,
  expectUsable,
  type Themes,
  THEMES,
  visit,
  visitByMenu,
} from './usable.ts';

/** What is looked at most takes too long for one test. */
const HALVES: readonly { themes: Themes; where: string }[] = [
  { themes: THEMES.slice(0, 1), where: 'in the light theme' },
  { themes: THEMES.slice(1), where: 'in the other themes' },
];

for (const { themes, where } of HALVES) {
  test(
    `home and all that opens over it can be used ${where}, and gives the focus back`,
    { tag: '@long' },
    async ({ page }) => {
      test.slow();
      await expect(button(page, 'Play Hex')).toBeVisible();
      await expectUsable(page, 'home', themes);
      await visit(page, button(page, 'Menu'), () => expectUsable(page, 'menu', themes));
      await visit(page, button(page, 'Play Hex'), () => expectDialog(page, /Hex/, themes));
      await visit(page, button(page, 'Rules of Domineering'), () =>
        expectDialog(page, /Domineering/, themes),
      );
      await visit(page, button(page, 'Demo'), () =>
        expectDialog(page, 'Let the computer play itself', themes),
      );
      await visitByMenu(page, 'About Quintet', () => expectDialog(page, 'About Quintet', themes));
      await visitByMenu(page, 'All commands', () => expectDialog(page, 'All commands', themes));
    },
  );
}

test(
  'every section of the settings can be used in every theme',
  { tag: '@long' },
  async ({ page }) => {
    test.slow();
    await visitByMenu(page, 'Settings', async () => {
      await expect(dialog(page, 'Settings')).toBeVisible();
      for (const section of await dialog(page, 'Settings').getByRole('tab').all()) {
        await section.click();
        await expectUsable(page, `settings, ${await section.innerText()}`);
      }
      await button(page, 'Reset all settings').click();
      await expectUsable(page, 'settings, the question before all are reset');
    });
  },
);

test.describe('during a match', { tag: '@long' }, () => {
  test.use({
    saved: matchOfPeople('scoreFour', ['B2', 'C3', 'B2', 'C3', 'B2', 'C3']),
  });

  for (const { themes, where } of HALVES) {
    test(`the match and all that opens over it can be used ${where}, and gives the focus back`, async ({
      page,
    }) => {
      test.slow();
      await button(page, 'Continue').click();
      await visit(page, button(page, 'Rules and keys'), () =>
        expectDialog(page, /Score Four/, themes),
      );
      await visit(page, button(page, 'New game'), () => expectDialog(page, /Score Four/, themes));
      await visit(page, button(page, 'Restart'), () => expectDialog(page, /again/, themes));
      await visit(page, button(page, 'Resign'), () => expectDialog(page, /Resign/, themes));
      await button(page, 'Previous move').click();
      await expectUsable(page, 'an earlier move', themes);
      await button(page, 'Back to now').click();
      await button(page, 'Fold the panel away').click();
      await expectUsable(page, 'without the panel', themes);
      await button(page, 'Show the panel').click();
      await page.getByRole('gridcell', { name: /^B2, height 4/ }).click();
      await expect(page.getByRole('region', { name: 'Result' })).toBeVisible();
      await expectUsable(page, 'the result', themes);
    });
  }
});

test('learning and puzzles can be used in every theme', { tag: '@long' }, async ({ page }) => {
  test.slow();
  await button(page, 'Learn').click();
  await button(page, 'Puzzles of Dots and Triangles').waitFor();
  await expectUsable(page, 'learn');
  await button(page, 'Puzzles of Dots and Triangles').click();
  await visit(page, button(page, 'Rules and keys'), () => expectDialog(page, /Dots and Triangles/));
  await expectUsable(page, 'a puzzle');
  await button(page, 'Show the solution').click();
  await expect(page.getByRole('region', { name: 'Solution' })).toBeVisible();
  await expectUsable(page, 'a solution');
});

test('tournaments can be used in every theme', { tag: '@long' }, async ({ page }) => {
  test.slow();
  await page.evaluate(() => (location.hash = 'tournament'));
  await button(page, 'New tournament').waitFor();
  await expectUsable(page, 'no tournaments');
  await button(page, 'New tournament').click();
  await page.getByRole('checkbox', { name: 'Stop when it is decided' }).check();
  await expectUsable(page, 'a new tournament');
  await page.getByRole('spinbutton', { name: 'Nodes for a move' }).fill('20');
  await button(page, 'Start').click();
  await expect(page.getByText('Score Four · Finished')).toBeVisible({ timeout: 60_000 });
  await expectUsable(page, 'a tournament');
});

// What is on the 3D board says nothing to axe, but what is beside it does.
test.describe('with the 3D board', { tag: '@long' }, () => {
  test.use({ hasWebGL: true, saved: matchOfPeople('scoreFour', ['B2', 'C3']) });

  test('the match and the making of pictures can be used in every theme', async ({ page }) => {
    test.slow();
    await button(page, 'Continue').click();
    await expect(button(page, 'Explode')).toBeVisible();
    await expectUsable(page, 'the 3D board');
    await visit(page, button(page, 'Take a picture of the board'), () =>
      expectDialog(page, 'Picture of the board'),
    );
  });
});

test('every board can be used in every theme', { tag: '@long' }, async ({ page }) => {
  test.slow();
  for (const gameId of GAME_IDS) {
    await startGame(page, gameId, { opponent: 'Person here' });
    await page.getByRole('gridcell').first().focus();
    await expectUsable(page, gameId);
    await button(page, 'Back to all games').click();
  }
});

test.describe('a demo', { tag: '@long' }, () => {
  test.use({ programArguments: ['--demo', 'hex', '--idle', '60'] });

  test('can be used in every theme, before and after somebody has sat down', async ({ page }) => {
    await expect(page.getByText('Touch the screen or press a key to play')).toBeVisible();
    await expectUsable(page, 'demo');
    await page.keyboard.press('x');
    await expect(page.getByRole('button', { name: 'Resign' })).toBeVisible();
    await expectUsable(page, 'demo, played in');
  });
});

test('a position that is set up can be used in every theme', { tag: '@long' }, async ({ page }) => {
  test.slow();
  for (const gameId of GAME_IDS) {
    await openAnalysis(page, gameById(gameId).name);
    await button(page, 'Set up a position').click();
    await expect(page.getByRole('region', { name: 'Set up a position' })).toBeVisible();
    await expectUsable(page, `setting up ${gameId}`);
  }
});

test.describe('what something is wrong with', { tag: '@long' }, () => {
  test.use({ saved: matchOfPeople('hex', ['B2', 'C3']) });

  test('a game that is not saved, and a program that is gone, are told in every theme', async ({
    page,
    program,
    dataFolder,
  }) => {
    test.slow();
    await button(page, 'Continue').click();
    renameSync(dataFolder, `${dataFolder}-away`);
    await page.getByRole('gridcell', { name: /^D4/ }).click();
    await expect(page.getByText(/^This game is not saved:/).first()).toBeVisible();
    await expectUsable(page, 'a game that is not saved');
    await visitByMenu(page, 'Quit', () => expectDialog(page, 'Quit without saving?'));
    renameSync(`${dataFolder}-away`, dataFolder);
    await program.kill();
    await expect(page.getByText('The connection to Quintet was lost.')).toBeVisible();
    await expectUsable(page, 'a program that is gone');
  });
});
