import type { Launch } from './childHandle.ts';

/** A program that plays Score Four by the text protocol. */
export interface OpponentProgram {
  readonly launch: Launch;
  /**
   * It has our extensions `level N;`, `time S;` and `stop;` (answer the move at once), and tells on its error output
   * what it thinks when started with `--verbose`. Other programs are told only what the protocol has, and are ended
   * when they have to stop in the middle of a thought.
   */
  readonly hasExtensions: boolean;
}

/** How long a program may take, milliseconds. */
export interface OpponentLimits {
  /** From its start to its first answer. */
  readonly startMs: number;
  /** For an answer to anything but a move. */
  readonly commandMs: number;
  /** Beyond its thinking time. */
  readonly graceMs: number;
  /** To answer a move it was told to stop thinking about. */
  readonly stopMs: number;
  /** To end after it was told to. */
  readonly quitMs: number;
}

/** Generous, since a busy machine is no fault of the program. */
export const OPPONENT_LIMITS: OpponentLimits = {
  startMs: 15_000,
  commandMs: 5_000,
  graceMs: 5_000,
  stopMs: 2_000,
  quitMs: 1_000,
};
