import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import type { Position } from '../../src-shared/core/game.ts';
import type { LessonStep, LessonTurn } from '../../src-shared/core/lesson.ts';
import type { Move } from '../../src-shared/core/move.ts';
import { makeRandom, pick } from '../../src-shared/core/random.ts';
import { unwrap } from '../../src-shared/core/result.ts';
import { defaultSetup, type Setup } from '../../src-shared/core/setup.ts';
import { type GameId, GAME_IDS, gameById } from '../../src-shared/games/index.ts';
import { type Puzzle, startOf } from '../../src-shared/puzzles/puzzle.ts';
import { type PuzzleFile, readPuzzleFile } from '../../src-shared/puzzles/puzzleText.ts';
import { startChosen } from './appSteps.ts';
import { listedPosition, moveTexts, playMove, result, waitForMoves } from './boardPlay.ts';
import { expect, isElectron, test } from './fixtures.ts';
import { LESSONS } from './lessons.ts';

/*
 * Somebody who has never seen a game: the tutorial, a game against the easiest opponent, its review, a mistake tried
 * again, three puzzles; by what is on the screen alone. What a person would think of is looked up.
 */

/** Boards on which a whole game does not take long. */
const SIZES: Partial<Record<GameId, number>> = { hex: 5 };
/** A game of somebody who plays at random may never end; it is given up after so many moves of their own. */
const MOST_MOVES = 20;

async function learn(page: Page, gameId: GameId): Promise<void> {
  const game = gameById(gameId);
  await page.getByRole('button', { name: 'Learn' }).click();
  await page.getByRole('button', { name: `${game.name}: Tutorial` }).click();
  const steps: readonly LessonStep[] = LESSONS[gameId];
  for (const [index, step] of steps.entries()) {
    await expect(page.getByText(`Step ${index + 1} of ${steps.length}`)).toBeVisible();
    let position = unwrap(game.codec.decode(step.setup, step.position));
    for (const turn of step.turns) {
      const move = rightMove(gameId, position, turn);
      await make(page, gameId, position, move);
      position = game.play(position, move);
      if (turn.reply === undefined) continue;
      position = game.play(position, unwrap(game.notation.parse(position, turn.reply)));
    }
    if (index < steps.length - 1) await page.getByRole('button', { name: 'Next' }).click();
  }
  await expect(page.getByText('Finished. You know what matters.')).toBeVisible();
  await page.getByRole('button', { name: 'Play a game' }).click();
}

/** Makes a move by what is on the screen: on the board, or the one that has a button of its own. */
async function make(page: Page, gameId: GameId, position: Position, move: Move): Promise<void> {
  const isSwap = gameId === 'hex' && gameById(gameId).notation.make(position, move) === 'swap';
  if (isSwap) await page.getByRole('button', { name: 'Swap', exact: true }).click();
  else await playMove(page, gameId, position, move);
}

function rightMove(
  gameId: GameId,
  position: Position,
  { accepts, refuses = [] }: LessonTurn,
): Move {
  const { notation, legalMoves } = gameById(gameId);
  const read = (text: string): Move => unwrap(notation.parse(position, text));
  if (accepts?.[0] !== undefined) return read(accepts[0]);
  const refused = refuses.map(read);
  return legalMoves(position).find((move) => !refused.includes(move))!;
}

