import { describe, expect, it } from 'vitest';
import { findByWords } from '../../../src-renderer/commands/fuzzy.ts';

const NAMES = ['New game', 'Next move', 'Latest move', 'Turn the board round', 'Über Quintet'];
const find = (typed: string): readonly string[] =>
  findByWords(
    typed,
    NAMES.map((name) => ({ name })),
  ).map(({ name }) => name);

describe('what is found by words', () => {
  it.each([
    ['', NAMES],
    ['ne', ['New game', 'Next move']],
    ['move', ['Next move', 'Latest move']],
    ['move la', ['Latest move']],
    ['BOARD', ['Turn the board round']],
    ['uber', ['Über Quintet']],
    ['nwgm', ['New game']],
    ['xyz', []],
  ])('is, for “%s”, the best first: %j', (typed, names) => {
    expect(find(typed)).toEqual(names);
  });
});
