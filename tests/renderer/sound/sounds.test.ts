// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ok } from '../../../src-shared/core/result.ts';
import type { Settings } from '../../../src-shared/ipc/contract.ts';
import { DEFAULT_SETTINGS } from '../../../src-shared/ipc/settings.ts';
import type { SoundCue } from '../../../src-renderer/sound/soundCue.ts';
import { soundPlayer } from '../../../src-renderer/sound/soundPlayer.ts';
import { SettingsState } from '../../../src-renderer/state/settings.svelte.ts';
import { Sounds } from '../../../src-renderer/state/sounds.ts';
import { makeFakeMain } from '../fakeConnection.ts';

const FALL: SoundCue = { move: { kind: 'fall', landingMs: 200, step: 1 } };
const play = vi.fn(() => Promise.resolve());

beforeEach(() => {
  play.mockClear();
  vi.spyOn(soundPlayer, 'play').mockImplementation(play);
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  Object.assign(navigator, { userActivation: { hasBeenActive: true } });
});
afterEach(() => {
  Object.assign(navigator, { userActivation: undefined });
});

async function soundsWith(change: Partial<Settings>): Promise<Sounds> {
  const main = makeFakeMain();
  main.answers['settings'] = () => ok({ ...DEFAULT_SETTINGS, ...change });
  const settings = new SettingsState(main.client, vi.fn());
  await settings.load();
  return new Sounds(settings);
}

describe('what a window lets be heard', () => {
  it('is played once, as loud as was chosen, when the piece has landed', async () => {
    (await soundsWith({ soundVolume: 30 })).play(FALL);
    await vi.waitFor(() => expect(play.mock.calls).toEqual([[FALL, 200, 30]]));
  });

  it.each([
    ['slow', 'system', 400],
    ['fast', 'off', 100],
    ['slow', 'on', 0],
  ] as const)(
    'lands as the piece does: %s, motion reduced: %s',
    async (animationSpeed, reducedMotion, landingMs) => {
      (await soundsWith({ animationSpeed, reducedMotion })).play(FALL);
      await vi.waitFor(() => expect(play).toHaveBeenCalledWith(FALL, landingMs, 50));
    },
  );

  const nothing = async (change: Partial<Settings> = {}): Promise<void> => {
    (await soundsWith(change)).play(FALL);
    await Promise.resolve();
    expect(play).not.toHaveBeenCalled();
  };

  it('is nothing when sounds are off, or down to nothing', async () => {
    await nothing({ isSoundOn: false });
    await nothing({ soundVolume: 0 });
  });

  it('is nothing in a window that another one lies over', async () => {
    vi.mocked(document.hasFocus).mockReturnValue(false);
    await nothing();
  });

  it('is nothing before the first click or key', async () => {
    Object.assign(navigator, { userActivation: { hasBeenActive: false } });
    await nothing();
  });

  it('does without where there is no sound card', async () => {
    play.mockRejectedValueOnce(new Error('no sound card'));
    (await soundsWith({})).play(FALL);
    await vi.waitFor(() => expect(play).toHaveBeenCalledOnce());
  });
});
