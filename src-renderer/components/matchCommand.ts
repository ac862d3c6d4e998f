/** What a person can ask for during a match, by button, menu or key. */
export type MatchCommand = 'undo' | 'redo' | 'restart' | 'resign' | 'newGame' | 'help';

/** The command of a key that works everywhere on the match screen; `undefined` for other keys. */
export function commandOfKey(event: KeyboardEvent): MatchCommand | undefined {
  if (event.key === 'F1') return 'help';
  if (event.key === 'F2') return 'newGame';
  const isControl = event.ctrlKey || event.metaKey;
  if (!isControl || event.altKey) return undefined;
  const key = event.key.toLowerCase();
  if (key === 'z') return event.shiftKey ? 'redo' : 'undo';
  return key === 'y' ? 'redo' : undefined;
}
