import { err, ok, type Result } from '../core/result.ts';

/** The longest file that is read, characters. */
export const MAX_FILE_LENGTH = 5 * 1024 * 1024;

/**
 * Checks the size of JSON text and how deeply it nests before it is parsed, so that a hostile file costs nothing.
 * @param maxDepth arrays and objects within each other.
 * @returns an error as a sentence without its full stop.
 */
export function checkJsonBounds(text: string, maxDepth: number): Result<void, string> {
  if (text.length > MAX_FILE_LENGTH) return err('it is longer than 5 MB');
  let depth = 0;
  let isInString = false;
  for (let index = 0; index < text.length; index++) {
    const character = text[index];
    if (isInString) {
      if (character === '\\') index++;
      else if (character === '"') isInString = false;
    } else if (character === '"') {
      isInString = true;
    } else if (character === '[' || character === '{') {
      depth++;
      if (depth > maxDepth) return err(`it nests more than ${maxDepth} levels deep`);
    } else if (character === ']' || character === '}') {
      depth--;
    }
  }
  return ok(undefined);
}
