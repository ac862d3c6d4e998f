import type { FileFault, StorageErrorCode, ThreadFault } from '../../../src-shared/ipc/storage.ts';

/** What is said about files, and about what fails inside the program. */
export interface StorageMessages {
  readonly storage: {
    /** Standing: as long as something of the match is not on the disk. */
    unsaved(games: number, error: StorageErrorCode): string;
    /** What that is about. */
    readonly saving: string;
    readonly savedAgain: string;
    settingNotStored(error: StorageErrorCode): string;
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
  };
}
