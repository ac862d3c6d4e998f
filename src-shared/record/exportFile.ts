import * as v from 'valibot';
import { err, ok, type Result } from '../core/result.ts';
import { checkJsonBounds } from './jsonBounds.ts';
import { isEmpty, type Label, labelSchema, NO_LABEL } from './labels.ts';
import { makeMatchJson, type MatchRecord, parseMatchJson } from './matchRecord.ts';

/*
 * Everything a person has in one file: a line of JSON for each thing, so that it is written and read piece by piece,
 * whatever its size, and a damaged line costs no other. The first line says what it is; the last one how many matches
 * there are, so that one that was cut off is known for it.
 */

const FORMAT = 'quintet-export';
const VERSION = 1;
/** The deepest line: a match, one level below the line itself. */
const MAX_DEPTH = 12;

/** The longest file that is read, bytes: a hundred thousand long matches. */
export const MAX_EXPORT_BYTES = 512 * 1024 * 1024;

export interface ExportHeader {
  /** ISO 8601, UTC. */
  readonly madeAt: string;
  /** The version of the program. */
  readonly program: string;
}

/** What a line holds. All but matches is as in files of its own, whose readers check it. */
export type ExportEntry =
  | { readonly kind: 'match'; readonly record: MatchRecord; readonly label: Label }
  | { readonly kind: 'settings' | 'puzzles' | 'tournament'; readonly json: unknown }
  | { readonly kind: 'end'; readonly matches: number };

export interface ExportError {
  readonly code: 'ERR_EXPORT_OTHER' | 'ERR_EXPORT_NEWER' | 'ERR_EXPORT_LINE';
  /** A sentence without its full stop. */
  readonly message: string;
}

const headerSchema = v.looseObject({
  format: v.literal(FORMAT),
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  madeAt: v.pipe(v.string(), v.isoTimestamp()),
  program: v.pipe(v.string(), v.maxLength(40)),
});

const lineSchema = v.union([
  v.strictObject({ match: v.unknown(), label: v.optional(labelSchema, NO_LABEL) }),
  v.strictObject({ settings: v.unknown() }),
  v.strictObject({ puzzles: v.unknown() }),
  v.strictObject({ tournament: v.unknown() }),
  v.strictObject({
    end: v.strictObject({ matches: v.pipe(v.number(), v.safeInteger(), v.minValue(0)) }),
  }),
]);

const lineOf = (json: object): string => `${JSON.stringify(json)}\n`;

export const makeExportHeader = (header: ExportHeader): string =>
  lineOf({ format: FORMAT, version: VERSION, ...header });

/** A line, with its end. */
export function makeExportLine(entry: ExportEntry): string {
  switch (entry.kind) {
    case 'match': {
      const label = isEmpty(entry.label) ? undefined : entry.label;
      return lineOf({ match: makeMatchJson(entry.record), label });
    }
    case 'settings':
    case 'puzzles':
    case 'tournament':
      return lineOf({ [entry.kind]: entry.json });
    case 'end':
      return lineOf({ end: { matches: entry.matches } });
  }
}

export function parseExportHeader(line: string): Result<ExportHeader, ExportError> {
  const json = parseLine(line);
  const header = v.safeParse(headerSchema, json.ok ? json.value : undefined);
  if (!header.success) {
    return err({ code: 'ERR_EXPORT_OTHER', message: 'it is no file with everything of Quintet' });
  }
  const { version, madeAt, program } = header.output;
  if (version > VERSION) {
    const message = `it has version ${version}, but this Quintet reads none after ${VERSION}`;
    return err({ code: 'ERR_EXPORT_NEWER', message });
  }
  return ok({ madeAt, program });
}

export function parseExportLine(line: string): Result<ExportEntry, ExportError> {
  const json = parseLine(line);
  if (!json.ok) return json;
  const parsed = v.safeParse(lineSchema, json.value);
  if (!parsed.success) {
    return err({ code: 'ERR_EXPORT_LINE', message: 'it is nothing that Quintet keeps' });
  }
  const read = parsed.output;
  if ('end' in read) return ok({ kind: 'end', matches: read.end.matches });
  if ('settings' in read) return ok({ kind: 'settings', json: read.settings });
  if ('puzzles' in read) return ok({ kind: 'puzzles', json: read.puzzles });
  if ('tournament' in read) return ok({ kind: 'tournament', json: read.tournament });
  const record = parseMatchJson(read.match);
  if (!record.ok) return err({ code: 'ERR_EXPORT_LINE', message: record.error.message });
  return ok({ kind: 'match', record: record.value, label: read.label });
}

function parseLine(line: string): Result<unknown, ExportError> {
  const bad = (message: string) => err({ code: 'ERR_EXPORT_LINE', message } as const);
  const bounds = checkJsonBounds(line, MAX_DEPTH);
  if (!bounds.ok) return bad(bounds.error);
  try {
    return ok(JSON.parse(line));
  } catch (error) {
    return bad(`it is not JSON: ${(error as Error).message}`);
  }
}
