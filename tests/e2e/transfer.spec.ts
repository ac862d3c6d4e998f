import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expectNoViolations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { matchOfPeople } from './savedMatches.ts';

test.use({ saved: matchOfPeople('hex', ['A0', 'B1', 'C2']) });

test(
  'everything is exported, deleted and imported again',
  { tag: '@long' },
  async ({ page, dataFolder }) => {
    const dialog = (name: string) => page.getByRole('dialog', { name });
    await page.getByRole('button', { name: 'Library' }).click();
    await page.getByRole('button', { name: 'Export everything' }).click();
    const download = page.waitForEvent('download');
    await dialog('Export everything').getByRole('button', { name: 'Export', exact: true }).click();
    const saved = await download;
    expect(saved.suggestedFilename()).toMatch(/^quintet-\d{4}-\d\d-\d\d\.jsonl$/);
    const text = await readFile(await saved.path(), 'utf8');
    expect(text.trim().split('\n').at(-1)).toBe('{"end":{"matches":1}}');
    await expect(dialog('Export everything').getByRole('status')).toHaveText('1 game was written.');
    await expectNoViolations(page);
    await page.keyboard.press('Escape');

    await page.keyboard.press('Control+,');
    await dialog('Settings').getByRole('tab', { name: 'Data' }).click();
    await dialog('Settings').getByRole('button', { name: 'Delete everything' }).click();
    await expectNoViolations(page);
    await dialog('Delete everything')
      .getByRole('button', { name: 'Delete everything now' })
      .click();
    await expect(page.getByRole('button', { name: 'Play Hex' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Continue' })).toHaveCount(0);
    expect(existsSync(join(dataFolder, 'match.json'))).toBe(false);

    await page.getByRole('button', { name: 'Library' }).click();
    await expect(page.getByText('No games yet.')).toBeVisible();
    const file = (name: string, content: string) =>
      dialog('Import')
        .getByLabel('Choose a file …')
        .setInputFiles({
          name,
          mimeType: 'application/octet-stream',
          buffer: Buffer.from(content),
        });
    await page.getByRole('button', { name: 'Import …' }).click();
    await file('photo.png', 'no export');
    await expect(dialog('Import').getByRole('alert')).toHaveText(/no file made with/);
    await file('all.jsonl', text.replace('\n', '\n{"match":1}\n'));
    await expect(dialog('Import').getByRole('listitem').first()).toHaveText('1 new game');
    await expect(dialog('Import').getByText('1 damaged entry, left out').first()).toBeVisible();
    await expectNoViolations(page);
    await dialog('Import').getByRole('switch', { name: 'Take over the settings too' }).check();
    await dialog('Import').getByRole('button', { name: 'Import', exact: true }).click();
    await expect(dialog('Import').getByRole('status')).toHaveText('Imported:');
    await page.keyboard.press('Escape');
    await expect(page.getByText('1 game', { exact: true })).toBeVisible();
    expect(readdirSync(join(dataFolder, 'matches'))).toHaveLength(1);
  },
);
