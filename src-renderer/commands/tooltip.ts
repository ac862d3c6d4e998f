import { messages } from '../i18n/messages.ts';
import { shortcutInWords } from '../keyboard/shortcutWords.ts';
import { commands } from './commandState.svelte.ts';
import { type CommandId, COMMANDS } from './commands.ts';

/** What a button of a command is called, with the key that does the same: `Undo (Ctrl + Z)`. */
export function tooltip(id: CommandId, name: string = messages.commands[id]): string {
  const command = COMMANDS.find((each) => each.id === id);
  const [key] = command === undefined ? [] : commands.keysOf(command);
  return key === undefined ? name : messages.match.withKey(name, shortcutInWords(key));
}
