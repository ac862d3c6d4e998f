import { describe, expect, it } from 'vitest';
import type { Settings } from '../../../src-shared/ipc/contract.ts';
import { DEFAULT_SETTINGS } from '../../../src-shared/ipc/settings.ts';
import {
  isUsual,
  SECTIONS,
  usualEverywhere,
  usualIn,
} from '../../../src-renderer/settings/sections.ts';

/** What the program keeps of what a person does, rather than what they choose in the settings. */
const NOT_CHOSEN_THERE: readonly (keyof Settings)[] = [
  'boardView',
  'demoIdleSeconds',
  'lastConfigs',
  'lastScreen',
  'ratings',
  'showPanel',
  'tutorials',
];

describe('the sections of the settings', () => {
  it('have each setting once', () => {
    const keys: readonly (keyof Settings)[] = Object.values(SECTIONS).flat();
    const all = Object.keys(DEFAULT_SETTINGS) as (keyof Settings)[];
    expect([...keys, ...NOT_CHOSEN_THERE].sort()).toEqual(all.sort());
  });

  it('put back what is theirs, and leave the rest', () => {
    expect(usualIn('sound')).toEqual({ isSoundOn: true, soundVolume: 50 });
    const settings: Settings = { ...DEFAULT_SETTINGS, theme: 'dark', soundVolume: 10 };
    expect([isUsual('sound', settings), isUsual('engine', settings)]).toEqual([false, true]);
    expect(isUsual('sound', { ...settings, ...usualIn('sound') })).toBe(true);
    expect(isUsual('appearance', { ...settings, ...usualIn('sound') })).toBe(false);
  });

  it('put back all that was chosen, and nothing that was played', () => {
    expect(usualEverywhere()).toMatchObject({ theme: 'system', shortcuts: {} });
    expect(Object.keys(usualEverywhere())).not.toContain('ratings');
  });
});
