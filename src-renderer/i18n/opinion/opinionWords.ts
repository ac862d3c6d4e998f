import type { ForfeitFault } from '../../../src-shared/core/forfeitFault.ts';

/** What is said of a program that is asked about positions beside our own engine. Loaded with the analysis board. */
export interface OpinionWords {
  readonly title: string;
  readonly explained: string;
  readonly which: string;
  thinking(name: string): string;
  /** Its move. */
  says(name: string, move: string): string;
  /** The chance of the side to move, as it sees it. */
  chance(percent: number): string;
  took(seconds: number): string;
  agree(move: string): string;
  differ(ours: string, theirs: string): string;
  readonly setUp: string;
  resigns(name: string): string;
  failed(name: string, fault: string): string;
  readonly faults: Readonly<Record<ForfeitFault, string>>;
  /** What stands on the board at its move. */
  legend(sign: string, name: string): string;
}
