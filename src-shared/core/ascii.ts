/** What the marks of our sentences are in plain ASCII; with anything else there is nothing to be done. */
const PLAIN: Readonly<Record<string, string>> = {
  '“': '"',
  '”': '"',
  '‘': "'",
  '’': "'",
  '–': '-',
  '−': '-',
  '×': 'x',
  '…': '...',
};

/** A text in plain ASCII, for readers that know no other; lines stay lines. */
export const makeAscii = (text: string): string =>
  text.replaceAll(/[^\n -~]/gu, (character) => PLAIN[character] ?? '?');
