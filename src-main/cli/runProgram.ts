import { version } from '../../package.json';
import type { Request } from './request.ts';
import { openStandardOutput, type StandardOutput } from './standardOutput.ts';

export interface Program<T> {
  readonly help: string;
  parse(args: readonly string[]): Request<T>;
  /** @returns the status it ends with. */
  run(options: T, output: StandardOutput): Promise<number>;
}

/** Status of a program that does not understand its arguments. */
const WRONG_ARGUMENTS = 2;

/** Runs a program of the command line: its help, its version, what is wrong with its arguments, or what it does. */
export async function runProgram<T>({ help, parse, run }: Program<T>): Promise<void> {
  const output = openStandardOutput();
  const request = parse(process.argv.slice(2));
  if (!request.ok) {
    process.stderr.write(`${request.error}\n`);
    process.exitCode = WRONG_ARGUMENTS;
  } else if (request.value === 'help') output.write(help);
  else if (request.value === 'version') output.write(`${version}\n`);
  else process.exitCode = await run(request.value, output);
}
