import type { AppState } from '../state/app.svelte.ts';
import type { Offers } from './commandState.svelte.ts';

/** What can be asked for on every screen. */
export function appOffers(app: AppState): Offers {
  return {
    ...(app.info?.host === 'browser' && { openWindow: { run: () => void app.openWindow() } }),
    about: { run: () => (app.dialog = 'about') },
    quit: { run: () => void app.quit() },
  };
}
