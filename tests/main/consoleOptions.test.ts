import { describe, expect, it } from 'vitest';
import { parseOptions } from '../../src-main/console/options.ts';

describe('the arguments of the console program', () => {
  it.each([
    [['chess'], 'there is no game “chess”'],
    [[], 'a game is missing'],
    [['hex', 'now'], '“now” is one thing too many'],
    [['hex', '--size', '2'], '--size of Hex is a number from 3 to 19, not “2”'],
    [['domineering', '--size', '4by5'], '--size of Domineering is rows and columns from 2 to 16'],
    [['scoreFour', '--size', '4'], 'Score Four has no other sizes'],
    [['hex', '--vs-computer', '9'], '--vs-computer is a whole number from 1 to 8, not “9”'],
    [['hex', '--side', 'Z'], '--side is 1 (O) or 2 (X), not “Z”'],
    [['hex', '--seconds', '-1'], '--seconds is a number from 0.01 to 600, not “-1”'],
    [['hex', '--seconds=-1'], '--seconds is a number from 0.01 to 600, not “-1”'],
    [['hex', '--seed', 'x'], '--seed is a whole number from 0 to 1000000000000000, not “x”'],
    [['hex', '--frobnicate'], 'there is no option “--frobnicate”'],
    [['scoreFour', '--two-players', '--vs-computer', '3'], 'exclude each other'],
  ])('are refused with a reason: %j', (args, message) => {
    const parsed = parseOptions(args);
    expect(parsed).toEqual({ ok: false, error: expect.stringContaining(message) });
    expect(!parsed.ok && parsed.error).not.toContain('\n');
  });

  it.each(['dotsAndTriangles', 'dots-and-triangles', 'dotsandtriangles', 'DotsAndTriangles'])(
    'name a game as %s',
    (name) => {
      expect(parseOptions([name])).toMatchObject({
        ok: true,
        value: { gameId: 'dotsAndTriangles', computer: undefined, setup: { shape: 0, size: 1 } },
      });
    },
  );

  it.each([
    [['hex', '--size', '5'], { size: 5, swap: 0 }],
    [['domineering', '--size', '3x5'], { rows: 3, columns: 5, starter: 0 }],
    [['domineering', '--size', '8'], { rows: 8, columns: 8, starter: 0 }],
    [['dots-and-triangles', '--size', 'triangle4'], { shape: 1, size: 4 }],
    [['dots-and-triangles', '--size', '2'], { shape: 0, size: 2 }],
  ])('choose a size: %j', (args, setup) => {
    expect(parseOptions(args)).toMatchObject({ ok: true, value: { setup } });
  });

  it('let two people play unless told otherwise, except in Score Four', () => {
    const computerOf = (...args: string[]) => {
      const parsed = parseOptions(args);
      return parsed.ok && typeof parsed.value !== 'string' ? parsed.value.computer : 'refused';
    };
    expect(computerOf('hex')).toBeUndefined();
    expect(computerOf('scoreFour')).toEqual({ side: 1, level: 5, timeMs: 1_000 });
    expect(computerOf('scoreFour', '--two-players')).toBeUndefined();
    expect(computerOf('scoreFour', '--side', 'black')).toMatchObject({ side: 0 });
    expect(computerOf('hex', '--vs-computer', '8', '--side', '2', '--seconds', '0.5')).toEqual({
      side: 0,
      level: 8,
      timeMs: 500,
    });
  });
});
