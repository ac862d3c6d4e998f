import { spawn, spawnSync } from 'node:child_process';
import type { ChildExit, ChildHandle } from './childHandle.ts';
import { minimalEnvironment } from './environment.ts';

export interface SpawnOptions {
  /** The program; it is started without a shell. */
  readonly file: string;
  readonly args: readonly string[];
  /** Its working directory. */
  readonly folder: string;
}

/** Children that live, so that none outlives us. */
const living = new Set<ChildHandle>();
process.on('exit', () => {
  for (const child of living) child.kill();
});

/** Starts a program with its standard input and output as the text. */
export function spawnChild({ file, args, folder }: SpawnOptions): ChildHandle {
  const child = spawn(file, args, {
    cwd: folder,
    env: minimalEnvironment(),
    stdio: ['pipe', 'pipe', 'pipe'],
    windowsHide: true,
    // A process group of its own can be killed as a whole.
    detached: process.platform !== 'win32',
  });
  child.stdout.setEncoding('utf8');
  child.stderr.setEncoding('utf8');
  // Writing to a process that has just died is told here; its exit is what counts.
  child.stdin.on('error', () => undefined);

  const exited = new Promise<ChildExit>((resolve) => {
    child.once('error', (error) => resolve({ reason: `could not be started (${error.message})` }));
    child.once('exit', (code, signal) =>
      resolve({
        reason: `ended by itself (${code === null ? signal : `code ${code}`})`,
        code: code ?? undefined,
      }),
    );
  });
  const handle: ChildHandle = {
    write: (text) => void child.stdin.write(text),
    endInput: () => child.stdin.end(),
    onText: (listener) => void child.stdout.on('data', listener),
    onErrorText: (listener) => void child.stderr.on('data', listener),
    onExit: (listener) => void exited.then(listener),
    kill: () => {
      if (child.pid !== undefined) killTree(child.pid);
    },
  };
  living.add(handle);
  void exited.then(() => {
    // What the program started may still be there, and may hold the pipes open.
    handle.kill();
    living.delete(handle);
    child.stdout.destroy();
    child.stderr.destroy();
  });
  return handle;
}

function killTree(pid: number): void {
  if (process.platform === 'win32') {
    spawnSync('taskkill', ['/pid', String(pid), '/t', '/f'], { windowsHide: true });
    return;
  }
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // The whole group is gone already.
  }
}
