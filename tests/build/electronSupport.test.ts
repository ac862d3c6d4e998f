import { describe, expect, it } from 'vitest';
import { whyElectronIsStale } from '../../build/electronSupport.mjs';
import { readJson, root } from '../../build/project.mjs';

describe('the Electron that is shipped', () => {
  it('gets security fixes for 24 weeks after its release', () => {
    expect(whyElectronIsStale('45.5.0', new Date('2026-11-28'))).toBeUndefined();
    expect(whyElectronIsStale('45.5.0', new Date('2027-04-06'))).toMatch('until about 2027-04-06');
    expect(whyElectronIsStale('43.0.0', new Date('2026-12-31'))).toMatch('Electron 43');
  });

  it('is refused when nobody noted its release', () => {
    expect(whyElectronIsStale('12.0.0', new Date('2026-11-28'))).toMatch('no release date');
  });

  it('is one with a noted release, pinned exactly', () => {
    const version = readJson(`${root}/package.json`).devDependencies.electron;
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(whyElectronIsStale(version, new Date(0))).toBeUndefined();
  });
});
