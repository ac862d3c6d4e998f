interface PersonSpec {
  readonly kind: 'person';
}

/** The computer, as it plays by itself. */
export interface ComputerSpec {
  readonly kind: 'computer';
  /** 1 (beginner) to 8 (everything the machine has). */
  readonly level: number;
  /** Thinking time for one move, milliseconds. */
  readonly timeMs: number;
  /** Its level follows the person's results. */
  readonly adapts?: boolean | undefined;
}

/** A program of others, as it is kept in `programs.json`. */
export interface ProgramSpec {
  readonly kind: 'program';
  readonly programId: string;
  /** As it was called when the match began; main knows it, whatever a window says. */
  readonly name: string;
  /** Thinking time for one move, milliseconds. */
  readonly timeMs: number;
}

/** Who plays a side without a person. */
export type EngineSpec = ComputerSpec | ProgramSpec;

/** Who plays a side. */
export type PlayerSpec = PersonSpec | EngineSpec;
