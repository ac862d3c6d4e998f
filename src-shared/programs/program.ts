import * as v from 'valibot';
import { gameIdSchema, programIdSchema, programNameSchema } from '../match/configSchema.ts';

/* Programs of others that play against people: what is kept of them, and what may be asked of them. */

/** How a program is spoken with: by the Score Four text protocol, or the Go Text Protocol. */
export const PROGRAM_PROTOCOLS = ['scoreFour', 'gtp'] as const;

export type ProgramProtocol = (typeof PROGRAM_PROTOCOLS)[number];

export const MAX_PROGRAM_ARGS = 64;
/** The longest argument, characters. */
export const MAX_PROGRAM_ARG = 1_000;

const argument = v.pipe(v.string(), v.maxLength(MAX_PROGRAM_ARG), v.regex(/^[^\0]*$/));

export const programArgsSchema = v.pipe(
  v.array(argument),
  v.maxLength(MAX_PROGRAM_ARGS),
  v.readonly(),
);

export const programGamesSchema = v.pipe(
  v.array(gameIdSchema),
  v.minLength(1),
  v.maxLength(40),
  v.readonly(),
);

const path = v.pipe(v.string(), v.minLength(1), v.maxLength(4_096), v.regex(/^[^\0]*$/));

/** A program as it is kept in the data folder; a window never sees its paths. */
export const programSchema = v.pipe(
  v.strictObject({
    programId: programIdSchema,
    name: programNameSchema,
    protocol: v.picklist(PROGRAM_PROTOCOLS),
    /** The games that it plays. */
    gameIds: programGamesSchema,
    /** The whole path of what is started. */
    file: path,
    /** Handed to it one by one, without a shell. */
    args: programArgsSchema,
    /** Where it works; in a folder of its own where this is left out. */
    folder: v.exactOptional(path),
  }),
  v.check(
    ({ protocol, gameIds }) => protocol === 'gtp' || gameIds.every((id) => id === 'scoreFour'),
    'the Score Four protocol is for Score Four alone',
  ),
);

export type Program = v.InferOutput<typeof programSchema>;

/** Why a program can't be started, as far as can be seen without starting it. */
export const PROGRAM_FAULTS = [
  'batch',
  'relative',
  'missing',
  'notExecutable',
  'noFolder',
] as const;

export type ProgramFault = (typeof PROGRAM_FAULTS)[number];
