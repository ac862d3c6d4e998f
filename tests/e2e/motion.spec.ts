import type { Page } from '@playwright/test';
import type { Position } from '../../src-shared/core/game.ts';
import type { Move } from '../../src-shared/core/move.ts';
import { makeRandom, pick } from '../../src-shared/core/random.ts';
import { defaultSetup } from '../../src-shared/core/setup.ts';
import { type GameId, GAME_IDS, gameById } from '../../src-shared/games/index.ts';
import { playMove } from './boardPlay.ts';
import { expectDrawn, piecesOf } from './drawnPieces.ts';
import { expect, isElectron, test } from './fixtures.ts';
import { matchOfPeople } from './savedMatches.ts';

/** Small, because drawing in software takes long. */
const WINDOW = { width: 640, height: 480 };

/** People see the boards with motion; whatever moves on them, what is drawn in the end is the position. */
test.use({ window: { reducedMotion: 'no-preference', viewport: WINDOW } });
test.describe.configure({ timeout: 120_000 });

/** How many moves were made before the program starts, and how many are made in all. */
const SAVED = 2;
const PLIES = 6;

interface Played {
  readonly texts: readonly string[];
  readonly moves: readonly Move[];
  /** `positions[i]` after `i` moves. */
  readonly positions: readonly Position[];
}

/** A game in which every move changes as much on the board as it can: captures, closed triangles. */
function livelyGame(gameId: GameId): Played {
  const game = gameById(gameId);
  const random = makeRandom(1);
  const [texts, moves]: [string[], Move[]] = [[], []];
  let position = game.initial(defaultSetup(game.setupFields));
  const positions = [position];
  while (moves.length < PLIES) {
    const changes = (move: Move): number => {
      const before = piecesOf(gameId, position);
      const after = piecesOf(gameId, game.play(position, move));
      const kept = after.filter((piece) => before.includes(piece)).length;
      return before.length + after.length - 2 * kept;
    };
    const goesOn = (move: Move): boolean => game.outcome(game.play(position, move)) === undefined;
    const legal = game.legalMoves(position).filter(goesOn);
    const most = Math.max(...legal.map(changes));
    const move = pick(
      random,
      legal.filter((each) => changes(each) === most),
    );
    texts.push(game.notation.make(position, move));
    moves.push(move);
    position = game.play(position, move);
    positions.push(position);
  }
  return { texts, moves, positions };
}

const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

for (const gameId of GAME_IDS) {
  const { texts, moves, positions } = livelyGame(gameId);
  const shows = (page: Page, ply: number): Promise<void> =>
    expectDrawn(page, gameId, positions[ply]!);
  const isAt = (page: Page, ply: number): Promise<void> =>
    expect(page.locator('[data-ply]')).toHaveCount(ply);
  const play = async (page: Page, ply: number): Promise<void> => {
    await playMove(page, gameId, positions[ply]!, moves[ply]!);
    await isAt(page, ply + 1);
  };

  test.describe(gameById(gameId).name, () => {
    test.use({
      hasWebGL: gameId === 'scoreFour',
      saved: matchOfPeople(gameId, texts.slice(0, SAVED)),
    });

    // Of the flat boards, Lines of Action moves the most.
    const tag = gameId === 'linesOfAction' ? [] : '@long';
    test(
      'what is drawn after motion is the position, piece by piece, in every window',
      { tag },
      async ({ page, program }) => {
        await press(page, 'Continue');
        await shows(page, SAVED);
        const windows = [page];
        if (!isElectron) windows.push(await program.openWindow());
        const allShow = async (ply: number): Promise<void> => {
          for (const window of windows) await shows(window, ply);
        };
        await play(page, SAVED);
        await allShow(SAVED + 1);
        await press(page, 'Undo');
        await allShow(SAVED);
        await press(page, 'Redo');
        await allShow(SAVED + 1);

        // Faster than any of it moves.
        for (let ply = SAVED + 1; ply < PLIES; ply++) await play(page, ply);
        await allShow(PLIES);
        let ply = PLIES;
        for (const key of ['z', 'z', 'y', 'z', 'z', 'y', 'y', 'y']) {
          await page.keyboard.press(`Control+${key}`);
          ply += key === 'z' ? -1 : 1;
          await isAt(page, ply);
        }
        await allShow(PLIES);
        for (const step of ['First position', 'Next move', 'Latest move', 'Previous move']) {
          await press(page, step);
        }
        await shows(page, PLIES - 1);
        await page.locator('[data-ply="1"]').click();
        await shows(page, 1);
        await press(page, 'Back to now');
        await shows(page, PLIES);

        await page.reload();
        await shows(page, PLIES);
        await press(page, 'Resign');
        await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
        await press(page, 'Rematch – change sides');
        await allShow(0);
      },
    );
  });
}
