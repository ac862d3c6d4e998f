import type { EventEmitter } from 'node:events';
import type { ChildHandle } from './childHandle.ts';

/** What is used of Electron's `UtilityProcess`. */
interface UtilityProcess extends Pick<EventEmitter, 'on' | 'once'> {
  readonly pid: number | undefined;
  readonly stderr: NodeJS.ReadableStream | null;
  postMessage(message: string): void;
  kill(): boolean;
}

/** An Electron utility process as a child that text is exchanged with, over its message port. */
export function wrapUtilityProcess(child: UtilityProcess): ChildHandle {
  let isGone = false;
  const exited = new Promise<number>((resolve) => {
    child.once('exit', (code: number) => {
      isGone = true;
      resolve(code);
    });
  });
  // The exit that follows is what counts.
  child.on('error', () => undefined);
  child.stderr?.setEncoding('utf8');
  return {
    write: (text) => child.postMessage(text),
    onText: (listener) =>
      void child.on('message', (data: unknown) => {
        if (typeof data === 'string') listener(data);
      }),
    onErrorText: (listener) => void child.stderr?.on('data', listener),
    onExit: (listener) =>
      void exited.then((code) => listener({ reason: `ended by itself (code ${code})` })),
    kill: () => {
      if (isGone) return;
      // Asked politely first by Electron; a program that hangs hears only the second.
      const { pid } = child;
      child.kill();
      if (pid !== undefined) killHard(pid);
    },
  };
}

function killHard(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It was gone already.
  }
}
