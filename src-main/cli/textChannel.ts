import type { Readable } from 'node:stream';
import type { StandardOutput } from './standardOutput.ts';

/** How a program that speaks in text meets the one that started it. */
export interface TextChannel {
  /** Whether what was written waits for its reader; text that can be spared is better left out then. */
  readonly isFull: boolean;
  write(text: string): void;
  /** Ends the process once what was written is gone out. */
  end(): void;
}

export interface TextChannelListeners {
  /** Takes text, in pieces of any size. While a promise it returns is pending, no more is read where that can be. */
  onText(piece: string): Promise<void> | undefined;
  onEnd(): void;
}

/** The message port that a utility process has instead of standard input. */
interface ParentPort {
  on(event: 'message', listener: (message: { readonly data: unknown }) => void): void;
  postMessage(message: string): void;
}

/** Opens the message port where there is one, otherwise standard input. @param output where the answers go otherwise. */
export function openTextChannel(
  listeners: TextChannelListeners,
  output: StandardOutput,
): TextChannel {
  const { parentPort } = process as { readonly parentPort?: ParentPort };
  return parentPort === undefined
    ? openStreams(process.stdin, output, listeners)
    : openMessagePort(parentPort, listeners);
}

/** Reads on only when the answers to what was read have gone out, so that a reader that does not read costs no memory. */
export function openStreams(
  input: Readable,
  output: StandardOutput,
  { onText, onEnd }: TextChannelListeners,
): TextChannel {
  const wait = async (room: Promise<void> | undefined): Promise<void> => {
    input.pause();
    await room;
    await output.hasRoom();
    input.resume();
  };
  /** The answers to one piece of input, of which there may be very many: they go out together. */
  let answers: string[] | undefined;
  input.setEncoding('utf8');
  input.on('data', (piece: string) => {
    answers = [];
    const room = onText(piece);
    if (answers.length > 0) output.write(answers.join(''));
    answers = undefined;
    if (room !== undefined || output.isFull) void wait(room);
  });
  input.on('end', onEnd);
  input.on('error', onEnd);
  return {
    get isFull() {
      return output.isFull;
    },
    write(text) {
      if (answers === undefined) output.write(text);
      else answers.push(text);
    },
    end: () => void output.isEmpty().then(() => process.exit(0)),
  };
}

function openMessagePort(port: ParentPort, { onText }: TextChannelListeners): TextChannel {
  port.on('message', ({ data }) => void onText(String(data)));
  return {
    isFull: false,
    write: (text) => port.postMessage(text),
    end: () => process.exit(0),
  };
}
