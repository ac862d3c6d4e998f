import { makeAscii } from '../core/ascii.ts';
import type { TextPart } from '../core/textSplitter.ts';

/** A line of the Go Text Protocol, version 2 (G. Farnebäck, "GTP Version 2 draft 2", 2002), that is to be answered. */
export interface ParsedLine {
  /** Repeated in the response; empty when the command had none. */
  readonly id: string;
  /** `undefined` for a line that was too long: what was left of it must not be obeyed. */
  readonly name: string | undefined;
  readonly words: readonly string[];
}

/** Longer lines are refused. */
export const MAX_LINE_LENGTH = 10_000;

/**
 * Reads a line as the protocol says: control characters are dropped (and the byte order mark that shells of Windows put
 * before the first one), tabs are spaces, `#` begins a comment, and what is empty then is no command.
 */
export function readCommandLine(line: TextPart): ParsedLine | undefined {
  const plain = line.text.replaceAll('\t', ' ').replaceAll(/[\p{Cc}\uFEFF]/gu, '');
  const [before = '', ...comment] = plain.split('#');
  const words = before.split(/\s+/).filter((word) => word !== '');
  if (words.length === 0 && !line.isCut) return undefined;
  // A number alone is an id without a command; it deserves an answer.
  const id = /^\d+$/.test(words[0] ?? '') ? (words.shift() ?? '') : '';
  const isWhole = !line.isCut || comment.length > 0;
  return { id, name: isWhole ? (words.shift() ?? '') : undefined, words };
}

/** A comment that cuts the running command short, as GoGui and HexGui send it. */
export const isInterrupt = (line: TextPart): boolean => /^#\s*interrupt$/.test(line.text);

/** What a command is answered. */
export type GtpAnswer =
  | { readonly ok: true; readonly value: string }
  | { readonly ok: false; readonly error: string };

/**
 * The first characters of a response: whether the command succeeded, its id, and a space. The space is always there,
 * because there are controllers that take a line without it for no response.
 */
export const makeResponseHead = (id: string, isSuccess: boolean): string =>
  `${isSuccess ? '=' : '?'}${id} `;

/** A whole response in plain ASCII. An empty line ends it, so it has none inside. */
export function makeResponse(id: string, answer: GtpAnswer): string {
  const text = makeAscii(answer.ok ? answer.value : answer.error);
  const body = text.replaceAll(/\n(?=\n|$)/g, '\n ').trimEnd();
  return `${makeResponseHead(id, answer.ok)}${body}\n\n`;
}
