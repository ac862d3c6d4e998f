const WIDTH = 24;
/** Where no terminal shows a bar, a line tells how it goes now and then. */
const LINE_INTERVAL_MS = 30_000;

/** Shows on standard error how far something is. */
export class ProgressBar {
  readonly #total: number;
  readonly #startMs = performance.now();
  #lastLineMs = performance.now();
  #first: number | undefined;

  constructor(total: number) {
    this.#total = total;
  }

  show(done: number, text: string): void {
    const nowMs = performance.now();
    this.#first ??= done;
    const perStepMs = (nowMs - this.#startMs) / Math.max(1, done - this.#first);
    const isKnown = done > this.#first;
    const left = isKnown ? `, ${duration((this.#total - done) * perStepMs)} left` : '';
    const filled = Math.round((WIDTH * done) / this.#total);
    const bar = '█'.repeat(filled).padEnd(WIDTH, '░');
    const line = `${bar} ${done}/${this.#total}  ${text}${left}`;
    if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${line}`);
    else if (nowMs - this.#lastLineMs > LINE_INTERVAL_MS) {
      this.#lastLineMs = nowMs;
      process.stderr.write(`${line}\n`);
    }
  }

  end(): void {
    if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
  }
}

function duration(ms: number): string {
  const seconds = Math.round(ms / 1_000);
  return seconds < 100 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
}
