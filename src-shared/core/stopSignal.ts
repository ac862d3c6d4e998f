/** Tells that an answer is no longer wanted. The `AbortSignal` of browsers and Node fits it. */
export interface StopSignal {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void): void;
}

/** A signal and the function that raises it, once. */
export function makeStopSignal(): { readonly signal: StopSignal; readonly stop: () => void } {
  const listeners: (() => void)[] = [];
  let aborted = false;
  const signal: StopSignal = {
    get aborted() {
      return aborted;
    },
    addEventListener: (_, listener) => listeners.push(listener),
  };
  const stop = (): void => {
    if (aborted) return;
    aborted = true;
    for (const listener of listeners) listener();
  };
  return { signal, stop };
}
