import type { FileFault, ThreadFault } from '../../../src-shared/ipc/storage.ts';

/** What is said of files that are not as they should be, and of what fails inside the program. */
export interface NoticesWords {
  /** @param place where in the file, by its keys, e.g. `moves.12`. */
  fileUnusable(
    file: string,
    fault: FileFault,
    place: string | undefined,
    keptAs: string | undefined,
  ): string;
  backupUsed(file: string): string;
  /** A file that the program was started with. @param isOpened some of it was read. */
  gameFile(file: string, isOpened: boolean): string;
  movedAway(file: string, keptAs: string): string;
  noBackup(file: string): string;
  settingsRepaired(keys: readonly string[], keptAs: string | undefined): string;
  readonly threadReplaced: Readonly<Record<ThreadFault, string>>;
  settingsNewer(keptAs: string | undefined): string;
}
