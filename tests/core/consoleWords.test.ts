import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinLocation, wholeNumberFrom, WordReader } from '../../src-shared/core/consoleWords.ts';
import { makeRandom } from '../../src-shared/core/random.ts';

/** Reads pieces to their end. */
function readAll(pieces: readonly string[]): readonly string[] {
  const reader = new WordReader();
  return [...pieces.flatMap((piece) => reader.read(piece)), ...reader.end()];
}

const cut = (word: string): string => (word.length > 100 ? `${word.slice(0, 100)}…` : word);

/** Text with much white space, as pieces. */
const pieces = fc.array(
  fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.stringMatching(/^[ \t\r\n\v\f0-9A-Z+-]{0,20}$/),
    fc.constantFrom('x'.repeat(99), 'x'.repeat(101), '\r\n', ' ', '5 9 3'),
  ),
);

describe('the words of a console', () => {
  it('are what stands between white space, however the input comes in pieces', () => {
    fc.assert(
      fc.property(pieces, (parts) => {
        const words = parts.join('').match(/[^ \t\n\v\f\r]+/g) ?? [];
        expect(readAll(parts)).toEqual(words.map(cut));
      }),
    );
  });

  it('are whole when they end with the input or with a piece', () => {
    expect(readAll(['12', '3 4', '5'])).toEqual(['123', '45']);
    expect(readAll(['12 ', '3'])).toEqual(['12', '3']);
    expect(readAll(['', ' \r\n\t', ''])).toEqual([]);
  });

  it('stay short over a million bytes, in one piece or in many', () => {
    const random = makeRandom(27);
    const bytes = Array.from({ length: 1_000_000 }, () => String.fromCharCode(random.below(256)));
    const text = bytes.join('');
    const words = readAll([text]);
    expect(readAll(text.match(/[^]{1,7}/g)!)).toEqual(words);
    expect(words.length).toBeGreaterThan(10_000);
    expect(Math.max(...words.map((word) => word.length))).toBeLessThan(102);
    const part = '1'.repeat(10);
    expect(readAll(Array.from({ length: 100_000 }, () => part))).toEqual([`${part.repeat(10)}…`]);
    expect(readAll(['\n'.repeat(1_000_000)])).toEqual([]);
  });
});

describe('a whole number', () => {
  it.each([
    ['5', '5'],
    ['+5', '5'],
    ['-5', '-5'],
    ['0012', '12'],
    ['0', '0'],
    ['-0', '0'],
    ['99999999999999999999', '99999999999999999999'],
    ['', undefined],
    ['+', undefined],
    ['+-5', undefined],
    ['5.', undefined],
    ['0x5', undefined],
    ['1e1', undefined],
    ['５', undefined],
  ])('is read from “%s” as %s', (word, number) => {
    expect(wholeNumberFrom(word)).toBe(number);
  });

  it('is the number that a BigInt reads', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[+-]?\d{1,40}$/), (word) => {
        expect(wholeNumberFrom(word)).toBe(String(BigInt(word.replace('+', ''))));
      }),
    );
  });
});

describe('a location', () => {
  it.each([
    [['F3'], { text: 'F3', count: 1 }],
    [['F', '3'], { text: 'F3', count: 2 }],
    [['F+3'], { text: 'F3', count: 1 }],
    [['f', '03'], { text: 'f3', count: 2 }],
    [['F'], undefined],
    [['F', 'G3'], { text: 'F', count: 1 }],
    [['F3', '4'], { text: 'F3', count: 1 }],
    [['swap'], { text: 'swap', count: 1 }],
    [['9', '3'], { text: '9', count: 1 }],
  ])('is joined from %j', (words, location) => {
    expect(joinLocation(words)).toEqual(location);
  });
});
