import { i18n } from './i18n/i18n.svelte.ts';

let isAnythingMissing = false;

/**
 * Loads what the first screen does without, with its words in the language of the window. Rejects when something can't
 * be had, as when the host has gone.
 */
export async function loadLater<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  try {
    const loaded = await load();
    await i18n.catchUp();
    return loaded;
  } catch (error) {
    isAnythingMissing = true;
    throw error;
  }
}

/** Whether something could not be had. A browser never asks for such a file again, until the page is loaded anew. */
export const lacksFiles = (): boolean => isAnythingMissing;

/** Begins anew at the first screen. */
export function loadAnew(): void {
  history.replaceState(null, '', location.pathname);
  location.reload();
}
