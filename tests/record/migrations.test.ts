import { describe, expect, it } from 'vitest';
import { migrate, type Migration } from '../../src-shared/record/migrations.ts';

const MIGRATIONS: readonly Migration[] = [
  ({ name, ...rest }) => ({ ...rest, title: name }),
  (raw) => ({ ...raw, count: 0 }),
];

describe('a file of an earlier version', () => {
  it.each([
    [1, { name: 'a' }, { title: 'a', count: 0 }],
    [2, { title: 'a' }, { title: 'a', count: 0 }],
    [3, { title: 'a', count: 7 }, { title: 'a', count: 7 }],
  ])('%d is brought up to the newest, step by step', (version, raw, newest) => {
    expect(migrate(raw, version, MIGRATIONS)).toEqual({ ok: true, value: newest });
  });

  it('is told from one of a later version', () => {
    expect(migrate({}, 4, MIGRATIONS)).toMatchObject({ error: { code: 'ERR_VERSION_NEWER' } });
  });

  it.each([0, -1, 1.5, '1', null, undefined, Number.NaN])(
    'must say its version (%s)',
    (version) => {
      expect(migrate({}, version, MIGRATIONS)).toMatchObject({
        error: { code: 'ERR_VERSION_UNKNOWN' },
      });
    },
  );
});
