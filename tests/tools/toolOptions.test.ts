import { describe, expect, it } from 'vitest';
import { parseArenaOptions } from '../../build/tools/arena/series/options.ts';
import { count, parseToolArguments } from '../../build/tools/toolOptions.ts';
import { GAME_IDS, gameById } from '../../src-shared/games/index.ts';

const OPTIONS = { usage: 'tool', numbers: { games: count(40, 'games') }, words: 1 };

describe('the arguments of a tool', () => {
  it('are numbers with usual values, and words', () => {
    expect(parseToolArguments([], OPTIONS)).toMatchObject({ value: { numbers: { games: 40 } } });
    expect(parseToolArguments(['hex', '--games', '2'], OPTIONS)).toMatchObject({
      value: { numbers: { games: 2 }, given: { words: ['hex'] } },
    });
    expect(parseToolArguments(['--games', '2', '--help'], OPTIONS)).toMatchObject({
      value: 'help',
    });
  });

  it.each([
    [['--games', 'many'], /^--games is a whole number from 0/],
    [['--game', '2'], /^there is no option “--game”/],
    [['hex', 'go'], /^“go” is one thing too many/],
  ])('%s are wrong', (args, message) => {
    expect(parseToolArguments(args, OPTIONS)).toMatchObject({
      error: expect.stringMatching(message),
    });
  });
});

describe('the arguments of a match', () => {
  const parse = (...args: string[]) => parseArenaOptions(args, { games: 100, seconds: 0.2 });

  it.each(GAME_IDS)('name %s, which is then played on its usual board', (gameId) => {
    expect(parse(gameId, 'a', 'b', '--games', '6')).toMatchObject({
      value: {
        ...{ positionals: ['a', 'b'], from: 2, to: 8 },
        series: { gameId, games: 6, budget: { timeMs: 200 }, countsCpu: false, seed: 1 },
      },
    });
    expect(gameById(gameId).setups.length).toBeGreaterThan(0);
  });

  it('take a setup, openings and a limit of nodes', () => {
    expect(parse('hex', '--setup', 'size=5', '--nodes', '9', '--plies', '3')).toMatchObject({
      value: { series: { setup: { size: 5 }, budget: { maxNodes: 9 } } },
    });
    expect(parse('dotsAndTriangles', '--plies', '1')).toMatchObject({
      value: { series: { openingText: 'random, 1 plies' } },
    });
  });

  it.each([
    [['chess'], /^there is no game “chess”/],
    [[], /^a game is missing/],
    [['hex', '--games', '-1'], /^--games is a whole number from 1/],
    [['hex', '--setup', 'size=2'], /^Size must be a whole number from 3/],
    [['hex', '--openings', 'no/such/file'], /^there is no file no\/such\/file/],
    [['domineering', '--openings', 'fair'], /^no fair openings are known/],
    [['hex', '--from', '9'], /^--from is a whole number from 1 to 8/],
  ])('%s are wrong', (args, message) => {
    expect(parse(...args)).toMatchObject({ error: expect.stringMatching(message) });
  });
});
