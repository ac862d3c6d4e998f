/** How long a refused try is explained, milliseconds. */
const SHOWN_MS = 6_000;

/** Why the last try to move was refused, for as long as that is of interest. */
export class RefusedTry {
  reason = $state<string | undefined>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  explain(reason: string): void {
    this.tell(reason);
    this.#timer = setTimeout(() => {
      this.forget();
    }, SHOWN_MS);
  }

  /** Something else that a person wanted to know of the board; it stays until they go on. */
  tell(text: string): void {
    clearTimeout(this.#timer);
    this.reason = text;
  }

  forget(): void {
    clearTimeout(this.#timer);
    this.reason = undefined;
  }

  /** Whatever is tried next on the board, the last try need not be explained any more. */
  readonly forgetByClick = ({ target }: Event): void => {
    if (target instanceof Element && target.closest('[role="gridcell"]') !== null) this.forget();
  };

  readonly forgetByKey = (event: KeyboardEvent): void => {
    if (['Enter', ' ', 'Escape'].includes(event.key)) this.forgetByClick(event);
  };
}
