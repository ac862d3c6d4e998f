import { expect, test } from 'vitest';
import { gameAsText, readGame } from '../../../src-renderer/analysis/gameText.ts';
import { positionsOf } from '../../../src-shared/analysis/positionPath.ts';
import { makeRandom, pick } from '../../../src-shared/core/random.ts';
import { unwrap } from '../../../src-shared/core/result.ts';
import { GAME_IDS, gameById } from '../../../src-shared/games/index.ts';

test.each(GAME_IDS)('moves and positions of %s are read as they are copied', (gameId) => {
  const game = gameById(gameId);
  const random = makeRandom(7);
  for (const setup of game.setups) {
    let position = game.initial(setup);
    const moves: number[] = [];
    for (let ply = 0; ply < 6 && game.outcome(position) === undefined; ply++) {
      const move = pick(random, game.legalMoves(position));
      moves.push(move);
      position = game.play(position, move);
    }
    const path = { gameId, setup, moves };
    for (const style of ['handout', 'common'] as const) {
      const text = gameAsText(path, style);
      expect(unwrap(readGame(gameId, setup, text, style)), text).toEqual(path);
      const numbered = text
        .split(' ')
        .map((move, i) => `${i % 2 === 0 ? `${i / 2 + 1}.` : ''} ${move}`);
      expect(unwrap(readGame(gameId, setup, numbered.join(' '), style)).moves, 'numbered').toEqual(
        moves,
      );
    }
    const code = game.codec.encode(position);
    const read = unwrap(readGame(gameId, setup, ` ${code}\n`, 'handout'));
    expect(game.codec.encode(unwrap(positionsOf(read)).at(-1)!)).toBe(code);
    expect(unwrap(readGame(gameId, setup, ' ', 'handout'))).toEqual({ gameId, setup, moves: [] });
  }
});

test('what is neither is refused with the place and the reason', () => {
  const read = (text: string) => readGame('scoreFour', {}, text, 'handout');
  expect(read('A1 nonsense')).toMatchObject({
    error: { kind: 'syntax', number: 2, text: 'nonsense' },
  });
  expect(read('A1 A1 A1 A1 A1')).toMatchObject({
    error: { kind: 'refused', number: 5, error: { code: 'ERR_PEG_FULL' } },
  });
  const hanging = 'ww/-/-/-/-/-/-/-/-/-/-/-/-/-/-/- w';
  expect(read(hanging)).toMatchObject({ error: { kind: 'position' } });
});
