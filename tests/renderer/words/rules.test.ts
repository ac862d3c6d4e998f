import { describe, expect, it } from 'vitest';
import type { Setup } from '../../../src-shared/core/setup.ts';
import { GAME_IDS, type GameId, gameById } from '../../../src-shared/games/index.ts';
import { boardEntry } from '../../../src-renderer/boards/index.ts';

const rulesOf = (gameId: GameId, setup: Setup): string =>
  boardEntry(gameId).guide().rules(setup).join(' ');

describe('the rules as a person reads them', () => {
  const setups = GAME_IDS.flatMap((gameId) =>
    gameById(gameId).setups.map((setup) => ({ gameId, setup })),
  );

  it.each(setups)('say who begins $gameId with $setup', ({ gameId, setup }) => {
    const game = gameById(gameId);
    const starter = game.sideNames[game.initial(setup).sideToMove];
    const begins = game.sideNames.filter((name) =>
      rulesOf(gameId, setup).includes(`${name} begins`),
    );
    expect(begins).toEqual([starter]);
  });

  it('tell in Domineering who lays how, whoever begins', () => {
    for (const starter of [0, 1]) {
      const rules = rulesOf('domineering', { rows: 4, columns: 4, starter });
      expect(rules).toContain('Vertical lays dominoes upright, Horizontal lays them across');
    }
  });

  it('tell in Hex of the swap rule where it is on', () => {
    expect(rulesOf('hex', { size: 11, swap: 1 })).toMatch(/swap rule.*X may take it over/);
    expect(rulesOf('hex', { size: 11, swap: 0 })).not.toMatch(/swap/i);
  });

  it('tell in Lines of Action what the choice of rules changes, and of passing', () => {
    const [handout, tournament] = [0, 1].map((rules) => rulesOf('linesOfAction', { rules }));
    expect(handout).toMatch(/both sides’ pieces together is a draw/);
    expect(handout).not.toMatch(/third time/);
    expect(tournament).toMatch(/both sides’ pieces together wins for who made it/);
    expect(tournament).toMatch(/third time .* is a draw/);
    for (const rules of [handout, tournament])
      expect(rules).toMatch(/must pass.*Neither|must pass.*neither/);
  });

  it('tell in Dots and Triangles of the extra turn, and that there is no third', () => {
    const rules = rulesOf('dotsAndTriangles', { shape: 0, size: 1 });
    expect(rules).toMatch(/draw one more line.*never a third line in a row/);
  });
});

describe('the picture of the goal', () => {
  it.each(GAME_IDS)('is a game of %s that was won, with what won it', (gameId) => {
    const game = gameById(gameId);
    const { position, lastMove } = boardEntry(gameId).wonGame();
    expect(game.play(lastMove.before, lastMove.move)).toEqual(position);
    const winner = game.outcome(position)?.winner;
    if (winner === undefined) throw new Error('nobody has won');
    expect(boardEntry(gameId).guide().goalPicture).toContain(`${game.sideNames[winner]} has won`);
    expect(game.winningCells(position).flat()).not.toEqual([]);
  });
});

describe('the words for a game', () => {
  it.each(GAME_IDS)('call %s, its sides and its setup in English as the console does', (gameId) => {
    const { name, sideNames, setupFields } = gameById(gameId);
    const entry = boardEntry(gameId);
    const words = entry.words();
    const guide = entry.guide();
    const setup = setupFields.map((field) => guide.setup[field.key as keyof typeof guide.setup]);
    expect([words.name, words.sides]).toEqual([name, sideNames]);
    expect(setup).toMatchObject(
      setupFields.map((field) => ({
        name: field.name,
        ...(field.kind === 'choice' ? { choices: field.choices.map((name) => ({ name })) } : {}),
      })),
    );
  });
});

describe('the keys as a person reads them', () => {
  it('name Escape only where it does something: to put down a piece that was picked up', () => {
    const withEscape = GAME_IDS.filter((gameId) =>
      boardEntry(gameId)
        .keys()
        .some(([keys]) => keys.includes('Escape')),
    );
    expect(withEscape).toEqual(['linesOfAction']);
  });

  it('name those of the 3D board only where it stands', () => {
    const keys = boardEntry('scoreFour')
      .keys()
      .map(([key]) => key);
    expect(keys).toContain('Arrow keys');
    expect(keys).not.toContain('E');
  });
});
