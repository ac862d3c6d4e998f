// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { err, ok } from '../../../src-shared/core/result.ts';
import type { Settings } from '../../../src-shared/ipc/contract.ts';
import { DEFAULT_SETTINGS } from '../../../src-shared/ipc/settings.ts';
import { SettingsState } from '../../../src-renderer/state/settings.svelte.ts';
import { makeFakeMain } from '../fakeConnection.ts';

let doesSystemReduce = false;
beforeEach(() => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: doesSystemReduce && query.includes('reduced-motion'),
    addEventListener: () => undefined,
  }));
});

async function load(change: Partial<Settings>) {
  const main = makeFakeMain();
  main.answers['settings'] = () => ok({ ...DEFAULT_SETTINGS, ...change });
  const settings = new SettingsState(main.client, vi.fn());
  await settings.load();
  return { main, settings };
}

describe('the settings of a window', () => {
  it.each([
    ['system', false, false],
    ['system', true, true],
    ['off', true, false],
    ['on', false, true],
  ] as const)('reduce motion when %s, the system: %s → %s', async (reducedMotion, system, is) => {
    doesSystemReduce = system;
    const { settings } = await load({ reducedMotion });
    expect(settings.hasReducedMotion).toBe(is);
  });

  it('make pieces slower or faster', async () => {
    const scales = await Promise.all(
      (['slow', 'normal', 'fast'] as const).map(
        async (animationSpeed) => (await load({ animationSpeed })).settings.motionScale,
      ),
    );
    expect(scales).toEqual([2, 1, 0.5]);
  });

  it('are what was asked for, whatever main tells of an earlier change meanwhile', async () => {
    const { main, settings } = await load({ theme: 'light' });
    main.answers['changeSettings'] = () => ok({ ...DEFAULT_SETTINGS, theme: 'dark' });
    const changed = settings.change({ theme: 'dark' });
    main.raise('settingsChanged', { ...DEFAULT_SETTINGS, theme: 'light', lastScreen: 'match' });
    expect(settings.stored).toMatchObject({ theme: 'dark', lastScreen: 'match' });
    await changed;
    expect(settings.stored.theme).toBe('dark');
  });

  it('are as before when a change is refused', async () => {
    const { main, settings } = await load({ theme: 'light' });
    main.answers['changeSettings'] = () => err({ code: 'ERR_DISK_FULL', message: 'full' });
    await settings.change({ theme: 'dark' });
    expect(settings.stored.theme).toBe('light');
  });

  it('say why a change was not made, until one is', async () => {
    const { main, settings } = await load({});
    main.answers['changeSettings'] = () => err({ code: 'ERR_DISK_FULL', message: 'full' });
    await settings.change({ theme: 'dark' });
    expect(settings.refusal?.code).toBe('ERR_DISK_FULL');
    main.answers['changeSettings'] = () => ok({ ...DEFAULT_SETTINGS, theme: 'dark' });
    await settings.change({ theme: 'dark' });
    expect([settings.refusal, settings.stored.theme]).toEqual([undefined, 'dark']);
  });
});
