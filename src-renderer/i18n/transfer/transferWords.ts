import type { ImportPlan } from '../../../src-shared/ipc/transfer.ts';

/** What is said when everything is written to one file, read from one, or deleted. */
export interface TransferWords {
  readonly exportTitle: string;
  readonly exportText: string;
  readonly exportNow: string;
  readonly exporting: string;
  exported(matches: number): string;
  readonly importTitle: string;
  readonly importText: string;
  readonly choose: string;
  readonly reading: string;
  readonly adding: string;
  readonly faults: Readonly<Record<NonNullable<ImportPlan['fault']>, string>>;
  /** @param date in the language of the window. */
  from(date: string, version: string): string;
  added(count: number): string;
  known(count: number): string;
  longer(count: number): string;
  both(count: number): string;
  tournaments(count: number): string;
  refused(count: number): string;
  failed(count: number): string;
  refusedLine(line: number, reason: string): string;
  readonly cutOff: string;
  readonly puzzles: string;
  readonly withSettings: string;
  readonly importNow: string;
  readonly imported: string;
  readonly deleteTitle: string;
  readonly deleteText: string;
  readonly deleteNow: string;
  readonly notDeleted: string;
  readonly cancel: string;
  readonly close: string;
}
