import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { matchOfPeople } from './savedMatches.ts';

const FAKES = join(import.meta.dirname, '../programs/fakes');

/** A fake Hex program that behaves in some way, as the file of programs has it. */
const hexProgram = (behaviour: string, name: string) => ({
  ...{ programId: behaviour, name, protocol: 'gtp', gameIds: ['hex'] },
  ...{ file: process.execPath, args: [join(FAKES, 'fakeGtp.mjs'), behaviour] },
});

test.use({ saved: matchOfPeople('hex', ['C2', 'B3'], { size: 5, swap: 0 }) });

test.beforeEach(async ({ dataFolder }) => {
  const programs = [hexProgram('tellsChance', 'Oracle'), hexProgram('crashes', 'Brittle')];
  const file = { format: 'quintet-programs', version: 1, programs };
  await writeFile(join(dataFolder, 'programs.json'), JSON.stringify(file));
});

async function openAnalysis(page: Page) {
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('grid').first().waitFor();
  await page.keyboard.press('a');
  return page.getByRole('region', { name: 'Second program' });
}

test(
  'a program is asked beside our engine, position after position',
  { tag: '@long' },
  async ({ page }) => {
    const card = await openAnalysis(page);
    await expect(card).toContainText('Asks a program of yours');
    await card.getByRole('switch', { name: 'Second program' }).click();
    await expect(card).toContainText('Oracle: A0');
    await expect(card).toContainText('63 % chance, it says');
    await expect(card).toContainText('P on the board: the move of Oracle.');
    const marks = page.locator('[data-board] .marks text');
    await expect(marks).toHaveText(['P']);

    const engine = page.getByRole('region', { name: 'Engine', exact: true });
    await engine.getByRole('switch', { name: 'Engine' }).click();
    await expect(card.getByRole('status')).toHaveText(
      /^(Both choose A0\.|They differ: our engine chooses \S+, the program A0\.)$/,
    );
    await expect(marks.filter({ hasText: 'P' })).toHaveCount(1);
    expect(await marks.count()).toBeGreaterThan(1);
    await expectNoViolations(page);

    // The cell that it chose is taken, so another is said of the next position.
    await page.getByRole('gridcell', { name: /^A0/ }).click();
    await expect(card).toContainText('Oracle: A1');
    await page.keyboard.press('Control+z');
    await expect(card).toContainText('Oracle: A0');
    await card.getByRole('switch', { name: 'Second program' }).click();
    await expect(card).not.toContainText('Oracle');
    await expect(marks.filter({ hasText: 'P' })).toHaveCount(0);
  },
);

test(
  'a program that ends is told of, and another one asked instead',
  { tag: '@long' },
  async ({ page }) => {
    const card = await openAnalysis(page);
    await card.getByRole('switch', { name: 'Second program' }).click();
    await card.getByLabel('Which program').selectOption('Brittle');
    await expect(card.getByRole('status')).toHaveText('Brittle gave no move: it has ended.');
    await card.getByLabel('Which program').selectOption('Oracle');
    await expect(card).toContainText('Oracle: A0');
  },
);
