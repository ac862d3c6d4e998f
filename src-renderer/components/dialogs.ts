import { loadLater } from '../loadLater.ts';

/** The large dialogs, which the first screen does without. */
export const loadNewGameDialog = () => import('./NewGameDialog.svelte');
export const loadHelpDialog = () => import('./HelpDialog.svelte');

/** Fetches them once the screen stands, so that they open at once. One that can't be had is told of when it is opened. */
export function preloadDialogs(): void {
  for (const load of [loadNewGameDialog, loadHelpDialog]) loadLater(load).catch(() => undefined);
}
