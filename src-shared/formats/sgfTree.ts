import { err, ok, type Result } from '../core/result.ts';
import { placeOf, type TextPlace } from './textPlace.ts';

/*
 * The Smart Game Format as a tree. The libraries there are for it call themselves for every node or variation, so that
 * deep files overflow the stack, and none has limits; this one reads in one loop.
 */

/** The longest file that is read, characters. */
export const MAX_SGF_LENGTH = 5 * 1024 * 1024;
const MAX_NODES = 200_000;
const MAX_DEPTH = 20_000;
const MAX_PROPERTIES = 400_000;

export interface SgfNode {
  /** The index of the node before it; −1 for the first. */
  readonly parent: number;
  /** By its name in capital letters, the values without their escapes. */
  readonly properties: ReadonlyMap<string, readonly string[]>;
}

export interface SgfTree {
  /** Each after the one it follows; the first one is the root. */
  readonly nodes: readonly SgfNode[];
  /** Where the file is broken, if it is; what is before is read. */
  readonly brokenAt?: TextPlace | undefined;
  /** Whether other games stand after this one. */
  readonly hasMore: boolean;
}

interface OpenNode {
  readonly parent: number;
  readonly properties: Map<string, string[]>;
}

/** Reads the first game of a file. */
export function parseSgfTree(text: string): Result<SgfTree, 'ERR_NO_GAME' | 'ERR_TOO_LARGE'> {
  if (text.length > MAX_SGF_LENGTH) return err('ERR_TOO_LARGE');
  const start = /\(\s*(?:;|[A-Z])/i.exec(text)?.index;
  if (start === undefined) return err('ERR_NO_GAME');
  const reader = new SgfReader(text, start);
  reader.read();
  if (reader.nodes.length === 0) return err('ERR_NO_GAME');
  const { nodes, brokenAt, at } = reader;
  return ok({
    nodes,
    brokenAt: brokenAt === undefined ? undefined : placeOf(text, brokenAt),
    hasMore: brokenAt === undefined && /^\s*\(\s*;/.test(text.slice(at, at + 1_000)),
  });
}

class SgfReader {
  readonly nodes: OpenNode[] = [];
  brokenAt: number | undefined;
  at: number;
  readonly #text: string;
  /** The last node before each variation that is open. */
  readonly #open: number[] = [];
  #last = -1;
  /** Whether properties belong to a node that a semicolon began. */
  #isInNode = false;
  #properties = 0;

  constructor(text: string, start: number) {
    this.#text = text;
    this.at = start;
  }

  read(): void {
    while (this.brokenAt === undefined) {
      const symbol = this.#skipSpace();
      if (symbol === '(') this.#beginVariation();
      else if (symbol === ')') {
        this.#last = this.#open.pop() ?? -1;
        this.#isInNode = false;
        this.at++;
        if (this.#open.length === 0) return;
      } else if (symbol === ';') {
        this.at++;
        this.#beginNode();
      } else if (/[A-Za-z]/.test(symbol)) this.#readProperty();
      else this.#stop();
    }
  }

  #stop(): void {
    this.brokenAt = this.at;
  }

  /** @returns the symbol there; empty at the end. */
  #skipSpace(): string {
    while (/\s/.test(this.#text.charAt(this.at))) this.at++;
    return this.#text.charAt(this.at);
  }

  #beginVariation(): void {
    if (this.#open.length >= MAX_DEPTH) return this.#stop();
    this.#open.push(this.#last);
    this.#isInNode = false;
    this.at++;
  }

  #beginNode(): void {
    if (this.nodes.length >= MAX_NODES) return this.#stop();
    this.nodes.push({ parent: this.#last, properties: new Map() });
    this.#last = this.nodes.length - 1;
    this.#isInNode = true;
  }

  /** Small letters in a name, as in `Black`, say nothing. */
  #readProperty(): void {
    const begin = this.at;
    while (/[A-Za-z]/.test(this.#text.charAt(this.at))) this.at++;
    const word = this.#text.slice(begin, Math.min(this.at, begin + 100));
    const name = word.replaceAll(/[a-z]/g, '') || word.toUpperCase();
    if (this.#skipSpace() !== '[' || ++this.#properties > MAX_PROPERTIES) {
      this.at = begin;
      return this.#stop();
    }
    // Some files forget the semicolon after a bracket.
    if (!this.#isInNode) this.#beginNode();
    const node = this.nodes[this.#last];
    const values = node?.properties.get(name) ?? [];
    while (this.#skipSpace() === '[') {
      const end = this.#endOfValue(this.at + 1);
      if (end === undefined || ++this.#properties > MAX_PROPERTIES) return this.#stop();
      values.push(withoutEscapes(this.#text.slice(this.at + 1, end)));
      this.at = end + 1;
    }
    node?.properties.set(name, values);
  }

  /** Where the bracket is that closes a value; `undefined` when there is none. */
  #endOfValue(from: number): number | undefined {
    let end = this.#text.indexOf(']', from);
    while (end >= 0 && isEscaped(this.#text, end, from)) end = this.#text.indexOf(']', end + 1);
    return end < 0 ? undefined : end;
  }
}

/** Whether an odd number of backslashes stands before a symbol. */
function isEscaped(text: string, at: number, from: number): boolean {
  let first = at;
  while (first > from && text.charAt(first - 1) === '\\') first--;
  return (at - first) % 2 === 1;
}

/** An escaped line end is none. */
const withoutEscapes = (text: string): string =>
  text.includes('\\')
    ? text.replaceAll(/\\(\r\n|\n\r|[^])/g, (_, next: string) => (/[\r\n]/.test(next) ? '' : next))
    : text;

/** Text as the value of a property. */
export const escapeSgf = (text: string): string => text.replaceAll(/[\\\]]/g, String.raw`\$&`);
