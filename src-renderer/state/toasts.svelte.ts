export interface Toast {
  readonly id: number;
  readonly text: string;
}

/** At most this many stay on the screen; the oldest give way. */
const MAX_SHOWN = 4;

/** Errors and notices. They stay until the person has dismissed them: nobody must read against the clock. */
export class Toasts {
  #count = 0;
  shown = $state.raw<readonly Toast[]>([]);

  /** Shows a text, once while it is on the screen. */
  show(text: string): void {
    const others = this.shown.filter((toast) => toast.text !== text);
    this.shown = [...others, { id: ++this.#count, text }].slice(-MAX_SHOWN);
  }

  dismiss(id: number): void {
    this.shown = this.shown.filter((toast) => toast.id !== id);
  }
}
