import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { expect, test } from './fixtures.ts';

const FAKE = join(import.meta.dirname, '../opponent/fakes/fakeProgram.mjs');

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function openTournaments(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('Tournaments');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Tournaments' })).toBeVisible();
}

test(
  'a tournament of three levels and a program is set up, killed, resumed and finished',
  { tag: '@long' },
  async ({ start, dataFolder }) => {
    test.slow();
    const program = {
      ...{ programId: 'fake', name: 'Honest Fake', protocol: 'scoreFour' },
      ...{ gameIds: ['scoreFour'], file: process.execPath },
      args: [FAKE, 'honest', join(dataFolder, 'log')],
    };
    const file = { format: 'quintet-programs', version: 1, programs: [program] };
    writeFileSync(join(dataFolder, 'programs.json'), JSON.stringify(file));

    const first = await start();
    await openTournaments(first.page);
    await expectNoViolations(first.page);
    await button(first.page, 'New tournament').click();
    await first.page.getByRole('textbox', { name: 'Name' }).fill('Club night');
    await first.page.getByRole('checkbox', { name: 'Honest Fake' }).check();
    await first.page.getByRole('combobox', { name: 'Games of each two' }).selectOption('4');
    await first.page.getByRole('spinbutton', { name: 'Nodes for a move' }).fill('200');
    await expect(first.page.getByText('24 games in all')).toBeVisible();
    await expectNoViolations(first.page);
    await button(first.page, 'Start').click();
    await expect(first.page.getByRole('listitem').getByText(/^2\. /)).toBeVisible();
    await first.kill();

    const { page } = await start();
    await openTournaments(page);
    await button(page, 'Look at Club night').click();
    await expect(page.getByText('Score Four · Paused')).toBeVisible();
    await button(page, 'Go on').click();
    await expect(page.getByText('24 of 24 games')).toBeVisible({ timeout: 60_000 });
    await expect(page.getByText('Score Four · Finished')).toBeVisible();
    const table = page.getByRole('region', { name: 'Standings' });
    await expect(table.getByRole('row')).toHaveCount(5);
    await expect(table.getByRole('rowheader', { name: 'Honest Fake' })).toBeVisible();
    await expectNoViolations(page);
    const kept = readdirSync(join(dataFolder, 'matches')).filter((name) => name.endsWith('.json'));
    expect(kept).toHaveLength(24);

    const saved = page.waitForEvent('download');
    await button(page, 'Save as text').click();
    expect((await saved).suggestedFilename()).toBe('tournament.txt');
    await page.getByRole('button', { name: /^Look at 24\./ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Score Four' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Result' })).toBeVisible();
  },
);

test('a tournament is paused, ended and deleted, with the keyboard alone', async ({ page }) => {
  await openTournaments(page);
  await button(page, 'New tournament').press('Enter');
  await page.getByRole('combobox', { name: 'Game', exact: true }).selectOption('Domineering');
  await page.getByRole('spinbutton', { name: 'Nodes for a move' }).fill('50');
  await page.getByRole('combobox', { name: 'Games of each two' }).selectOption('2000');
  await button(page, 'Start').press('Enter');
  await button(page, 'Pause').press('Enter');
  await expect(page.getByText('Domineering · Paused')).toBeVisible();
  await button(page, 'End').press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'End' }).press('Enter');
  await expect(page.getByText('Domineering · Ended early')).toBeVisible();
  await button(page, 'Delete').press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(page.getByText(/^No tournaments yet/)).toBeVisible();
});

test(
  'a tournament from openings of one’s own tells what it was planned to be',
  { tag: '@long' },
  async ({ page }) => {
    await page.getByRole('button', { name: 'Library', exact: true }).click();
    await button(page, 'Tournaments').click();
    await button(page, 'New tournament').click();
    await page.getByRole('combobox', { name: 'Game', exact: true }).selectOption('Domineering');
    await page.getByRole('combobox', { name: 'Games of each two' }).selectOption('2');
    await page.getByRole('combobox', { name: 'Openings' }).selectOption('Of your own');
    const lines = page.getByRole('textbox', { name: /^Openings/ });
    await lines.fill('1 3\n1 1');
    await expect(page.getByRole('alert')).toHaveText('Line 2: “1” can’t be played there.');
    await expect(button(page, 'Start')).toBeDisabled();
    await lines.fill('1 3\n2 9');
    await expectNoViolations(page);
    await button(page, 'Start').click();
    const planned = page.locator('section', {
      has: page.getByRole('heading', { name: 'As planned' }),
    });
    await expect(planned.getByRole('listitem')).toHaveText(['1 3', '2 9']);
    await expect(planned).toContainText('1 second');
    await expectNoViolations(page);
  },
);
