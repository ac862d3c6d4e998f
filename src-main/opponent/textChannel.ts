/** How a program that speaks in text meets the one that started it. */
export interface TextChannel {
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

/** Opens the message port where there is one, otherwise standard input and output. */
export function openTextChannel(listeners: TextChannelListeners): TextChannel {
  const { parentPort } = process as { readonly parentPort?: ParentPort };
  return parentPort === undefined
    ? openStandardStreams(listeners)
    : openMessagePort(parentPort, listeners);
}

function openStandardStreams({ onText, onEnd }: TextChannelListeners): TextChannel {
  const { stdin, stdout } = process;
  // Nobody listens any more: there is nothing left to do.
  stdout.on('error', () => process.exit(0));
  stdin.setEncoding('utf8');
  stdin.on('data', (piece: string) => {
    const room = onText(piece);
    if (room === undefined) return;
    stdin.pause();
    void room.then(() => stdin.resume());
  });
  stdin.on('end', onEnd);
  stdin.on('error', onEnd);
  return {
    write: (text) => void stdout.write(text),
    end: () => void stdout.write('', () => process.exit(0)),
  };
}

function openMessagePort(port: ParentPort, { onText }: TextChannelListeners): TextChannel {
  port.on('message', ({ data }) => void onText(String(data)));
  return {
    write: (text) => port.postMessage(text),
    end: () => process.exit(0),
  };
}
