import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unwrap } from '../../src-shared/core/result.ts';
import { makeLineSplitter } from '../../src-shared/opponent/framing.ts';

const line = fc.string({ unit: fc.constantFrom(...'aB3.; \té象'), maxLength: 20 });

describe('text cut into lines', () => {
  it('gives the same lines however it arrives', () => {
    const ending = fc.constantFrom('\n', '\r\n');
    const lines = fc.array(fc.tuple(line, ending), { maxLength: 20 });
    const cuts = fc.array(fc.nat(400), { maxLength: 30 });
    fc.assert(
      fc.property(lines, cuts, (written, places) => {
        const text = written.flat().join('');
        const split = makeLineSplitter(100);
        const sorted = [0, ...places.filter((at) => at < text.length), text.length].sort(
          (a, b) => a - b,
        );
        const pieces = sorted.map((at, index) => text.slice(at, sorted[index + 1]));
        const read = pieces.flatMap((piece) => unwrap(split(piece)));
        expect(read).toEqual(written.map(([content]) => content));
      }),
    );
  });

  it('refuses a line that is too long, whether or not its end has come', () => {
    expect(makeLineSplitter(10)('0123456789\n')).toMatchObject({ ok: true });
    expect(makeLineSplitter(10)('01234567890\n')).toMatchObject({ ok: false });
    const split = makeLineSplitter(10);
    expect(split('0123456789')).toEqual({ ok: true, value: [] });
    expect(split('0')).toEqual({ ok: false, error: 'ERR_LINE_TOO_LONG' });
  });
});
