import type { Component } from 'svelte';
import type { CurrentMatch } from './match.svelte.ts';

/** What draws a match; a window that only shows the home screen does without it. */
export type MatchComponent = Component<{ current: CurrentMatch }>;

/** The screen of a match, which is loaded when it is first needed. */
export class MatchScreen {
  /** `undefined` until it has been loaded. */
  component: MatchComponent | undefined = $state.raw();
  readonly #fetch: () => Promise<MatchComponent>;

  /** @param fetch rejects when it can't be had, as when the host has gone. */
  constructor(fetch: () => Promise<MatchComponent>) {
    this.#fetch = fetch;
  }

  /** Loads it unless it is there. Rejects as `fetch` does. */
  async load(): Promise<void> {
    this.component ??= await this.#fetch();
  }
}
