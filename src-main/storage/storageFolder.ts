import type { Disk } from './fileSystem.ts';
import type { StorageError } from './storageError.ts';

/** A folder that files are kept in. */
export interface StorageFolder extends Disk {
  readonly path: string;
  /** Asked before each write. @returns why nothing may be written here now. */
  obstacle(): Promise<StorageError | undefined>;
}
