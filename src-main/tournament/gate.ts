/** Why the games of a tournament stand still: somebody has paused it, or a person’s own play and analysis go first. */
export type Hold = 'paused' | 'person';

/** Lets moves be thought about, or not now. */
export interface Gate {
  readonly holds: ReadonlySet<Hold>;
  hold(why: Hold): void;
  release(why: Hold): void;
  /** Resolves once nothing holds, or the signal is aborted. */
  opened(signal: AbortSignal): Promise<void>;
  /** Told whenever it closes. @returns what ends that. */
  onClose(listener: () => void): () => void;
}

export function makeGate(): Gate {
  const holds = new Set<Hold>();
  const waiting = new Set<() => void>();
  const closing = new Set<() => void>();
  return {
    holds,
    hold(why) {
      const wasOpen = holds.size === 0;
      holds.add(why);
      if (wasOpen) for (const listener of closing) listener();
    },
    release(why) {
      if (!holds.delete(why) || holds.size > 0) return;
      for (const goOn of [...waiting]) goOn();
    },
    opened(signal) {
      if (holds.size === 0 || signal.aborted) return Promise.resolve();
      return new Promise((resolve) => {
        const goOn = (): void => {
          waiting.delete(goOn);
          signal.removeEventListener('abort', goOn);
          resolve();
        };
        waiting.add(goOn);
        signal.addEventListener('abort', goOn);
      });
    },
    onClose(listener) {
      closing.add(listener);
      return () => closing.delete(listener);
    },
  };
}
