/** How a child process ended, in words that follow “it”, e.g. `ended by itself with code 1`. */
export interface ChildExit {
  readonly reason: string;
  /** The status that it ended with by itself, where that is known. */
  readonly code?: number | undefined;
}

/** A child process that text can be written to and read from, however it was started. */
export interface ChildHandle {
  /** Never throws; text for a process that is gone is lost. */
  write(text: string): void;
  /** Ends its input, where its input can end. */
  endInput?(): void;
  /** Text from its output, in pieces of any size. */
  onText(listener: (chunk: string) => void): void;
  /** Text from its error output. */
  onErrorText(listener: (chunk: string) => void): void;
  /** Called once, when the process is gone or could not be started. */
  onExit(listener: (exit: ChildExit) => void): void;
  /** Ends the process and all it started, without asking. Does nothing when it is gone. */
  kill(): void;
}

/** Starts a program, with further arguments where it takes any. Failing to start is told by `onExit`. */
export type Launch = (args: readonly string[]) => ChildHandle;
