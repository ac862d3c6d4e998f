import type { Component } from 'svelte';
import type { CurrentMatch } from '../state/match.svelte.ts';

/** The screen of a match; a window that only shows the home screen does without it. */
class MatchScreen {
  /** `undefined` until it has been loaded. */
  component: Component<{ current: CurrentMatch }> | undefined = $state.raw();

  /** Loads it unless it is there. Rejects when it can't be had, as when the host has gone. */
  async load(): Promise<void> {
    this.component ??= (await import('./Match.svelte')).default;
  }
}

export const matchScreen = new MatchScreen();
