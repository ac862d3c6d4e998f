import { describe, expect, it } from 'vitest';
import { checkJsonBounds } from '../../src-shared/record/jsonBounds.ts';

describe('the bounds of JSON text', () => {
  it('let through what nests as deep as allowed, and nothing deeper', () => {
    expect(checkJsonBounds('[[[]], {"a": []}]', 3)).toEqual({ ok: true, value: undefined });
    expect(checkJsonBounds('[[[]], {"a": []}]', 2)).toMatchObject({ ok: false });
  });

  it('do not count brackets in strings, however they are escaped', () => {
    const text = JSON.stringify({ a: '[[[[[[', b: 'quote " and [ \\', c: ['{{{{'] });
    expect(checkJsonBounds(text, 2)).toMatchObject({ ok: true });
  });
});
