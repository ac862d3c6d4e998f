import type { SoundCue } from '../sound/soundCue.ts';
import type { CurrentMatch } from './match.svelte.ts';
import type { SettingsState } from './settings.svelte.ts';

/**
 * What this window lets be heard: one sound for each thing that happens, and none for moves that are only looked at
 * again. Of several windows the one with the focus speaks, so that nothing is heard twice.
 */
export class Sounds {
  readonly #settings: SettingsState;

  constructor(settings: SettingsState) {
    this.#settings = settings;
  }

  /** A match has gone on. */
  hear(before: CurrentMatch | undefined, after: CurrentMatch): void {
    if (this.#isHeard) void this.#hear(before, after);
  }

  play(cue: SoundCue): void {
    if (this.#isHeard) void this.#play(cue);
  }

  /** Loads what makes sounds, so that the first one is not late. */
  prepare(): void {
    if (this.#settings.stored.isSoundOn)
      void import('../sound/soundPlayer.ts').catch(() => undefined);
  }

  get #isHeard(): boolean {
    const { isSoundOn, soundVolume } = this.#settings.stored;
    const isAllowed = isSoundOn && soundVolume > 0 && document.hasFocus();
    // Before the first click or key a browser lets nothing be heard, and complains when asked to.
    return isAllowed && navigator.userActivation.hasBeenActive;
  }

  async #hear(before: CurrentMatch | undefined, after: CurrentMatch): Promise<void> {
    const loaded = await import('../sound/soundCue.ts').catch(() => undefined);
    const cue = loaded?.cueOf(before, after);
    if (cue !== undefined) await this.#play(cue);
  }

  async #play(cue: SoundCue): Promise<void> {
    const { hasReducedMotion, motionScale, stored } = this.#settings;
    const landingMs = hasReducedMotion ? 0 : (cue.move?.landingMs ?? 0) * motionScale;
    try {
      const { soundPlayer } = await import('../sound/soundPlayer.ts');
      await soundPlayer.play(cue, landingMs, stored.soundVolume);
    } catch {
      // A computer without a sound card plays as well.
    }
  }
}
