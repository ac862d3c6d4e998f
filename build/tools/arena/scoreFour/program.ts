import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import type { Side } from '../../../../src-shared/core/side.ts';
import { makePeg, parsePeg } from '../../../../src-shared/games/scoreFour/notation.ts';

const COLOURS = ['white', 'black'] as const;

/** The built opponent as a child process, spoken to through its protocol alone. */
export class Program {
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #lines: string[] = [];
  #wake: () => void = () => undefined;
  /** Longest time for a `move;`, milliseconds. */
  slowestMs = 0;

  constructor(args: readonly string[]) {
    this.#child = spawn(process.execPath, ['out/main/scoreFour.js', ...args]);
    let rest = '';
    this.#child.stdout.setEncoding('utf8').on('data', (text: string) => {
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      this.#lines.push(...lines);
      this.#wake();
    });
  }

  async #ask(command: string): Promise<string> {
    this.#child.stdin.write(`${command}\n`);
    while (this.#lines.length === 0) {
      await new Promise<void>((resolve) => (this.#wake = resolve));
    }
    return this.#lines.shift() ?? '';
  }

  async newGame(side: Side): Promise<void> {
    await this.#ask('restart;');
    await this.#ask(`play ${COLOURS[side]};`);
  }

  async note(side: Side, peg: number): Promise<void> {
    await this.#ask(`note: ${COLOURS[side]} plays ${makePeg(peg)};`);
  }

  /** @throws Error on an answer that is no location. */
  async move(): Promise<number> {
    const startMs = performance.now();
    const answer = await this.#ask('move;');
    this.slowestMs = Math.max(this.slowestMs, performance.now() - startMs);
    const peg = parsePeg(answer.replace(/\.$/, ''));
    if (!peg.ok) throw new Error(`the program answered ${answer}`);
    return peg.value;
  }

  /** Most memory it ever had, MB; `undefined` where the system does not tell. */
  peakMegabytes(): number | undefined {
    const path = `/proc/${this.#child.pid}/status`;
    if (!existsSync(path)) return undefined;
    const [, kilobytes] = /^VmHWM:\s+(\d+) kB/m.exec(readFileSync(path, 'utf8')) ?? [];
    return kilobytes === undefined ? undefined : Math.round(Number(kilobytes) / 1024);
  }

  async quit(): Promise<void> {
    const gone = new Promise((resolve) => this.#child.once('exit', resolve));
    await this.#ask('quit;');
    await gone;
  }
}
