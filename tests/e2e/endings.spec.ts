import { unwrap } from '../../src-shared/core/result.ts';
import { currentPosition, gameOf } from '../../src-shared/match/match.ts';
import { playMove, result } from './boardPlay.ts';
import { expect, test } from './fixtures.ts';
import { matchOfPeople } from './savedMatches.ts';

/** Whole games, taken from random ones: how each ends, and its moves. */
const GAMES = [
  {
    title: 'White wins',
    hasLine: true,
    moves: [
      'B3 B1 B3 D2 B2 A4 D4 B2 B1 D3 D2 B1 C2 B4 B1 C1 B2 D4 B2 D3 D1 C3 C4 A4 C4 C3 B3 D3 A4',
      'C2 B4 B3 D1 D1 D3 D1 C4 C4 A4 A3 D4 D4 C3 C3 C1 A3 A1 A3 A2 D2 A2 A2 A1',
    ].join(' '),
  },
  {
    title: 'Black wins',
    hasLine: true,
    moves: 'C4 C1 A2 B2 D2 B1 C1 A2 C2 B1 B2 B3 B3 B4',
  },
  {
    title: 'Draw',
    hasLine: false,
    moves: [
      'C1 A4 D2 A2 B2 D2 D2 A2 D2 A3 D4 C2 B3 D1 A2 C3 B4 B4 B2 D3 C2 C2 B2 D1 A1 B4 C2 B1 B4',
      'D1 C4 C3 C4 D3 A3 B1 A3 B2 C4 A3 D1 C4 B1 A1 D3 D3 D4 A1 B3 C3 B3 B1 C3 B3 C1 A2 A1 C1',
      'D4 A4 C1 A4 A4',
    ].join(' '),
  },
];

for (const { title, hasLine, moves } of GAMES) {
  const texts = moves.split(' ');
  const match = matchOfPeople('scoreFour', texts.slice(0, -1));
  const before = currentPosition(match);
  const tag = title === 'Black wins' ? [] : '@long';
  const lastMove = unwrap(gameOf(match).notation.parse(before, texts.at(-1)!));

  test.describe(`two people at one board, the last move: ${title}`, { tag }, () => {
    test.use({ saved: match });

    test('the end is shown with its reason, and can be taken back', async ({ page }) => {
      await page.getByRole('button', { name: 'Continue' }).click();
      await playMove(page, 'scoreFour', before, lastMove);
      await expect(result(page)).toContainText(title);
      await expect(page.getByRole('status').filter({ hasText: `${title}.` })).toBeAttached();
      await expect(page.getByRole('gridcell', { name: /playable/ })).toHaveCount(0);
      if (hasLine) {
        const line = page.getByRole('gridcell', { name: /in a winning line/ });
        expect(await line.count()).toBeGreaterThanOrEqual(4);
      }
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(result(page)).toBeHidden();
      await page.getByRole('button', { name: 'Redo' }).click();
      await expect(result(page)).toContainText(title);
      await page.getByRole('button', { name: 'Rematch' }).click();
      await expect(page.getByText('No move yet')).toBeVisible();
    });
  });
}
