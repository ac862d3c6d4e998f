import type { Page } from '@playwright/test';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectNoViolations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { matchOfPeople } from './savedMatches.ts';

test.use({ saved: matchOfPeople('hex', ['A0', 'B1', 'C2']) });

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

test('games are found, named, copied, deleted, brought back and opened', async ({
  start,
  dataFolder,
}) => {
  // Three hundred earlier ones.
  const saved = readFileSync(join(dataFolder, 'match.json'), 'utf8');
  mkdirSync(join(dataFolder, 'matches'));
  for (let number = 1; number <= 300; number++) {
    const text = saved.replace('"saved"', `"earlier-${number}"`);
    writeFileSync(join(dataFolder, `matches/earlier-${number}.json`), text);
  }
  copyFileSync(join(dataFolder, 'settings.json'), join(dataFolder, 'matches/broken.json'));

  const { page } = await start();
  await button(page, 'Library').click();
  const rows = page.getByRole('list', { name: 'Games' }).getByRole('listitem');
  await expect(page.getByText('301 games')).toBeVisible();
  await expect(page.getByText('broken.json').first()).toBeVisible();
  expect(await rows.count()).toBeLessThan(40);
  await expectNoViolations(page);

  const first = rows.filter({ hasText: 'Hex' }).first();
  await first.getByRole('button', { name: 'Title and tags: Hex' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('The long ladder');
  await page.getByRole('textbox', { name: 'Tags' }).fill('club, ladder');
  await page.keyboard.press('Enter');
  await page.getByRole('searchbox', { name: 'Search' }).fill('ladder');
  await expect(page.getByText('1 game', { exact: true })).toBeVisible();
  await button(page, 'Copy: The long ladder').click();
  await expect(page.getByText('2 games')).toBeVisible();
  await button(page, 'Delete: The long ladder').first().click();
  await expect(page.getByText('1 game', { exact: true })).toBeVisible();
  await button(page, 'Bring back').click();
  await expect(page.getByText('2 games')).toBeVisible();

  await page.getByRole('combobox', { name: 'Game', exact: true }).selectOption('Domineering');
  await expect(page.getByText('No game is like that.')).toBeVisible();
  await button(page, 'Clear all filters').click();
  await expect(page.getByText('302 games')).toBeVisible();

  // To the last row, with the keyboard.
  await rows.first().getByRole('button').first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(rows.nth(1).getByRole('button').first()).toBeFocused();
  await page.locator('.list').evaluate((list) => list.scrollTo(0, list.scrollHeight));
  const last = page.locator('[aria-posinset="302"]');
  await expect(last.getByRole('article', { name: 'Hex' })).toBeVisible();
  await last.getByRole('button', { name: 'Continue: Hex' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hex' })).toBeVisible();
  await expect(page.locator('[data-ply]')).toHaveCount(3);
});
