import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect } from 'vitest';

/**
 * Compares a text with a file of this folder, byte for byte. The file must exist: it is made, or made anew after a
 * change that is meant, by running the tests with `UPDATE_GOLDENS=1` in the environment (see README.md).
 * @param path inside this folder.
 */
export function expectGolden(path: string, text: string): void {
  const file = join(import.meta.dirname, path);
  if (process.env.UPDATE_GOLDENS === '1') {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  expect(existsSync(file), `tests/golden/${path} is missing`).toBe(true);
  expect(text).toBe(readFileSync(file, 'utf8'));
}
