import * as v from 'valibot';
import { err, ok, type Result } from '../../src-shared/core/result.ts';
import { checkJsonBounds } from '../../src-shared/record/jsonBounds.ts';
import { migrate } from '../../src-shared/record/migrations.ts';
import type { ContentError } from './safeFile.ts';

/** Deeper than any of our files. */
const MAX_DEPTH = 10;

/**
 * Reads JSON text by a schema; size and depth are checked before.
 * @returns an error that says what is wrong and where, as a sentence without its full stop.
 */
export function parseJsonFile<S extends v.GenericSchema>(
  schema: S,
  text: string,
): Result<v.InferOutput<S>, ContentError> {
  const bounds = checkJsonBounds(text, MAX_DEPTH);
  if (!bounds.ok) return err({ message: bounds.error });
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return err({ isNoJson: true, message: `it is not JSON: ${(error as Error).message}` });
  }
  const parsed = v.safeParse(schema, json);
  if (parsed.success) return ok(parsed.output);
  const [issue] = parsed.issues;
  const place = v.getDotPath(issue) ?? undefined;
  return err({ place, message: `at ${place ?? 'the top'}: ${issue.message}` });
}

/** Reads a file that says its format and version, of which there is one so far; a later one is told apart. */
export function parseVersionedFile<S extends v.GenericSchema>(
  format: string,
  schema: S,
  text: string,
): Result<v.InferOutput<S>, ContentError> {
  const head = v.looseObject({ format: v.literal(format), version: v.unknown() });
  const outer = parseJsonFile(head, text);
  if (!outer.ok) return outer;
  const migrated = migrate(outer.value, outer.value.version, []);
  if (!migrated.ok) {
    const { code, message } = migrated.error;
    return err({ isNewer: code === 'ERR_VERSION_NEWER', message });
  }
  return parseJsonFile(schema, text);
}
