/** Text between two marks, without the blanks around it. */
export interface TextPart {
  readonly text: string;
  /** It was longer than allowed: `text` is how it begins, the rest is lost. */
  readonly isCut: boolean;
}

/**
 * Cuts text that arrives in pieces of any size at a mark: into lines, into commands, into words. It holds no more than
 * one part of the length allowed, however long the text without a mark is, and its work grows with the text alone.
 */
export class TextSplitter {
  readonly #mark: string | RegExp;
  readonly #maxLength: number;
  #open = '';
  #isCut = false;

  /** @param mark what ends a part. @param maxLength characters a part may have, blanks before it apart. */
  constructor(mark: string | RegExp, maxLength: number) {
    this.#mark = mark;
    this.#maxLength = maxLength;
  }

  /** Whether the part whose end has not come is too long already. */
  get isTooLong(): boolean {
    return this.#isCut;
  }

  /** Takes the next piece. @returns the parts that ended in it, empty ones too. */
  read(piece: string): readonly TextPart[] {
    const parts: TextPart[] = [];
    for (const [index, text] of piece.split(this.#mark).entries()) {
      if (index > 0) parts.push(this.#take());
      this.#append(text);
    }
    return parts;
  }

  /** At the end of all text: what no mark ended, unless it is empty. */
  end(): TextPart | undefined {
    const part = this.#take();
    return part.text === '' ? undefined : part;
  }

  #append(text: string): void {
    if (this.#isCut) return;
    const open = this.#open === '' ? withoutBlanksBefore(text) : this.#open + text;
    this.#isCut = open.length > this.#maxLength;
    this.#open = open.slice(0, this.#maxLength);
  }

  #take(): TextPart {
    const part = { text: withoutBlanksBehind(this.#open), isCut: this.#isCut };
    this.#open = '';
    this.#isCut = false;
    return part;
  }
}

/** White space as C and its kin know it; `trim` would also take what may be part of a word. */
const BLANKS = ' \t\n\v\f\r';

function withoutBlanksBefore(text: string): string {
  let start = 0;
  while (start < text.length && BLANKS.includes(text.charAt(start))) start++;
  return text.slice(start);
}

function withoutBlanksBehind(text: string): string {
  let end = text.length;
  while (end > 0 && BLANKS.includes(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}
