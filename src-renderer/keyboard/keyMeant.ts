/** What a keyboard event says of its key. */
export type Key = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>;

/**
 * The key that a shortcut is meant by: a Latin letter in lower case, a digit, or the key's own name. On a layout that
 * writes other letters or digits (Cyrillic, Greek, Arabic, the digit row of AZERTY) it is what stands at that place of
 * a Latin keyboard; a layout that only moves the Latin letters about, as Dvorak does, means what it writes.
 */
export function keyMeant({ key, code, shiftKey }: Key): string {
  const isNamed = /^[A-Z][A-Za-z0-9]+$/.test(key) && key !== 'Process' && key !== 'Unidentified';
  if (isNamed) return key;
  if (/^[A-Za-z]$/.test(key)) return key.toLowerCase();
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  if (letter !== undefined) return letter.toLowerCase();
  if (/^[-+=?\d]$/.test(key)) return key;
  // Cyrillic and others have a letter where Latin layouts have the comma.
  if (code === 'Comma' && !shiftKey && /\p{L}/u.test(key)) return ',';
  if (key === '؟') return '?';
  // Shifted, a digit of one layout is a sign of another.
  const digit = shiftKey ? undefined : /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  return digit ?? key;
}
