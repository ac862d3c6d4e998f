import * as v from 'valibot';
import { gameIdSchema, programIdSchema, programNameSchema } from '../match/configSchema.ts';
import { ruleReportSchema } from '../programs/check/checkReport.ts';
import {
  PROGRAM_FAULTS,
  PROGRAM_PROTOCOLS,
  programArgsSchema,
  programGamesSchema,
} from '../programs/program.ts';

/* What windows and main say about the programs of others. A window never sees or sends a path. */

const fileName = v.pipe(v.string(), v.maxLength(255));

/** What can be said otherwise of a program than it is. */
const changeable = {
  name: programNameSchema,
  protocol: v.picklist(PROGRAM_PROTOCOLS),
  gameIds: programGamesSchema,
  args: programArgsSchema,
};

export const programViewSchema = v.strictObject({
  programId: programIdSchema,
  ...changeable,
  /** Without its folder. */
  fileName,
  /** The name of the folder that it works in, where that was chosen. */
  folderName: v.exactOptional(fileName),
  /** Why it can't be started. */
  fault: v.exactOptional(v.picklist(PROGRAM_FAULTS)),
});

export const programListSchema = v.strictObject({
  /** Programs are added and changed here; otherwise only in the file of the data folder. */
  canChange: v.boolean(),
  programs: v.pipe(v.array(programViewSchema), v.readonly()),
});

export const checkId = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));

export const checkNewsSchema = v.strictObject({
  checkId,
  reports: v.pipe(v.array(ruleReportSchema), v.readonly()),
  isOver: v.boolean(),
});

/** The longest line that a window is shown of a conversation, characters, and how many lines. */
export const MAX_SAID = 300;
export const MAX_SAID_LINES = 200;

const saidSchema = v.strictObject({
  /** In their order, from 1 up; some may be missing. */
  number: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  by: v.picklist(['us', 'program', 'error']),
  line: v.pipe(v.string(), v.maxLength(MAX_SAID)),
});

export const conversationSchema = v.strictObject({
  programId: programIdSchema,
  lines: v.pipe(v.array(saidSchema), v.maxLength(MAX_SAID_LINES), v.readonly()),
});

const one = v.strictObject({ programId: programIdSchema });

/** The calls of the contract that are about programs. */
export const PROGRAM_CALLS = {
  /** In a kiosk there are none. */
  programs: { request: v.undefined(), response: programListSchema },
  /**
   * Lets the person choose a program by a dialog of the system, and asks whether it may be started; nothing when they
   * do not want it. `ERR_NO_PICKER` where there is no such dialog, as for the next two.
   */
  addProgram: { request: v.undefined(), response: v.optional(programViewSchema) },
  /** Other arguments are shown to the person and asked about by main; nothing when they do not want them. */
  changeProgram: {
    request: v.strictObject({ programId: programIdSchema, ...changeable }),
    response: v.optional(programViewSchema),
  },
  /** Lets the person choose the folder that a program works in. */
  chooseProgramFolder: { request: one, response: v.optional(programViewSchema) },
  removeProgram: { request: one, response: v.undefined() },
  /** Tries the rules of its protocol on a program, in place of what this window had checked before. */
  startCheck: {
    request: v.strictObject({ checkId, programId: programIdSchema, gameId: gameIdSchema }),
    response: v.undefined(),
  },
  stopCheck: { request: v.strictObject({ checkId }), response: v.undefined() },
  /** What was said with a program last. */
  conversation: { request: one, response: conversationSchema },
} as const;

export type ProgramView = v.InferOutput<typeof programViewSchema>;
export type ProgramList = v.InferOutput<typeof programListSchema>;
export type CheckNews = v.InferOutput<typeof checkNewsSchema>;
export type SaidLine = v.InferOutput<typeof saidSchema>;
