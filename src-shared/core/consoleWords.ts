import { type TextPart, TextSplitter } from './textSplitter.ts';

/** Longer than any answer; what is longer is cut, so that input without an end takes no memory. */
const MAX_WORD_LENGTH = 100;

/** What stands in place of the rest of a word that is too long, so that it can't be mistaken for a good one. */
const CUT = '…';

/** White space as C++ knows it. */
const BLANKS = /[ \t\n\v\f\r]+/;

/** Cuts input into words as `cin >>` does in C++, wherever its lines end and however it comes in pieces. */
export class WordReader {
  readonly #splitter = new TextSplitter(BLANKS, MAX_WORD_LENGTH);

  /** Takes a piece of input of any size. @returns the words that ended in it. */
  read(piece: string): readonly string[] {
    return this.#splitter.read(piece).flatMap(wordsOf);
  }

  /** Takes the end of input, which ends a word too. */
  end(): readonly string[] {
    const part = this.#splitter.end();
    return part === undefined ? [] : wordsOf(part);
  }
}

const wordsOf = ({ text, isCut }: TextPart): readonly string[] =>
  text === '' ? [] : [isCut ? text + CUT : text];

/** A word as the whole number that `cin >>` makes of it, without what nobody writes: `+5` and `05` are `5`. */
export function wholeNumberFrom(word: string): string | undefined {
  const [, sign, digits] = /^([+-]?)0*(\d+)$/.exec(word) ?? [];
  return sign === '-' && digits !== '0' ? `-${digits}` : digits;
}

/**
 * Joins a letter and a whole number, which stand in one word or in two: `F 3` is `F3`.
 * @param words the words read so far, at least one.
 * @returns the text with the number of words it is made of, the first word alone when it does not begin so; `undefined`
 * when the next word has to be seen.
 */
export function joinLocation([first = '', second]: readonly string[]):
  | { readonly text: string; readonly count: number }
  | undefined {
  const [, letter, digits] = /^([A-Z])([+-]?\d+)?$/i.exec(first) ?? [];
  if (letter === undefined) return { text: first, count: 1 };
  if (digits !== undefined) return { text: `${letter}${wholeNumberFrom(digits)}`, count: 1 };
  if (second === undefined) return undefined;
  const number = wholeNumberFrom(second);
  return number === undefined
    ? { text: first, count: 1 }
    : { text: `${letter}${number}`, count: 2 };
}
