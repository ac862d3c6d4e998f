import { partsOf, type Shortcut } from './shortcut.ts';

/** Why a shortcut can't be given to a command. */
export type Reservation =
  /** The system or the browser takes it before, or people rely on what it does there. */
  | 'system'
  /** It writes, copies or marks text. */
  | 'text'
  /** It moves about on the board and in the window. */
  | 'moving';

const SYSTEM = new Set<Shortcut>([
  ...['F3', 'F5', 'F6', 'F7', 'F10', 'F11', 'F12', 'Shift+F10', 'ContextMenu', 'PrintScreen'],
  ...['Alt+F4', 'Alt+Space', 'Alt+Home', 'Alt+ArrowLeft', 'Alt+ArrowRight', 'Mod+Space'],
  ...[...'dfghjlnopqrstuw'].map((letter) => `Mod+${letter}`),
  ...[...'bcdegijmnoqrtw'].map((letter) => `Mod+Shift+${letter}`),
  ...[...'+-=0123456789'].map((sign) => `Mod+${sign}`),
  ...['Mod+F4', 'Mod+F5', 'Mod+F6', 'Shift+F5', 'Mod+Escape', 'Shift+Escape'],
]);
const TEXT = new Set<Shortcut>(['Mod+a', 'Mod+c', 'Mod+v', 'Mod+x', 'Mod+Shift+v']);
const MOVING =
  /^(?:Arrow(?:Up|Down|Left|Right)|Home|End|PageUp|PageDown|Enter|Space|Escape|Tab|Backspace|Delete|Insert)$/;

/** Why nobody should give a shortcut to a command; `undefined` when it is free to be given. */
export function reservationOf(shortcut: Shortcut): Reservation | undefined {
  if (SYSTEM.has(shortcut)) return 'system';
  if (TEXT.has(shortcut)) return 'text';
  const { held, key } = partsOf(shortcut);
  if (key === 'Tab' && held.length > 0) return 'system';
  const isMoving = MOVING.test(key);
  if (!isMoving) return undefined;
  // Going through the moves with Shift and an arrow is ours, and the board takes no more of Shift.
  const isLeafing =
    held.length === 1 && held[0] === 'Shift' && /^(?:Arrow|Home|End|Page)/.test(key);
  return isLeafing ? undefined : 'moving';
}
