import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asMove } from '../../src-shared/core/move.ts';
import { codec } from '../../src-shared/games/scoreFour/codec.ts';
import { makePeg, notation, parsePeg } from '../../src-shared/games/scoreFour/notation.ts';
import {
  emptyPosition,
  type ScoreFourPosition,
} from '../../src-shared/games/scoreFour/position.ts';
import { legalMoves, play } from '../../src-shared/games/scoreFour/rules.ts';

/** Positions of legal games, the end included. */
const positions = fc.array(fc.nat(), { maxLength: 64 }).map((choices) =>
  choices.reduce<ScoreFourPosition>((position, choice) => {
    const moves = legalMoves(position);
    const move = moves[choice % Math.max(1, moves.length)];
    return move === undefined ? position : play(position, move);
  }, emptyPosition),
);

describe('a location of Score Four', () => {
  it('is a letter and a digit, in either case, with white space around it', () => {
    for (let peg = 0; peg < 16; peg++) {
      const text = makePeg(peg);
      expect(text).toBe(`${'ABCD'.charAt(peg % 4)}${Math.floor(peg / 4) + 1}`);
      expect(parsePeg(text)).toEqual({ ok: true, value: peg });
      expect(parsePeg(`\t${text.toLowerCase()} \n`)).toEqual({ ok: true, value: peg });
    }
  });

  it('is nothing else', () => {
    for (const text of ['', 'A', '1', 'A0', 'A5', 'E1', 'A1 1', 'A11', 'AA1', '1A', 'Ａ1', 'A１']) {
      expect(parsePeg(text).ok).toBe(false);
    }
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const parsed = parsePeg(text);
        if (parsed.ok) expect(text.trim().toUpperCase()).toBe(makePeg(parsed.value));
        else expect(parsed.error.message.length).toBeLessThan(100);
      }),
    );
  });

  it('is refused with the reason when the peg is full or the game over', () => {
    let position = emptyPosition;
    for (let bead = 0; bead < 4; bead++) position = play(position, asMove(5));
    expect(notation.parse(position, 'b2')).toMatchObject({
      error: { code: 'ERR_PEG_FULL', peg: 5, message: 'peg B2 is full' },
    });
    for (const peg of [0, 1, 0, 1, 0, 1, 0]) position = play(position, asMove(peg));
    expect(notation.parse(position, 'D4')).toMatchObject({
      error: { code: 'ERR_GAME_OVER', message: 'the game is over' },
    });
  });
});

describe('the text code of a Score Four position', () => {
  it('is read back as the same position', () => {
    fc.assert(
      fc.property(positions, (position) => {
        expect(codec.decode({}, codec.encode(position))).toEqual({ ok: true, value: position });
      }),
    );
  });

  it('takes any text without failing, and only codes of positions', () => {
    const broken = fc
      .tuple(positions, fc.nat(), fc.constantFrom('', 'w', 'b', '-', '/', ' ', 'x'))
      .map(([position, at, piece]) => {
        const text = codec.encode(position);
        const index = at % (text.length + 1);
        return text.slice(0, index) + piece + text.slice(index + 1);
      });
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary', maxLength: 200 }), broken), (text) => {
        const decoded = codec.decode({}, text);
        if (decoded.ok) expect(codec.encode(decoded.value)).toBe(text.trim());
        else expect(decoded.error.message).toMatch(/[^.]$/);
      }),
    );
  });

  it('is refused with the place of the fault', () => {
    const message = (text: string): string => {
      const decoded = codec.decode({}, text);
      return decoded.ok ? 'read' : decoded.error.message;
    };
    expect(message('-/-/- w')).toBe('there are 3 pegs instead of 16');
    expect(message('-/wx/-/-/-/-/-/-/-/-/-/-/-/-/-/- w')).toMatch(/^peg B1 must be/);
    expect(message('-/-/-/-/-/-/-/-/-/-/-/-/-/-/-/- b')).toMatch(/do not fit the side to move$/);
    expect(message('wwww/bbb/-/-/-/-/-/-/-/-/-/-/-/-/-/- b')).toBe('read');
    expect(message('wwww/bbbb/-/-/-/-/-/-/-/-/-/-/-/-/-/- w')).toMatch(/^no single last bead/);
  });
});
