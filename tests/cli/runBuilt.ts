import type { ChildProcess, StdioOptions } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { finished, start } from '../../build/processes.mjs';
import { root } from '../../build/project.mjs';

/** What a program wrote and how it ended. */
export interface Ended {
  readonly code: number;
  readonly output: string;
  readonly errors: string;
}

/** Starts a built program of the command line. */
export function startBuilt(
  program: string,
  args: readonly string[],
  stdio: StdioOptions = ['pipe', 'pipe', 'pipe'],
): ChildProcess {
  const script = join(root, 'out/main', `${program}.js`);
  if (!existsSync(script)) throw new Error('run `npm run build` first');
  const child = start(process.execPath, [script, ...args], { stdio });
  // A program may end before it has read everything.
  child.stdin?.on('error', () => undefined);
  return child;
}

/** Gathers what a started program writes until it ends. */
export async function gatherOutput(child: ChildProcess): Promise<Ended> {
  let [output, errors] = ['', ''];
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (errors += text));
  return { code: await finished(child), output, errors };
}

/** Runs a built program on all of its input. */
export function runBuilt(
  program: string,
  args: readonly string[],
  input: string | Buffer = '',
): Promise<Ended> {
  const child = startBuilt(program, args);
  child.stdin?.end(input);
  return gatherOutput(child);
}
