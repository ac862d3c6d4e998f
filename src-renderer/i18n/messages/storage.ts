import type { StorageErrorCode } from '../../../src-shared/ipc/storage.ts';

/** What is said of saving. */
export interface StorageMessages {
  readonly storage: {
    /** Standing: as long as something of the match is not on the disk. */
    unsaved(games: number, error: StorageErrorCode): string;
    /** What that is about. */
    readonly saving: string;
    readonly savedAgain: string;
    settingNotStored(error: StorageErrorCode): string;
  };
}
