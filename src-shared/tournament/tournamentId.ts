import * as v from 'valibot';

/** What a tournament is called in files and messages. */
export const tournamentIdSchema = v.pipe(v.string(), v.regex(/^[\w-]{1,32}$/));
