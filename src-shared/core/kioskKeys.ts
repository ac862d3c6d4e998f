/** A key that is pressed, as pages and Electron tell it. */
export interface PressedKey {
  readonly key: string;
  readonly control: boolean;
  readonly meta: boolean;
  readonly alt: boolean;
  readonly shift: boolean;
}

/** The way out of a kiosk, as it is told to whoever puts it up. */
export const KIOSK_CHORD = 'Ctrl+Alt+Shift+Q';

export const endsKiosk = ({ key, control, alt, shift }: PressedKey): boolean =>
  control && alt && shift && key.toLowerCase() === 'q';

/** What is of use in a game: take back, make again, rules, new game. */
const OF_USE = new Set(['z', 'y']);
const FUNCTIONS_OF_USE = new Set(['F1', 'F2']);

/** Whether a key could lead out of the page, enlarge it, load it anew or look into it. */
export function isKeptFromKiosk({ key, control, meta, alt }: PressedKey): boolean {
  if (/^F\d+$/.test(key)) return alt || !FUNCTIONS_OF_USE.has(key);
  if (alt) return true;
  return (control || meta) && !OF_USE.has(key.toLowerCase());
}
