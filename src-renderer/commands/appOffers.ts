import { messages } from '../i18n/messages.ts';
import type { AppState } from '../state/app.svelte.ts';
import type { Offers } from './commandState.svelte.ts';

/** What can be asked for on every screen. */
export function appOffers(app: AppState): Offers {
  // What visitors of a kiosk may do, the screens offer.
  if (app.demo.isKiosk) return {};
  const { settings, announcer } = app;
  async function switchSound(): Promise<void> {
    await settings.change({ isSoundOn: !settings.stored.isSoundOn });
    announcer.say(messages.soundIs(settings.stored.isSoundOn));
  }
  return {
    newBoard: { run: () => (app.dialog = 'newBoard') },
    learn: { run: () => app.router.go('learn') },
    library: { run: () => app.router.go('library') },
    tournament: { run: () => app.router.go('tournament') },
    openGame: { run: () => app.openFile() },
    exportAll: { run: () => (app.dialog = 'exportAll') },
    importAll: { run: () => (app.dialog = 'importAll') },
    demo: { run: () => (app.dialog = 'demo') },
    sound: { run: () => void switchSound() },
    palette: { run: () => (app.dialog = 'palette') },
    settings: { run: () => (app.dialog = 'settings') },
    ...(app.info?.host === 'browser' && { openWindow: { run: () => void app.openWindow() } }),
    quit: { run: () => void app.quit() },
    about: { run: () => (app.dialog = 'about') },
  };
}
