import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAME_FILE } from '../openedGames.ts';

/** Our options that a value follows as a word of its own. */
const WITH_VALUE: ReadonlySet<string> = new Set(['--data', '--demo', '--idle', '--pace']);

/**
 * The file that a command line names: its first word that ends as files with games do. Chromium’s and Electron’s own
 * flags, and what belongs to an option of ours, are none, wherever they stand.
 * @param args without the program itself.
 * @param folder in which the command was given.
 * @returns a full path; whether there is such a file is not known.
 */
export function fileArgument(args: readonly string[], folder: string): string | undefined {
  let isWordOnly = false;
  for (const [index, arg] of args.entries()) {
    if (!isWordOnly && arg === '--') isWordOnly = true;
    else if (!isWordOnly && arg.startsWith('-')) continue;
    else if (!isWordOnly && WITH_VALUE.has(args[index - 1] ?? '')) continue;
    else if (GAME_FILE.test(arg)) return pathOf(arg, folder);
  }
  return undefined;
}

/** Desktops may tell of a file by its address. What is elsewhere is no file. */
function pathOf(word: string, folder: string): string | undefined {
  if (!/^[a-z][a-z\d+.-]+:\/\//i.test(word)) return resolve(folder, word);
  if (!word.startsWith('file:///')) return undefined;
  try {
    return fileURLToPath(word);
  } catch {
    return undefined;
  }
}
