import { startLimit } from '../time/awakeLimit.ts';
import { type EntryFile, writeEntryFile } from './entryFile.ts';
import { openBrowser } from './openBrowser.ts';

/** A browser takes its time to start; when nothing has come after this, milliseconds, the person is told what to do. */
const LATE_MS = 20_000;

export interface EntryOpening {
  /** Resolves when a window has come in, or when nobody waits for it any more. */
  readonly over: Promise<unknown>;
  /** The browser fills the screen and keeps what it has to keep here, apart from the person's own. */
  readonly kioskFolder?: string | undefined;
  readonly prefersWindow?: boolean | undefined;
  /** Told in a sentence of what the person should do. */
  say(sentence: string): void;
}

/**
 * Opens an address, which the person has already read, in the browser by way of a file, and takes the file away when
 * that is over.
 */
export async function openEntry(
  address: string,
  { over, say, kioskFolder, prefersWindow }: EntryOpening,
): Promise<void> {
  const opening = kioskFolder === undefined ? { prefersWindow } : { kioskFolder };
  let file: EntryFile | undefined;
  const stopWaiting = startLimit(LATE_MS, () =>
    say('No window has come yet. If the browser could not show it, open the address above in it.'),
  );
  try {
    file = await writeEntryFile(address);
    if (await openBrowser(file.path, opening)) await over;
    else say('No browser could be opened; open the address above in one.');
  } catch (error) {
    say(`The browser was not opened: ${(error as Error).message}. Open the address above in it.`);
  } finally {
    stopWaiting();
    await file?.remove();
  }
}
