import * as v from 'valibot';

/* What windows and main say while everything is written to one file or read from one, part by part. */

/** The longest part that main tells, characters. */
export const EXPORT_PART = 500_000;
/** The longest part that a window tells, characters: as JSON text it still is a message that the host takes. */
export const IMPORT_PART = 40_000;

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const transferId = v.pipe(v.string(), v.regex(/^[\da-f]{32}$/));
const nothing = v.undefined();

/** Why a file is not read at all. */
export const IMPORT_FAULTS = ['other', 'newer', 'tooLong', 'nothing'] as const;

/** Lines that are told of by number; the rest is counted. */
export const MAX_REFUSED_LINES = 20;

const importCounts = {
  /** Matches that are not here yet. */
  added: count,
  /** Matches that are here as they are, or go on further here. */
  known: count,
  /** Matches that go on further in the file. */
  longer: count,
  /** Matches that have gone on differently in the file, so that both are kept. */
  both: count,
  /** Tournaments that are not here yet, or have come further in the file. */
  tournaments: count,
  /** Lines that are nothing, or damaged. */
  refused: count,
  refusedLines: v.pipe(
    v.array(v.strictObject({ line: count, reason: v.pipe(v.string(), v.maxLength(300)) })),
    v.maxLength(MAX_REFUSED_LINES),
  ),
};

/** What a file holds, before anything is changed. */
export const importPlanSchema = v.strictObject({
  ...importCounts,
  fault: v.optional(v.picklist(IMPORT_FAULTS)),
  /** When and by which version it was made. */
  madeAt: v.optional(v.string()),
  program: v.optional(v.string()),
  hasSettings: v.boolean(),
  hasPuzzles: v.boolean(),
  /** It ends too soon. */
  isCutOff: v.boolean(),
});

export const importReportSchema = v.strictObject({
  ...importCounts,
  /** Matches that could not be written. */
  failed: count,
});

export const transferNewsSchema = v.strictObject({ done: count, total: count });

const transfer = v.strictObject({ transferId });

export const TRANSFER_CALLS = {
  /** Begins to write everything a person has, in place of what this window has begun before. In a kiosk refused. */
  beginExport: {
    request: nothing,
    response: v.strictObject({ transferId, matches: count }),
  },
  /** The next part of it; after the last one it is over. */
  exportPart: {
    request: transfer,
    response: v.strictObject({ text: v.string(), matches: count, isLast: v.boolean() }),
  },
  beginImport: { request: nothing, response: transfer },
  importPart: {
    request: v.strictObject({ transferId, text: v.pipe(v.string(), v.maxLength(IMPORT_PART)) }),
    response: nothing,
  },
  /** Reads it all and changes nothing. `transferProgressed` tells this window how far it is, here and below. */
  checkImport: { request: transfer, response: importPlanSchema },
  /** Adds what was checked. @param withSettings takes the settings too, but not what depends on the machine. */
  runImport: {
    request: v.strictObject({ transferId, withSettings: v.boolean() }),
    response: importReportSchema,
  },
  /** Ends whatever is under way; what was added until then stays. */
  endTransfer: { request: nothing, response: nothing },
  /** Deletes everything of the person, and begins anew; all windows load again. In a kiosk refused. */
  deleteEverything: { request: nothing, response: nothing },
} as const;

export type ImportPlan = v.InferOutput<typeof importPlanSchema>;
export type ImportReport = v.InferOutput<typeof importReportSchema>;
export type TransferNews = v.InferOutput<typeof transferNewsSchema>;
