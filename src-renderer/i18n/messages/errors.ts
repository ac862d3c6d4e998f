import type { CallErrorCode } from '../../../src-shared/ipc/callErrors.ts';
import type { StorageErrorCode } from '../../../src-shared/ipc/storage.ts';

/** Why something that was asked of the program was not done. */
export interface ErrorMessages {
  readonly errors: Readonly<Record<Exclude<CallErrorCode, StorageErrorCode>, string>>;
}
