import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chooseGame, openSettings } from './appSteps.ts';
import { expectNoViolations } from './axe.ts';
import { expect, test } from './fixtures.ts';

const FAKES = join(import.meta.dirname, '../programs/fakes');

/** A fake Hex program that behaves in some way, as the file of programs has it. */
const hexProgram = (behaviour: string, name: string) => ({
  ...{ programId: behaviour, name, protocol: 'gtp', gameIds: ['hex'] },
  ...{ file: process.execPath, args: [join(FAKES, 'fakeGtp.mjs'), behaviour] },
});

test.beforeEach(async ({ dataFolder }) => {
  const programs = [hexProgram('lies', 'Liar'), hexProgram('forgetsIds', 'Fair')];
  const file = { format: 'quintet-programs', version: 1, programs };
  await writeFile(join(dataFolder, 'programs.json'), JSON.stringify(file));
});

test(
  'a program is played to its forfeit, its text is watched, and it is checked',
  { tag: '@long' },
  async ({ start }) => {
    const { page } = await start();
    await chooseGame(page, 'hex');
    const dialog = page.getByRole('dialog', { name: /Hex/ });
    await dialog.getByRole('radio', { name: 'Program' }).check();
    await expect(dialog.getByLabel('Which program')).toHaveValue('lies');
    await dialog.getByRole('button', { name: 'Start' }).click();
    await page.getByText('Watch its text').click();
    const talk = page.getByRole('region', { name: 'What is said with Liar' });
    await expect(talk).toContainText('list_commands');
    await page.getByRole('gridcell', { name: /^F5/ }).click();
    await expect(page.getByRole('region', { name: 'Result' })).toContainText(/Liar forfeits/);
    await expect(talk).toContainText(/> genmove white\s+Quintet|genmove white/);
    await expectNoViolations(page);

    const settings = await openSettings(page, 'Programs');
    await expect(settings.getByText('programs.json')).toBeVisible();
    await expect(settings.getByRole('button', { name: 'Add a program …' })).toHaveCount(0);
    await settings.getByRole('button', { name: 'Check: Liar' }).click();
    await expect(settings.getByText('Quintet can’t play with it as it is.')).toBeVisible({
      timeout: 30_000,
    });
    const broken = settings.getByRole('listitem').filter({ hasText: 'It moves when asked' });
    await expect(broken).toContainText('genmove black');
    await expect(broken).toContainText('= z9');
    await expectNoViolations(page);
  },
);

test(
  'a program that plays fair takes moves back, goes on after a reload, and passes its check',
  { tag: '@long' },
  async ({ start }) => {
    test.slow();
    const { page } = await start();
    await chooseGame(page, 'hex');
    const dialog = page.getByRole('dialog', { name: /Hex/ });
    await dialog.getByRole('radio', { name: 'Program' }).check();
    await dialog.getByLabel('Which program').selectOption('Fair');
    await dialog.getByRole('button', { name: 'Start' }).click();
    const moves = page.getByRole('region', { name: 'Moves' });
    await page.getByRole('gridcell', { name: /^F5/ }).click();
    await expect(moves).toContainText('A0');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(moves).toContainText('No move yet');
    await page.getByRole('gridcell', { name: /^E5/ }).click();
    await expect(moves).toContainText('E5');
    await expect(page.getByText('Fair', { exact: true }).first()).toBeVisible();
    await page.reload();
    await page.getByRole('gridcell', { name: /^E6/ }).click();
    await expect(moves).toContainText('A1');

    const settings = await openSettings(page, 'Programs');
    await settings.getByRole('button', { name: 'Check: Fair' }).click();
    await expect(
      settings.getByText('Quintet can play with it, but it breaks rules of its protocol.'),
    ).toBeVisible({ timeout: 30_000 });
  },
);