/** Plays anything, until the game is over or given up. @returns its positions. */
async function playBadly(page: Page, gameId: GameId, setup: Setup): Promise<readonly Position[]> {
  const game = gameById(gameId);
  const random = makeRandom(5);
  for (let played = 0; !(await result(page).isVisible()); played++) {
    if (played === MOST_MOVES) {
      await page.getByRole('button', { name: 'Resign' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
      break;
    }
    const position = await listedPosition(page, gameId, setup);
    await make(page, gameId, position, pick(random, game.legalMoves(position)));
    await waitForMoves(page, position.ply + 1);
    await expect(page.getByText('thinking')).toBeHidden();
  }
  await expect(result(page)).toBeVisible();
  const positions = [game.initial(setup)];
  for (const move of await movesMade(page, gameId, setup)) {
    positions.push(game.play(positions.at(-1)!, move));
  }
  return positions;
}

async function movesMade(page: Page, gameId: GameId, setup: Setup): Promise<readonly Move[]> {
  const game = gameById(gameId);
  const texts = await moveTexts(page);
  let position = game.initial(setup);
  return texts.map((text) => {
    const move = unwrap(game.notation.parse(position, text));
    position = game.play(position, move);
    return move;
  });
}

/** Finds something better than a mistake, by trying one move after the other. */
async function retryMistake(
  page: Page,
  gameId: GameId,
  positions: readonly Position[],
): Promise<void> {
  const review = page.getByRole('region', { name: 'Review', exact: true });
  await review.getByRole('combobox', { name: 'Judged' }).selectOption('quickly');
  await expect(review.getByRole('progressbar')).toHaveCount(0, { timeout: 120_000 });
  await expect(review.getByText(/^Accuracy \d+\s%$/)).toHaveCount(2);
  await review.getByRole('button', { name: 'Retry your mistakes' }).click();
  const card = page.getByRole('region', { name: 'Retry your mistakes' });
  await expect(card.getByText(/^Mistake 1 of/)).toBeVisible();
  const at = page.getByRole('group', { name: 'Moves' }).locator('[aria-current]');
  const ply = Number((await at.getAttribute('data-node')) ?? 0);
  const position = positions[ply]!;
  const verdict = card.getByRole('status');
  let tries = 0;
  for (const move of gameById(gameId).legalMoves(position)) {
    await make(page, gameId, position, move);
    tries++;
    await expect(verdict).toHaveText(/^(Yes|Good|That)/);
    if (/^(Yes|Good)/.test(await verdict.innerText())) break;
  }
  await expect(verdict).toHaveText(/^(Yes|Good)/);
  expect(tries).toBeGreaterThan(0);
  await card.getByRole('button', { name: 'Back to the review' }).click();
  await expect(review).toBeVisible();
}

function puzzlesOf(gameId: GameId): readonly Puzzle[] {
  const file = new URL(`../../src-shared/games/${gameId}/puzzles.json`, import.meta.url);
  return readPuzzleFile(gameId, JSON.parse(readFileSync(file, 'utf8')) as PuzzleFile);
}

/** Tells which puzzle is on the screen: somebody who looks at it would think instead. */
function watchPuzzles(page: Page): () => string {
  let puzzleId = '';
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      puzzleId = /"puzzleId":"([^"]+)","gameId"/.exec(String(payload))?.[1] ?? puzzleId;
    }),
  );
  return () => puzzleId;
}

/** @param before the puzzle that was on the screen until now @returns the one that was solved. */
async function solvePuzzle(
  page: Page,
  gameId: GameId,
  shown: () => string,
  before: string,
): Promise<string> {
  const game = gameById(gameId);
  const news = page.locator('[data-phase]');
  await expect(page.getByRole('region', { name: 'Puzzles' }).getByText(/ to move: /)).toBeVisible();
  await expect.poll(shown).not.toBe(before);
  await expect(news).toHaveAttribute('data-phase', 'yours');
  const puzzle = puzzlesOf(gameId).find(({ id }) => id === shown())!;
  let position = startOf(puzzle);
  const { sideToMove } = position;
  for (const [ply, move] of puzzle.solution.entries()) {
    if (position.sideToMove === sideToMove) {
      if (ply > 0) await expect(news).toHaveAttribute('data-phase', /right|solved/);
      if ((await news.getAttribute('data-phase')) === 'solved') break;
      await playMove(page, gameId, position, move);
    }
    position = game.play(position, move);
  }
  await expect(news).toHaveText(/^Solved!/);
  return puzzle.id;
}

// Which puzzle is shown is read from the socket, which Electron does without.
for (const gameId of isElectron ? [] : GAME_IDS) {
  const game = gameById(gameId);

  test(
    `somebody who has never seen ${game.name} learns it, plays, reviews and solves`,
    {
      tag: '@long',
    },
    async ({ page }) => {
      test.setTimeout(400_000);
      const shown = watchPuzzles(page);
      await page.reload();
      const size = SIZES[gameId];
      const setup = {
        ...defaultSetup(game.setupFields),
        ...(size === undefined ? {} : { size }),
      };
      await test.step('learns', () => learn(page, gameId));
      const positions = await test.step('plays', async () => {
        await startChosen(page, gameId, {
          ...{ opponent: 'Computer', level: 1 },
          ...(size === undefined ? {} : { sizes: { Size: size } }),
        });
        return playBadly(page, gameId, setup);
      });
      await test.step('reviews', async () => {
        await page.getByRole('button', { name: 'Review the game' }).click();
        await retryMistake(page, gameId, positions);
      });
      await test.step('solves', async () => {
        await page.getByRole('button', { name: 'Back to all games' }).click();
        await page.getByRole('button', { name: 'Learn' }).click();
        await page.getByRole('button', { name: `Puzzles of ${game.name}` }).click();
        let last = '';
        for (let solved = 0; solved < 3; solved++) {
          last = await solvePuzzle(page, gameId, shown, last);
          await page.getByRole('button', { name: 'Next puzzle' }).click();
        }
        await expect(page.getByRole('button', { name: /^Solved, rating/ })).toHaveCount(3);
      });
    },
  );
}
