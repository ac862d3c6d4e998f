import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TextSplitter } from '../../src-shared/core/textSplitter.ts';

const whole = (text: string) => ({ text, isCut: false });

/** Text cut at any places. */
function cutAt(text: string, places: readonly number[]): string[] {
  const sorted = [0, ...places.filter((at) => at < text.length), text.length].sort((a, b) => a - b);
  return sorted.map((at, index) => text.slice(at, sorted[index + 1]));
}

describe('text cut at a mark', () => {
  it.each([
    ['lines', '\n', ['\n', '\r\n', ' \n'], 'aB3.; \té象'],
    ['commands', ';', [';', '\r\n;', '; \n'], 'aB3. \n\té象'],
    ['words', /\s+/, [' ', '\r\n', '\t\n  '], 'aB3.;é象'],
  ] as const)('gives the same %s however it arrives', (_, mark, ends, letters) => {
    const part = fc.string({ unit: fc.constantFrom(...letters), maxLength: 20 });
    const written = fc.array(fc.tuple(part, fc.constantFrom(...ends)), { maxLength: 20 });
    let compared = 0;
    fc.assert(
      fc.property(written, fc.array(fc.nat(400), { maxLength: 30 }), (parts, places) => {
        const splitter = new TextSplitter(mark, 100);
        const pieces = cutAt(parts.flat().join(''), places);
        const read = pieces.flatMap((piece) => [...splitter.read(piece)]);
        // Between words there is no empty one worth telling, and where pieces end there may be several.
        const isWord = ({ text }: { text: string }): boolean => mark === '\n' || text !== '';
        const expected = parts.map(([text]) => whole(text.trim())).filter(isWord);
        expect(read.filter(isWord)).toEqual(expected);
        expect(splitter.end()).toBeUndefined();
        compared += expected.length;
      }),
      { seed: 7 },
    );
    expect(compared).toBeGreaterThan(100);
  });

  it('keeps the beginning of a part that is too long, whether or not its end has come', () => {
    const splitter = new TextSplitter('\n', 10);
    expect(splitter.read('0123456789\n01234567890\nab')).toEqual([
      whole('0123456789'),
      { text: '0123456789', isCut: true },
    ]);
    expect(splitter.isTooLong).toBe(false);
    expect(splitter.read('0123456789')).toEqual([]);
    expect(splitter.isTooLong).toBe(true);
    expect(splitter.end()).toEqual({ text: 'ab01234567', isCut: true });
    expect(splitter.isTooLong).toBe(false);
  });

  it('counts no white space before a part', () => {
    const splitter = new TextSplitter(';', 10);
    expect(splitter.read(`${' '.repeat(50)}restart`)).toEqual([]);
    expect(splitter.read(';')).toEqual([whole('restart')]);
  });

  // Cutting the whole unfinished part again at each piece takes minutes, far more than a test may.
  it('takes a hundred million characters without a mark in its stride', () => {
    const splitter = new TextSplitter('\n', 1_000);
    const piece = 'x'.repeat(65_536);
    for (let count = 0; count < 1_600; count++) splitter.read(piece);
    expect(splitter.read('\nname\n')).toEqual([
      { text: 'x'.repeat(1_000), isCut: true },
      whole('name'),
    ]);
  });
});
