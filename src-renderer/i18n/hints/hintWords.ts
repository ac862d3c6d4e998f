/** What is said with hints, and of the reasons of the computer’s moves. */
export interface HintWords {
  readonly idea: string;
  readonly why: string;
  readonly searching: string;
  readonly noIdea: string;
  readonly showMove: string;
  move(move: string): string;
  readonly close: string;
  readonly noReason: string;
  /** Where the board shows a line. */
  readonly otherwise: string;
  readonly failed: string;
  taken(count: number): string;
}
