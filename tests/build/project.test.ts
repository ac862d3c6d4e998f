import { describe, expect, it } from 'vitest';
import { isInstalled, isSupportedNode } from '../../build/project.mjs';

const lock = {
  packages: {
    '': { version: '0.1.0' },
    'node_modules/three': { version: '0.187.0' },
    'node_modules/only-on-macs': { version: '1.0.0', optional: true },
  },
};
const installed = { packages: { 'node_modules/three': { version: '0.187.0' } } };

describe('the packages', () => {
  it('are installed when those of the lockfile are there, other systems’ ones apart', () => {
    expect(isInstalled(lock, installed)).toBe(true);
  });

  it('are missing on a fresh clone', () => {
    expect(isInstalled(lock, undefined)).toBe(false);
  });

  it('are stale when the lockfile moved on, added one, or dropped one', () => {
    const moved = { packages: { 'node_modules/three': { version: '0.186.0' } } };
    const extra = { packages: { ...installed.packages, 'node_modules/old': { version: '1.0.0' } } };
    expect(isInstalled(lock, moved)).toBe(false);
    expect(isInstalled(lock, { packages: {} })).toBe(false);
    expect(isInstalled(lock, extra)).toBe(false);
  });
});

describe('Node', () => {
  it('has to be 20.19 or newer', () => {
    expect(['18.20.4', '20.11.1'].filter(isSupportedNode)).toEqual([]);
    expect(['20.19.0', '22.0.0', '26.1.0'].filter((version) => !isSupportedNode(version))).toEqual(
      [],
    );
  });
});
