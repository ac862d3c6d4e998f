import * as v from 'valibot';
import type { OpenNote } from '../formats/openNote.ts';

/** What is said of a file that was opened, as main tells it. */

const place = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const result = v.union([v.picklist([0, 1]), v.literal('draw')]);

const openNoteSchema = v.variant('code', [
  v.strictObject({ code: v.literal('NOTE_BROKEN'), offset: place, line: place, column: place }),
  v.strictObject({
    code: v.literal('NOTE_BAD_MOVE'),
    number: place,
    move: v.pipe(v.string(), v.maxLength(40)),
  }),
  v.strictObject({ code: v.literal('NOTE_LINES_LEFT_OUT'), count: place }),
  v.strictObject({ code: v.literal('NOTE_COMMENTS_CUT') }),
  v.strictObject({ code: v.literal('NOTE_SWAP'), swap: v.picklist(['pieces', 'sides']) }),
  v.strictObject({
    code: v.literal('NOTE_RESULT'),
    told: result,
    board: v.union([result, v.literal('open')]),
  }),
  v.strictObject({ code: v.literal('NOTE_MORE_GAMES') }),
  v.strictObject({ code: v.literal('NOTE_LEFT_OUT'), where: v.pipe(v.string(), v.maxLength(40)) }),
  v.strictObject({ code: v.literal('NOTE_CHARSET'), charset: v.pipe(v.string(), v.maxLength(40)) }),
]) satisfies v.GenericSchema<OpenNote>;

export const openNotesSchema = v.pipe(v.array(openNoteSchema), v.maxLength(20), v.readonly());
