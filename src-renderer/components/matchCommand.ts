import { type Key, keyMeant } from '../keyboard/keyMeant.ts';

/** What a person can ask for during a match, by button, menu or key. */
export type MatchCommand = 'undo' | 'redo' | 'restart' | 'resign' | 'newGame' | 'help';

type Press = Key & Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey'>;

/** The command of a key that works everywhere on the match screen; `undefined` for other keys. */
export function commandOfKey(event: Press): MatchCommand | undefined {
  const key = keyMeant(event);
  if (key === 'F1') return 'help';
  if (key === 'F2') return 'newGame';
  const isControl = event.ctrlKey || event.metaKey;
  if (!isControl || event.altKey) return undefined;
  if (key === 'z') return event.shiftKey ? 'redo' : 'undo';
  return key === 'y' ? 'redo' : undefined;
}
