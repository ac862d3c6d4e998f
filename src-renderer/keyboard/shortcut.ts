import { type Key, keyMeant } from './keyMeant.ts';

/**
 * A key with what is held down with it, as settings keep it: `Mod+Shift+z`, `F2`, `?`. `Mod` is Control, or Command
 * where the keyboard has one. A sign that a layout writes with Shift is named without it.
 */
export type Shortcut = string;

export type Press = Key & Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey'>;

/** Keys that mean nothing by themselves. */
const SILENT =
  /^(?:Alt|AltGraph|CapsLock|Control|Dead|Fn|Meta|NumLock|Process|ScrollLock|Shift|Unidentified)$/;
const NAMED = /^[A-Z][A-Za-z\d]+$/;

/** The shortcut that a key press is; `undefined` for a key held down with others, and for what writes a sign. */
export function shortcutOf(press: Press): Shortcut | undefined {
  const key = press.key === ' ' ? 'Space' : keyMeant(press);
  const isMod = press.ctrlKey || press.metaKey;
  // Both together are AltGr on many keyboards.
  if (SILENT.test(key) || (isMod && press.altKey)) return undefined;
  const isShifted = press.shiftKey && (NAMED.test(key) || /^[a-z]$/.test(key));
  return [isMod && 'Mod', press.altKey && 'Alt', isShifted && 'Shift', key]
    .filter((part) => part !== false)
    .join('+');
}

/** What is held down, and the key; the key may be a plus itself. */
export function partsOf(shortcut: Shortcut): { held: readonly string[]; key: string } {
  const parts = /^((?:(?:Mod|Alt|Shift)\+)*)(.+)$/.exec(shortcut);
  return {
    held: (parts?.[1] ?? '').split('+').filter((part) => part !== ''),
    key: parts?.[2] ?? shortcut,
  };
}

/**
 * Whether a shortcut is a key that people also press to choose or write something. It then works on the board only, so
 * that nothing happens by chance (WCAG 2.1.4).
 */
export function isForBoard(shortcut: Shortcut): boolean {
  const { held, key } = partsOf(shortcut);
  return !held.includes('Mod') && !held.includes('Alt') && !/^F\d+$/.test(key);
}
