import { describe, expect, it } from 'vitest';
import { notationIn } from '../../src-shared/core/notation.ts';
import { makeRandom, pick } from '../../src-shared/core/random.ts';
import { unwrap } from '../../src-shared/core/result.ts';
import { GAME_IDS, gameById } from '../../src-shared/games/index.ts';
import { completionsOf, MAX_COMPLETIONS } from '../../src-renderer/components/typedMoves.ts';

const textsOf = (...args: Parameters<typeof completionsOf>) =>
  completionsOf(...args).map(({ text }) => text);

describe('a move that is typed', () => {
  it.each(GAME_IDS)('is completed from the legal moves of %s', (gameId) => {
    const game = gameById(gameId);
    const random = makeRandom(5);
    for (const setup of game.setups.slice(0, 3)) {
      let position = game.initial(setup);
      for (let legal = game.legalMoves(position); legal.length > 0;) {
        const move = pick(random, legal);
        const text = game.notation.make(position, move);
        const whole = completionsOf(game, position, text, 'handout');
        expect(whole).toContainEqual({ move, text });
        expect(whole.length).toBeLessThanOrEqual(MAX_COMPLETIONS);
        expect(completionsOf(game, position, '', 'handout')).toEqual([]);
        position = game.play(position, move);
        legal = game.legalMoves(position);
      }
    }
  });

  it('needs neither capitals nor what stands between two squares', () => {
    const game = gameById('linesOfAction');
    const start = game.initial(game.setups[0] ?? {});
    expect(textsOf(game, start, 'B0b', 'handout')).toEqual(['b0-b2']);
    expect(textsOf(game, start, 'b8-', 'common')).toContain('b8-b6');
    expect(textsOf(game, start, 'zz', 'handout')).toEqual([]);
  });

  it('may be a swap', () => {
    const game = gameById('hex');
    const start = game.initial({ size: 11, swap: 1 });
    const after = game.play(start, game.legalMoves(start)[12] ?? game.legalMoves(start)[0]!);
    expect(textsOf(game, after, 'sw', 'handout')).toEqual(['swap']);
  });

  it('may be a pass, where nothing else can be played and only there', () => {
    const game = gameById('linesOfAction');
    const setup = game.setups[0] ?? {};
    const stuck = unwrap(game.codec.decode(setup, '8/bb1b4/5b2/8/8/8/bbb3bb/wb4bw w 1'));
    for (const style of ['handout', 'common'] as const) {
      expect(textsOf(game, stuck, 'Pa', style)).toEqual(['pass']);
      expect(unwrap(notationIn(game, style).parse(stuck, ' PASS '))).toBe(
        game.legalMoves(stuck)[0],
      );
      expect(textsOf(game, game.initial(setup), 'pass', style)).toEqual([]);
      expect(notationIn(game, style).parse(game.initial(setup), 'pass')).toMatchObject({
        ok: false,
        error: { code: 'ERR_MAY_NOT_PASS' },
      });
    }
  });

  it('is offered in the order of its numbers', () => {
    const game = gameById('dotsAndTriangles');
    const start = game.initial(game.setups[0] ?? {});
    expect(textsOf(game, start, '1', 'handout').slice(0, 3)).toEqual(['1', '10', '11']);
  });
});
