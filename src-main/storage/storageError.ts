import { err, type Result } from '../../src-shared/core/result.ts';
import type { StorageErrorCode } from '../../src-shared/ipc/storage.ts';
import { errorCode } from './fileSystem.ts';

/** Why something could not be written. */
export interface StorageError {
  readonly code: StorageErrorCode;
  /** The system's own code, for the log, e.g. `EIO`. */
  readonly detail: string;
}

export type Written = Result<void, StorageError>;

const CODES: Readonly<Record<string, StorageErrorCode>> = {
  ENOSPC: 'ERR_DISK_FULL',
  EDQUOT: 'ERR_DISK_FULL',
  EFBIG: 'ERR_DISK_FULL',
  EROFS: 'ERR_READ_ONLY',
  EACCES: 'ERR_NOT_ALLOWED',
  EPERM: 'ERR_NOT_ALLOWED',
  EBUSY: 'ERR_BUSY',
  EISDIR: 'ERR_IN_THE_WAY',
  ENOTDIR: 'ERR_IN_THE_WAY',
  EEXIST: 'ERR_IN_THE_WAY',
  ENOTEMPTY: 'ERR_IN_THE_WAY',
};

/** What an exception of the file system means for the person. @throws the same one when it comes from elsewhere. */
export function storageError(error: unknown): StorageError {
  const detail = errorCode(error);
  if (detail === '') throw error;
  return { code: CODES[detail] ?? 'ERR_STORAGE', detail };
}

export const notWritten = (code: StorageErrorCode): Written => err({ code, detail: '' });
