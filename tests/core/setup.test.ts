import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  defaultSetup,
  parseSetup,
  setupValue,
  type SetupField,
} from '../../src-shared/core/setup.ts';

const FIELDS: readonly SetupField[] = [
  { kind: 'integer', key: 'size', name: 'Size', min: 3, max: 19, initial: 11 },
  { kind: 'choice', key: 'starter', name: 'First player', choices: ['A', 'B'], initial: 0 },
  { kind: 'flag', key: 'swap', name: 'Swap rule', initial: 0 },
];

describe('a setup from outside', () => {
  it('is accepted when it is the default', () => {
    const setup = defaultSetup(FIELDS);
    expect(setup).toEqual({ size: 11, starter: 0, swap: 0 });
    expect(parseSetup(FIELDS, setup)).toEqual({ ok: true, value: setup });
  });

  it.each([
    [{ size: 2, starter: 0, swap: 0 }, 'Size must be a whole number from 3 to 19'],
    [{ size: 11.5, starter: 0, swap: 0 }, 'Size must be a whole number from 3 to 19'],
    [{ size: 11, starter: 2, swap: 0 }, 'First player must be a whole number from 0 to 1'],
    [{ size: 11, starter: 0 }, 'Swap rule must be a whole number from 0 to 1'],
    [{ size: 11, starter: 0, swap: 0, komi: 7 }, 'there is no setting “komi”'],
  ])('is refused by name when %j', (raw, message) => {
    expect(parseSetup(FIELDS, raw)).toEqual({ ok: false, error: { code: 'ERR_SETUP', message } });
  });

  it('never throws, whatever it holds', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.anything()), (raw) => {
        const result = parseSetup(FIELDS, raw);
        if (result.ok) expect(result.value).toEqual(raw);
        else expect(result.error.code).toBe('ERR_SETUP');
      }),
    );
  });

  it('is a bug to ask for a field it lacks', () => {
    expect(() => setupValue({}, 'size')).toThrow('size');
  });
});
