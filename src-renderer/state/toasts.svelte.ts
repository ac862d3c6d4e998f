export interface Toast {
  readonly id: number;
  readonly text: string;
  /** What it is called in main, which keeps it until it is dismissed. */
  readonly noticeId: number | undefined;
}

/** At most this many are on the screen; older ones wait until there is room. */
const MAX_SHOWN = 4;
/** Beyond that the oldest are forgotten. */
const MAX_KEPT = 50;

/** Errors and notices. They stay until the person has dismissed them: nobody must read against the clock. */
export class Toasts {
  #count = 0;
  #kept = $state.raw<readonly Toast[]>([]);
  readonly #onDismiss: (noticeId: number) => void;

  /** @param onDismiss told which notice of main has been read. */
  constructor(onDismiss: (noticeId: number) => void = () => undefined) {
    this.#onDismiss = onDismiss;
  }

  get shown(): readonly Toast[] {
    return this.#kept.slice(-MAX_SHOWN);
  }

  /** Shows a text, once while it is not dismissed; a notice that is shown already stays where it is. */
  show(text: string, noticeId?: number): void {
    const isSame = (toast: Toast): boolean => toast.noticeId === noticeId && toast.text === text;
    if (noticeId !== undefined && this.#kept.some(isSame)) return;
    const others = this.#kept.filter((toast) => toast.text !== text);
    this.#kept = [...others, { id: ++this.#count, text, noticeId }].slice(-MAX_KEPT);
  }

  dismiss(id: number): void {
    const noticeId = this.#kept.find((toast) => toast.id === id)?.noticeId;
    this.#kept = this.#kept.filter((toast) => toast.id !== id);
    if (noticeId !== undefined) this.#onDismiss(noticeId);
  }
}
