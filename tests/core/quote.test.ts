import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainLine } from '../../src-shared/core/quote.ts';

describe('someone else’s words as a line of ours', () => {
  it('has no control characters, line ends or marks that turn the reading direction', () => {
    expect(plainLine(' a\u0000b\r\n\tc\u001b[31m\u202ed\u2028e ', 100)).toBe('ab c[31md e');
  });

  it('is cut with an ellipsis, between characters', () => {
    expect(plainLine('abcdef', 6)).toBe('abcdef');
    expect(plainLine('abcdefg', 6)).toBe('abcde…');
    expect(plainLine('abcd😀fg', 6)).toBe('abcd…');
  });

  it('is never longer than asked, whatever it is made of', () => {
    const text = fc.string({ unit: 'binary', maxLength: 200 });
    fc.assert(
      fc.property(text, fc.integer({ min: 1, max: 50 }), (words, maxLength) => {
        const line = plainLine(words, maxLength);
        expect(line.length).toBeLessThanOrEqual(maxLength);
        expect(line).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
      }),
    );
  });

  it('costs no more for a text without end', () => {
    expect(plainLine('\u0000'.repeat(10_000_000), 100).length).toBeLessThanOrEqual(100);
  });
});
