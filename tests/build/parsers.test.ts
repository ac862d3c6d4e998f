import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

/** A function or method whose name promises a value or the reason why there is none, and what it says it returns. */
const PARSER =
  /(?:function |const |^ +)((?:parse|decode)\w*)(?:: \w+)?(?: = )?(?:<[^>]*>)?\(([^)]*)\): (\w+)/gm;
const RETURNED = ['Result', 'Request'];

const sources = ['src-shared', 'src-main', 'src-renderer'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|svelte)$/.test(file) && !/\.(as|d)\.ts$/.test(file))
    .map((file) => join(folder, file)),
);

describe('what is named parse… or decode…', () => {
  it('returns a Result, and what may just find nothing is named otherwise', () => {
    const parsers = sources.flatMap((file) =>
      [...readFileSync(join(ROOT, file), 'utf8').matchAll(PARSER)].map(
        ([, name, , type]) => [`${file}: ${name}`, type] as const,
      ),
    );
    expect(parsers.length).toBeGreaterThan(20);
    expect(parsers.filter(([, type]) => !RETURNED.includes(type ?? ''))).toEqual([]);
  });
});
