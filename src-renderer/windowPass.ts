import {
  socketMessageFrom,
  readEntryFragment,
  type SocketPass,
  socketPassSchema,
} from '../src-shared/ipc/socketMessages.ts';

/*
 * What lets this window in. It is kept in the session storage, which belongs to this window and to the exact origin of
 * its page, port included: loading the page anew and coming back to it find it there, a duplicated tab gets a copy, and
 * the pages of other ports never see it.
 */

const PASS = 'quintet.pass';
const WAS_WELCOME = 'quintet.wasWelcome';

/** What a pass needs of the window; tests have their own. */
export interface PassPlace {
  readonly location: Pick<Location, 'hash' | 'pathname'>;
  readonly history: Pick<History, 'replaceState'>;
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
}

/**
 * The pass of this window: with the entry in its address, which is taken out of it, or the one it had before.
 * @returns `noEntry` when there is none, `entryUnknown` when the address holds one that can't be right.
 */
export function takePass(place: PassPlace): SocketPass | 'noEntry' | 'entryUnknown' {
  const { location, history, storage } = place;
  const stored = socketMessageFrom(socketPassSchema, storage.getItem(PASS) ?? '');
  const entry = readEntryFragment(location.hash);
  if (entry === undefined) return stored ?? 'noEntry';
  history.replaceState(null, '', location.pathname);
  // The address of this very window, opened in it once more.
  if (stored?.entry === entry) return stored;
  const text = JSON.stringify({ entry, secret: makeSecret() } satisfies SocketPass);
  const pass = socketMessageFrom(socketPassSchema, text);
  if (pass === undefined) return stored ?? 'entryUnknown';
  storage.setItem(PASS, text);
  storage.removeItem(WAS_WELCOME);
  return pass;
}

/** Remembers that the pass of this window was good once. */
export const rememberWelcome = ({ storage }: PassPlace): void =>
  storage.setItem(WAS_WELCOME, 'yes');

export const wasWelcome = ({ storage }: PassPlace): boolean =>
  storage.getItem(WAS_WELCOME) !== null;

/** 256 bits that nobody else knows. */
function makeSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
