import { describe, expect, it } from 'vitest';
import type { RulePicture } from '../../../src-renderer/boards/boardEntry.ts';
import { i18n } from '../../../src-renderer/i18n/i18n.svelte.ts';
import { LANGUAGES } from '../../../src-renderer/i18n/languages.ts';
import type { Position } from '../../../src-shared/core/game.ts';
import { asMove } from '../../../src-shared/core/move.ts';
import type { DotsPosition } from '../../../src-shared/games/dotsAndTriangles/position.ts';
import { neighboursOf } from '../../../src-shared/games/hex/geometry.ts';
import type { HexPosition } from '../../../src-shared/games/hex/position.ts';
import { toOf } from '../../../src-shared/games/linesOfAction/moves.ts';
import type { LinesOfActionPosition } from '../../../src-shared/games/linesOfAction/position.ts';
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

/** The pictures of the rules, each of which must be there. */
const pictureOf = (gameId: GameId, setup: Setup, id: string): RulePicture<Position> => {
  const picture = boardEntry(gameId).rulePictures?.(setup)[id];
  if (picture === undefined) throw new Error(`no picture ${id}`);
  return picture;
};

describe('the pictures of the rules', () => {
  it.each(GAME_IDS)('have a caption each, in every language, in %s', async (gameId) => {
    const [setup] = gameById(gameId).setups;
    const ids = Object.keys(boardEntry(gameId).rulePictures?.({ ...setup, swap: 1 }) ?? {});
    expect(ids.length).toBeGreaterThanOrEqual(2);
    for (const language of LANGUAGES) {
      await i18n.speak(language);
      const { pictures } = boardEntry(gameId).guide() as { pictures: Record<string, string> };
      expect(Object.keys(pictures).sort()).toEqual([...ids].sort());
      for (const id of ids) expect(pictures[id]).not.toBe('');
    }
    await i18n.speak('en');
  });

  it.each(GAME_IDS)('show positions of %s that come about by the move that is marked', (gameId) => {
    const game = gameById(gameId);
    const [setup] = game.setups;
    for (const picture of Object.values(
      boardEntry(gameId).rulePictures?.({ ...setup, swap: 1 }) ?? {},
    )) {
      if (picture?.lastMove === undefined) continue;
      const { before, move } = picture.lastMove;
      expect(game.check(before, move).ok).toBe(true);
      expect(game.play(before, move)).toEqual(picture.position);
    }
  });

  it('show the kinds of line of Score Four', () => {
    const lineOf = (id: string): readonly number[] => {
      const { position } = pictureOf('scoreFour', {}, id);
      const lines = gameById('scoreFour').winningCells(position);
      expect(lines).toHaveLength(1);
      return lines[0]!;
    };
    const stepOf = (id: string): number => lineOf(id)[1]! - lineOf(id)[0]!;
    // A cell is 16 × height + peg, and a peg 4 × row + column.
    expect(['row', 'upright', 'layer', 'wall'].map(stepOf)).toEqual([1, 16, 5, 17]);
  });

  it('count, jump and take in Lines of Action as the rules do', () => {
    const { check } = gameById('linesOfAction');
    for (const id of ['count', 'jump', 'capture', 'blocked']) {
      const { position, marks = [] } = pictureOf('linesOfAction', { rules: 0 }, id);
      const move = marks.flatMap((mark) => ('move' in mark ? [mark.move] : []))[0]!;
      expect(check(position, move).ok, id).toBe(id !== 'blocked');
      const cells = (position as LinesOfActionPosition).cells;
      const marked = marks.flatMap((mark) => ('cell' in mark ? [mark.cell] : []));
      expect(marked.every((cell) => cells[cell] !== undefined)).toBe(true);
      expect(marks.at(-1)?.label).toBe(String(marked.length + 1));
      expect(cells[toOf(move)], id).toBe(id === 'capture' ? 1 : undefined);
    }
  });

  it('show a bridge of Hex that holds, and the first piece taken over', () => {
    const setup = { size: 5, swap: 1 };
    const { position, marks = [] } = pictureOf('hex', setup, 'bridge');
    const { cells, size } = position as HexPosition;
    const stones = cells.flatMap((side, cell) => (side === 0 ? [cell] : []));
    const shared = neighboursOf(size, stones[0]!).filter((cell) =>
      neighboursOf(size, stones[1]!).includes(cell),
    );
    expect(marks.map((mark) => 'cell' in mark && mark.cell)).toEqual(shared.toSorted());
    expect(shared.map((cell) => cells[cell])).toEqual([undefined, undefined]);
    const taken = pictureOf('hex', setup, 'taken').position as HexPosition;
    expect(taken.cells.filter((side) => side !== undefined)).toEqual([1]);
    expect(boardEntry('hex').rulePictures?.({ size: 5, swap: 0 })).not.toHaveProperty('taken');
  });

  it('mark a place in Domineering that only Vertical can use', () => {
    const { position, marks = [] } = pictureOf('domineering', {}, 'own');
    const game = gameById('domineering');
    const [mark] = marks;
    if (mark === undefined || !('move' in mark)) throw new Error('no place');
    expect(game.check(position, mark.move).ok).toBe(true);
    const across = { ...position, sideToMove: 1 as const };
    for (const cell of [mark.move - 1, mark.move, mark.move + 3, mark.move + 4]) {
      const row = Math.floor(cell / 4);
      if (row < 1 || row > 2) continue;
      expect(game.check(across, asMove(cell)).ok, String(cell)).toBe(false);
    }
  });

  it('close triangles as their captions say', () => {
    const ownersIn = (id: string): readonly unknown[] =>
      (pictureOf('dotsAndTriangles', {}, id).position as DotsPosition).owners.filter(
        (owner) => owner !== undefined,
      );
    expect(ownersIn('closed')).toEqual([0]);
    expect(ownersIn('two')).toEqual([0, 0]);
    expect(ownersIn('limit')).toEqual([0, 0]);
    const game = gameById('dotsAndTriangles');
    const { position, marks = [] } = pictureOf('dotsAndTriangles', {}, 'limit');
    expect(position.sideToMove).toBe(1);
    expect(pictureOf('dotsAndTriangles', {}, 'closed').position.sideToMove).toBe(0);
    const [mark] = marks;
    if (mark === undefined || !('move' in mark)) throw new Error('no line');
    const after = game.play(position, mark.move) as DotsPosition;
    expect(after.owners.filter((owner) => owner === 1)).toHaveLength(1);
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
