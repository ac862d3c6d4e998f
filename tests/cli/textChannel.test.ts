import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import type { StandardOutput } from '../../src-main/cli/standardOutput.ts';
import { openStreams } from '../../src-main/cli/textChannel.ts';

/** An output whose reader reads when the test says so. */
function makeSlowOutput() {
  const written: string[] = [];
  let waiting: (() => void)[] = [];
  let isFull = false;
  const output: StandardOutput = {
    get isFull() {
      return isFull;
    },
    write(text) {
      written.push(text);
      isFull = true;
    },
    hasRoom: () => new Promise((resolve) => (isFull ? waiting.push(resolve) : resolve())),
    isEmpty: () => Promise.resolve(),
  };
  const readAll = (): void => {
    isFull = false;
    for (const resolve of waiting) resolve();
    waiting = [];
  };
  return { output, written, readAll };
}

/** Lets streams and promises do what they can do now. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('a conversation over standard input and output', () => {
  it('reads no more while its answers wait for their reader', async () => {
    const { output, written, readAll } = makeSlowOutput();
    const input = new PassThrough();
    const pieces: string[] = [];
    const channel = openStreams(input, output, {
      onText(piece) {
        pieces.push(piece);
        for (const letter of piece) channel.write(`${letter}!`);
        return undefined;
      },
      onEnd: () => pieces.push('end'),
    });
    input.write('ab');
    await settled();
    input.write('c');
    await settled();
    expect([pieces, written]).toEqual([['ab'], ['a!b!']]);
    expect(channel.isFull).toBe(true);
    readAll();
    await settled();
    input.end();
    await settled();
    expect([pieces, written]).toEqual([
      ['ab', 'c'],
      ['a!b!', 'c!'],
    ]);
    readAll();
    await settled();
    expect(pieces.at(-1)).toBe('end');
  });

  it('reads no more while too much waits for a thought', async () => {
    const { output, readAll } = makeSlowOutput();
    const input = new PassThrough();
    const pieces: string[] = [];
    let think: () => void = () => undefined;
    openStreams(input, output, {
      onText(piece) {
        pieces.push(piece);
        return new Promise((resolve) => (think = resolve));
      },
      onEnd: () => undefined,
    });
    input.write('move;');
    await settled();
    input.write('show;');
    await settled();
    expect(pieces).toEqual(['move;']);
    think();
    readAll();
    await settled();
    expect(pieces).toEqual(['move;', 'show;']);
  });
});
