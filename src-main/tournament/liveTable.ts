/** Shows on standard error how something goes that has several lines; where no terminal is, nothing. */
export class LiveTable {
  #lines = 0;

  show(text: string): void {
    if (!process.stderr.isTTY) return;
    this.end();
    process.stderr.write(`${text}\n`);
    this.#lines = text.split('\n').length;
  }

  /** Takes it away again. */
  end(): void {
    if (this.#lines > 0) process.stderr.write(`\u001b[${this.#lines}A\u001b[J`);
    this.#lines = 0;
  }
}
