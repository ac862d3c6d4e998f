/** Something that is looked for by words. */
interface Named {
  readonly name: string;
}

/** So many letters may lie apart. */
const MIN_LOOSE = 3;

/** In lower case and without accents, as people type. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLocaleLowerCase();

/**
 * What fits to what was typed, the best first: each word of it must be found, as the beginning of a word, within one,
 * or at least by its letters in their order.
 */
export function findByWords<T extends Named>(typed: string, all: readonly T[]): readonly T[] {
  const words = plain(typed)
    .split(/\s+/u)
    .filter((word) => word !== '');
  return all
    .map((each) => ({ each, cost: costOf(words, plain(each.name)) }))
    .filter(({ cost }) => cost < Infinity)
    .sort((a, b) => a.cost - b.cost)
    .map(({ each }) => each);
}

const costOf = (words: readonly string[], name: string): number =>
  words.reduce((sum, word) => sum + costOfWord(word, name), 0);

function costOfWord(word: string, name: string): number {
  const at = name.indexOf(word);
  if (at === 0) return 0;
  if (at > 0) return /[\s(]/u.test(name.charAt(at - 1)) ? 1 : 2;
  // One or two letters are in almost everything.
  if (word.length < MIN_LOOSE) return Infinity;
  let from = 0;
  let first = -1;
  for (const letter of word) {
    const found = name.indexOf(letter, from);
    if (found < 0) return Infinity;
    if (first < 0) first = found;
    from = found + 1;
  }
  // Letters that lie together belong together.
  return 3 + (from - first - word.length) / name.length;
}
