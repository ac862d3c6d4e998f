import { expect, type Locator, type Page } from '@playwright/test';
import { type GameId, gameById } from '../../src-shared/games/index.ts';

/** Opens the new-game dialog of a game from the home screen. */
export async function chooseGame(page: Page, gameId: GameId): Promise<void> {
  await page.getByRole('button', { name: `Play ${gameById(gameId).name}` }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

interface Choices {
  readonly opponent: 'Computer' | 'Person here';
  readonly level?: number;
  /** The name of the person's side, or `Random`. */
  readonly side?: string;
  /** Number fields of the setup by their names; among the usual sizes where there is no such field. */
  readonly sizes?: Readonly<Record<string, number>>;
}

/** Starts a game from the home screen with choices in its dialog. */
export async function startGame(page: Page, gameId: GameId, choices: Choices): Promise<void> {
  await chooseGame(page, gameId);
  await startChosen(page, gameId, choices);
}

/** Starts a game from its dialog, which is open. */
export async function startChosen(page: Page, gameId: GameId, choices: Choices): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: choices.opponent }).check();
  if (choices.level !== undefined) {
    await dialog.getByRole('radio', { name: `Level ${choices.level}` }).check();
  }
  if (choices.side !== undefined) {
    await dialog.getByRole('radio', { name: choices.side, exact: true }).check();
  }
  for (const [name, value] of Object.entries(choices.sizes ?? {})) {
    const number = dialog.getByRole('spinbutton', { name });
    if ((await number.count()) > 0) await number.fill(String(value));
    else await dialog.getByRole('radio', { name: String(value), exact: true }).check();
  }
  await dialog.getByRole('button', { name: 'Start' }).click();
  // The tutorial that it may start from has the same heading, but leads back to somewhere else.
  await expect(page.getByRole('button', { name: 'Back to all games' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: gameById(gameId).name })).toBeVisible();
}

/** Opens the analysis board of a game, at its start or with what is pasted. */
export async function openAnalysis(page: Page, name: string, text = ''): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Find a command' }).fill('analysis board');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Analysis board' });
  await dialog.getByRole('radio', { name, exact: true }).check();
  await dialog.getByRole('textbox', { name: 'Position or moves' }).fill(text);
  await dialog.getByRole('button', { name: 'Open the board' }).click();
}

/** Opens a section of the settings, from any screen. */
export async function openSettings(page: Page, section: string): Promise<Locator> {
  await page.keyboard.press('Control+,');
  const settings = page.getByRole('dialog', { name: 'Settings' });
  await settings.getByRole('tab', { name: section }).click();
  return settings;
}

/** A computer that hardly thinks, as the last choice for every game: tests need not wait for it. */
export const quickComputer = (gameId: GameId, setup: Readonly<Record<string, number>> = {}) => ({
  [gameId]: {
    gameId,
    setup,
    players: [{ kind: 'person' }, { kind: 'computer', level: 3, timeMs: 100 }] as [
      { kind: 'person' },
      { kind: 'computer'; level: number; timeMs: number },
    ],
  },
});
