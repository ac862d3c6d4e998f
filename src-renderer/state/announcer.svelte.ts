/** What the live region says. Each text is read once, also when it repeats the one before. */
export class Announcer {
  #count = 0;
  current = $state.raw<{ readonly id: number; readonly text: string } | undefined>();

  /** Says a text after whatever a screen reader is reading now. */
  say(text: string): void {
    this.current = { id: ++this.#count, text };
  }
}
