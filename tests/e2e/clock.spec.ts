import type { Page } from '@playwright/test';
import { currentPosition, gameOf, type Match } from '../../src-shared/match/match.ts';
import { chooseGame } from './appSteps.ts';
import { playMove, result } from './boardPlay.ts';
import { expect, test } from './fixtures.ts';
import { matchOfPeople } from './savedMatches.ts';
import { expectAtBoard } from './storedSettings.ts';

const PEOPLE = [{ kind: 'person' }, { kind: 'person' }] as [{ kind: 'person' }, { kind: 'person' }];

const timer = (page: Page, player: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByText(player, { exact: true }) })
    .getByRole('timer');

/** Notes everything that a screen reader is told from now on. */
const listen = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    const region = document.querySelector('[role="status"][aria-live="polite"]')!;
    new MutationObserver(() => said.push(region.textContent.trim())).observe(region, {
      childList: true,
      subtree: true,
    });
  });

const said = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { said: string[] }).said);

test.describe('a game with a clock', () => {
  const clock = { kind: 'suddenDeath', mainMs: 3_000 } as const;
  test.use({
    settings: { lastConfigs: { hex: { gameId: 'hex', setup: {}, players: PEOPLE, clock } } },
  });

  test(
    'is begun from the dialog, ticks for one side and ends when its time is over',
    { tag: '@long' },
    async ({ page }) => {
      await chooseGame(page, 'hex');
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('radio', { name: 'Sudden death' })).toBeChecked();
      await expect(dialog.getByLabel('Time for each side')).toHaveValue('3000');
      await dialog.getByRole('button', { name: 'Start' }).click();
      // Nothing passes before the first move.
      await expect(timer(page, 'O')).toContainText('3.0');
      await listen(page);
      await page.getByRole('gridcell', { name: /empty/ }).first().click();
      await expect(timer(page, 'X')).not.toContainText('3.0');
      await expect(timer(page, 'O')).toContainText('3.0');
      await expect(result(page)).toContainText('O wins');
      await expect(result(page)).toContainText('X ran out of time.');
      await expect(timer(page, 'X')).toContainText('0.0');
      const told = await said(page);
      expect(told.filter((text) => text === 'X has 1 second left.')).toHaveLength(1);
      expect(told.at(-1)).toContain('X ran out of time.');
      const undo = page.getByRole('button', { name: 'Undo' });
      // First the end is taken back, unless time has run out again, and then the move.
      await expect(async () => {
        if (await undo.isEnabled()) await undo.click({ timeout: 1_000 });
        await expect(page.getByText('No move yet')).toBeVisible({ timeout: 100 });
      }).toPass({ intervals: [0, 50] });
      await expect(timer(page, 'X')).toContainText('3.0');
      await expect(timer(page, 'O')).toContainText('3.0');
    },
  );
});

test.describe('a game with a clock that is left', () => {
  const people = matchOfPeople('hex', ['A0', 'B1']);
  const clock = { kind: 'suddenDeath', mainMs: 300_000 } as const;
  test.use({
    saved: { ...people, config: { ...people.config, clock }, times: [0, 60_000] },
  });

  test(
    'stands still at home and after the program was killed, and goes on when it is seen',
    { tag: '@long' },
    async ({ start, dataFolder }) => {
      const { page, kill } = await start();
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(timer(page, 'X')).toContainText('4:00');
      await expect(timer(page, 'O')).toContainText('4:59');
      await listen(page);
      await page.getByRole('button', { name: 'Back to all games' }).click();
      await expect(page.getByRole('listitem').filter({ hasText: /stands still/ })).toBeVisible();
      await expect.poll(() => said(page)).toContain('The clock stands still until you are back.');
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(timer(page, 'O')).toContainText(/4:5\d/);
      await expectAtBoard(dataFolder);
      await kill();

      const { page: again } = await start();
      // What was on the clock two seconds before it was killed, at the most.
      await expect(timer(again, 'O')).toContainText(/4:[45]\d/);
      await expect(timer(again, 'X')).toContainText('4:00');
    },
  );
});

const strict = (match: Match): Match => ({
  ...match,
  config: { ...match.config, isStrict: true },
});

test.describe('a strict game', () => {
  const match = strict(matchOfPeople('scoreFour', ['A1']));
  test.use({ saved: match });

  test(
    'says that it is one, takes nothing back, and can be drawn by agreement',
    { tag: '@long' },
    async ({ page }) => {
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByRole('banner')).toContainText('Strict game');
      const undo = page.getByRole('button', { name: 'Undo' });
      await expect(undo).toHaveAttribute('aria-disabled', 'true');
      await page.getByRole('button', { name: 'Offer a draw' }).click();
      await expect(page.getByText('Black offers a draw.').first()).toBeVisible();
      await page.getByRole('button', { name: 'White: decline' }).click();
      await expect(
        page.getByRole('status').filter({ hasText: 'White declines the draw.' }),
      ).toBeAttached();
      await expect(page.getByRole('button', { name: 'Offer a draw' })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
      const before = currentPosition(match);
      const [move] = gameOf(match).legalMoves(before);
      await playMove(page, 'scoreFour', before, move!);
      await page.getByRole('button', { name: 'Offer a draw' }).click();
      await page.getByRole('button', { name: 'Black: accept' }).click();
      await expect(result(page)).toContainText('Draw');
      await expect(result(page)).toContainText('Both sides agreed to a draw.');
      await expect(undo).toHaveAttribute('aria-disabled', 'true');
    },
  );
});
