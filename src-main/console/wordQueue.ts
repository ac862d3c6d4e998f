import type { Readable } from 'node:stream';
import { WordReader } from '../../src-shared/core/consoleWords.ts';

/** The words of an input, which may come faster than they are taken. */
export interface WordQueue {
  /** Takes the next word; `undefined` at the end of input. */
  next(): Promise<string | undefined>;
  /** The next word, which stays in the queue. */
  peek(): Promise<string | undefined>;
}

/** With so many words waiting no more input is read. */
const MAX_WAITING_WORDS = 1_000;

/** Cuts an input into words. Input that nobody takes takes no memory. */
export function makeWordQueue(input: Readable): WordQueue {
  const reader = new WordReader();
  let words: string[] = [];
  /** Of the words, those that were taken. */
  let taken = 0;
  let isOver = false;
  let wake: (() => void)[] = [];

  function add(more: readonly string[]): void {
    words = [...words.slice(taken), ...more];
    taken = 0;
    if (words.length > MAX_WAITING_WORDS) input.pause();
    const waiting = wake;
    wake = [];
    for (const resolve of waiting) resolve();
  }
  function end(): void {
    if (isOver) return;
    isOver = true;
    add(reader.end());
  }

  input.setEncoding('utf8');
  input.on('data', (text: string) => add(reader.read(text)));
  input.on('end', end);
  input.on('error', end);

  async function peek(): Promise<string | undefined> {
    while (taken >= words.length && !isOver) {
      await new Promise<void>((resolve) => wake.push(resolve));
    }
    return words[taken];
  }
  return {
    peek,
    async next() {
      const word = await peek();
      if (word !== undefined) taken++;
      if (taken >= words.length) input.resume();
      return word;
    },
  };
}
