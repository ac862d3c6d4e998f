import type { Readable } from 'node:stream';

/** The lines of an input, which may come faster than they are taken. */
export interface LineQueue {
  /** Takes the next line, without its end; `undefined` at the end of input. */
  next(): Promise<string | undefined>;
  /** The next line, which stays in the queue. */
  peek(): Promise<string | undefined>;
}

const MAX_LINE_LENGTH = 1_000;
const MAX_WAITING_LINES = 1_000;

/** What stands in place of the rest of a line that is too long, so that it can't be mistaken for a good one. */
const CUT = '…';

/** Cuts an input into lines. A line without an end takes no memory, and neither does input that nobody takes. */
export function makeLineQueue(input: Readable): LineQueue {
  const lines: string[] = [];
  let rest = '';
  let isOver = false;
  let wake: (() => void)[] = [];

  const append = (part: string): void => {
    const line = rest + part;
    rest = line.length > MAX_LINE_LENGTH ? line.slice(0, MAX_LINE_LENGTH) + CUT : line;
  };
  const endLine = (): void => {
    lines.push(rest.endsWith('\r') ? rest.slice(0, -1) : rest);
    rest = '';
  };
  const tell = (): void => {
    const waiting = wake;
    wake = [];
    for (const resolve of waiting) resolve();
  };

  input.setEncoding('utf8');
  input.on('data', (text: string) => {
    for (const [index, part] of text.split('\n').entries()) {
      if (index > 0) endLine();
      append(part);
    }
    if (lines.length > MAX_WAITING_LINES) input.pause();
    tell();
  });
  const end = (): void => {
    if (isOver) return;
    isOver = true;
    if (rest !== '') endLine();
    tell();
  };
  input.on('end', end);
  input.on('error', end);

  async function peek(): Promise<string | undefined> {
    while (lines.length === 0 && !isOver) {
      await new Promise<void>((resolve) => wake.push(resolve));
    }
    return lines[0];
  }
  return {
    peek,
    async next() {
      const line = await peek();
      lines.shift();
      if (lines.length === 0) input.resume();
      return line;
    },
  };
}
