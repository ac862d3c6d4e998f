import { messages } from '../i18n/messages.ts';
import { partsOf, type Shortcut } from './shortcut.ts';

/** Whether the keyboard has Command and Option. */
export const isApple = (): boolean => /^(Mac|iP)/.test(navigator.platform);

const APPLE_SIGNS: Readonly<Record<string, string>> = { Mod: '⌘', Alt: '⌥', Shift: '⇧' };

/** A shortcut as it stands on the keyboard: `Ctrl + Z`, `⌘Z`. */
export function shortcutInWords(shortcut: Shortcut, hasCommandKey = isApple()): string {
  const { held, key } = partsOf(shortcut);
  const names: Readonly<Record<string, string>> = messages.keyNames;
  const keyName = names[key] ?? (/^[a-z]$/.test(key) ? key.toUpperCase() : key);
  // In the order of Apple's menus, Command last.
  if (hasCommandKey)
    return [...held.toReversed().map((part) => APPLE_SIGNS[part]), keyName].join('');
  return [...held.map((part) => names[part === 'Mod' ? 'Control' : part]), keyName].join(' + ');
}

/** The same for `aria-keyshortcuts`. */
export function ariaShortcut(shortcut: Shortcut): string {
  const { held, key } = partsOf(shortcut);
  const modifier = isApple() ? 'Meta' : 'Control';
  return [
    ...held.map((part) => (part === 'Mod' ? modifier : part)),
    key === '+' ? 'plus' : key,
  ].join('+');
}
