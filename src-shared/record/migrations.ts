import { err, ok, type Result } from '../core/result.ts';

export type JsonObject = Readonly<Record<string, unknown>>;

/** Makes what one version of a file holds into what the next one does. */
export type Migration = (raw: JsonObject) => JsonObject;

export interface VersionError {
  readonly code: 'ERR_VERSION_NEWER' | 'ERR_VERSION_UNKNOWN';
  /** A sentence without its full stop. */
  readonly message: string;
}

/**
 * Brings the content of a file up to the newest version, which is one more than there are migrations.
 * @param version as the file says.
 * @param migrations the first leads from version 1 to 2, and so on.
 */
export function migrate(
  raw: JsonObject,
  version: unknown,
  migrations: readonly Migration[],
): Result<JsonObject, VersionError> {
  const newest = migrations.length + 1;
  if (typeof version !== 'number' || !Number.isSafeInteger(version) || version < 1) {
    return err({ code: 'ERR_VERSION_UNKNOWN', message: 'it does not say its version' });
  }
  if (version > newest) {
    const message = `it has version ${version}, but this Quintet reads none after ${newest}`;
    return err({ code: 'ERR_VERSION_NEWER', message });
  }
  return ok(migrations.slice(version - 1).reduce((older, step) => step(older), raw));
}
