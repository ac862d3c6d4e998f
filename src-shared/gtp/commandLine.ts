/** One command of the Go Text Protocol, version 2 (G. Farnebäck, "GTP Version 2 draft 2", 2002). */
export interface GtpCommand {
  /** Repeated in the response; absent when the command had none. */
  readonly id: string | undefined;
  readonly name: string;
  readonly words: readonly string[];
}

/** Longer commands are no commands. */
export const MAX_COMMAND_LENGTH = 10_000;

/**
 * Reads a line as the protocol says: control characters are dropped, tabs are spaces, `#` begins a comment, and what is
 * empty then is no command.
 */
export function parseCommandLine(line: string): GtpCommand | undefined {
  const text = line
    .slice(0, MAX_COMMAND_LENGTH)
    .replaceAll('\t', ' ')
    .replaceAll(/\p{Cc}/gu, '')
    .replace(/#.*/, '')
    .trim();
  const [, id, rest = ''] = /^(\d{1,15})?\s*(.*)$/s.exec(text) ?? [];
  const [name = '', ...words] = rest.split(/\s+/);
  // A number alone is an id without a command; it deserves an answer.
  return text === '' ? undefined : { id, name, words };
}

/** What a command is answered. */
export type GtpAnswer =
  { readonly ok: true; readonly value: string } | { readonly ok: false; readonly error: string };

/** The first characters of a response: whether the command succeeded, and its id. */
export const responseHead = ({ id }: GtpCommand, isSuccess: boolean): string =>
  `${isSuccess ? '=' : '?'}${id ?? ''}`;

/** A whole response. An empty line ends it, so it has none inside. */
export function makeResponse(command: GtpCommand, answer: GtpAnswer): string {
  const text = answer.ok ? answer.value : answer.error;
  const body = text.replaceAll(/\n(?=\n|$)/g, '\n ').trimEnd();
  const gap = body === '' || body.startsWith('\n') ? '' : ' ';
  return `${responseHead(command, answer.ok)}${gap}${body}\n\n`;
}
