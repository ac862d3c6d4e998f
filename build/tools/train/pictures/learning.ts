import type { Page } from '@playwright/test';
import type { Settings } from '../../../../src-shared/ipc/contract.ts';
import { SHOWN_GAMES, type ShownGame } from './shownGames.ts';

/** A picture of what there is to learn: where it begins, and the way to it. */
interface LearningScene extends ShownGame {
  readonly lastScreen: Settings['lastScreen'];
  readonly settings?: Partial<Settings>;
  readonly prepare: (page: Page) => Promise<void>;
}

/** A judged game takes so long, milliseconds. */
const REVIEW_MS = 300_000;

async function learn(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Learn' }).click();
  await page.getByRole('button', { name }).click();
}

/** Tutorials, the rules, puzzles and reviews, by the names of their pictures. */
export const LEARNING: Readonly<Record<string, LearningScene>> = {
  tutorial: {
    ...SHOWN_GAMES.hex,
    ...{ theme: 'light', lastScreen: 'home', settings: { tutorials: { hex: 1 } } },
    async prepare(page) {
      await learn(page, 'Hex: Tutorial');
      await page.locator('[data-mark="good"]').first().waitFor();
    },
  },
  rules: {
    ...SHOWN_GAMES['lines-of-action'],
    ...{ theme: 'light', lastScreen: 'match' },
    async prepare(page) {
      await page.keyboard.press('F1');
      const figure = page.getByRole('dialog').getByRole('figure').nth(2);
      await figure.scrollIntoViewIfNeeded();
      await figure.locator('[data-mark]').first().waitFor();
    },
  },
  puzzle: {
    ...SHOWN_GAMES.domineering,
    ...{ theme: 'dark', lastScreen: 'home' },
    async prepare(page) {
      await learn(page, 'Puzzle of the day, Domineering');
      await page
        .getByRole('region', { name: 'Puzzles' })
        .getByText(/ to move: /)
        .waitFor();
    },
  },
  review: {
    ...SHOWN_GAMES['dots-and-triangles'],
    ...{ theme: 'light', lastScreen: 'match' },
    async prepare(page) {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').fill('resign');
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
      await page.getByRole('button', { name: 'Review the game' }).click();
      const review = page.getByRole('region', { name: 'Review', exact: true });
      await review.getByRole('combobox', { name: 'Judged' }).selectOption('quickly');
      await review
        .getByText(/^Accuracy \d+ %$/)
        .nth(1)
        .waitFor();
      await page
        .getByRole('progressbar', { name: 'Judging the game' })
        .waitFor({ state: 'detached', timeout: REVIEW_MS });
      await review.getByRole('slider').press('ArrowLeft');
    },
  },
};
