import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { makeEntries } from '../../src-main/host/entries.ts';

const OWN = 'a'.repeat(64);
const OTHER = 'b'.repeat(64);

describe('an entry', () => {
  it('lets in the window that came first, as often as it comes, and nobody else', () => {
    const entries = makeEntries();
    const onUsed = vi.fn();
    const entry = entries.make(onUsed);
    expect(onUsed).not.toHaveBeenCalled();
    for (const [secret, entered] of [
      [OWN, 'welcome'],
      [OTHER, 'entryUsed'],
      [OWN, 'welcome'],
      [OWN.slice(1), 'entryUsed'],
      ['', 'entryUsed'],
    ] as const) {
      expect(entries.enter({ entry, secret })).toBe(entered);
    }
    expect(onUsed).toHaveBeenCalledOnce();
  });

  it('is one of its own for every window', () => {
    const entries = makeEntries();
    const [first, second] = [entries.make(), entries.make()];
    expect(entries.enter({ entry: first, secret: OWN })).toBe('welcome');
    expect(entries.enter({ entry: second, secret: OTHER })).toBe('welcome');
    expect(entries.enter({ entry: first, secret: OTHER })).toBe('entryUsed');
  });

  it('is unknown when it is not exactly one that was made', () => {
    const entries = makeEntries();
    const entry = entries.make();
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1 }), (text) => {
        expect(entries.enter({ entry: text, secret: OWN })).toBe('entryUnknown');
        expect(entries.enter({ entry: entry + text, secret: OWN })).toBe('entryUnknown');
      }),
    );
  });
});
