import { err, ok, type Result } from '../core/result.ts';
import { parseMatchRecord } from '../record/matchRecord.ts';
import { openBrokenRecord } from './brokenRecord.ts';
import { textOf } from './charset.ts';
import { isCode, parseCode } from './codeGame.ts';
import { isGtpList, parseGtpList } from './gtpList.ts';
import { isHexLink, parseHexLink } from './hexLink.ts';
import { parseMoveList } from './moveList.ts';
import type { OpenError, OpenNote } from './openNote.ts';
import type { OpenedGame } from './readGame.ts';
import { parseSgf } from './readSgf.ts';
import { MAX_SGF_LENGTH } from './sgfTree.ts';
import { bytesBefore, placeInRaw, type TextPlace } from './textPlace.ts';

/** Opens the bytes of a file, whatever kind of file it is: its content tells. */
export function parseGameFile(bytes: Uint8Array): Result<OpenedGame, OpenError> {
  // Every character set that we know has at most four bytes for a character, and UTF-8 most files.
  if (bytes.length > MAX_SGF_LENGTH) return TOO_LARGE;
  const { text, charset, guessed } = textOf(bytes);
  const game = parseGameText(text);
  if (!game.ok) return game;
  const notes = withPlaces(game.value.notes, (place) => ({
    ...place,
    offset: bytesBefore(bytes, charset, place.offset),
  }));
  const more: OpenNote[] =
    guessed === undefined ? [] : [{ code: 'NOTE_CHARSET', charset: guessed }];
  return ok({ ...game.value, notes: [...notes, ...more] });
}

const withPlaces = (
  notes: readonly OpenNote[],
  move: (place: TextPlace) => TextPlace,
): readonly OpenNote[] =>
  notes.map((note) => (note.code === 'NOTE_BROKEN' ? { ...note, ...move(note) } : note));

/** Opens a text, as it was pasted. */
export function parseGameText(raw: string): Result<OpenedGame, OpenError> {
  if (raw.length > MAX_SGF_LENGTH) return TOO_LARGE;
  const game = parseLines(raw);
  if (!game.ok) return game;
  const notes = withPlaces(game.value.notes, (place) => placeInRaw(raw, place));
  return ok({ ...game.value, notes });
}

function parseLines(raw: string): Result<OpenedGame, OpenError> {
  const text = raw.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  if (/^\s*\{/.test(text)) return parseRecord(text);
  if (/\(\s*;/.test(text) || /^\s*\(\s*[A-Z]{1,2}\s*\[/.test(text)) return parseSgf(text);
  if (isHexLink(text)) return parseHexLink(text);
  if (isGtpList(text)) return parseGtpList(text);
  if (isCode(text)) return parseCode(text);
  return parseMoveList(text);
}

const TOO_LARGE = err({
  code: 'ERR_FORMAT_TOO_LARGE',
  message: 'it is longer than 5 MB',
} as const);

function parseRecord(text: string): Result<OpenedGame, OpenError> {
  const record = parseMatchRecord(text);
  if (record.ok) return ok({ match: record.value.match, notes: [] });
  const isOther = ['ERR_RECORD_VERSION', 'ERR_RECORD_TOO_LARGE'].includes(record.error.code);
  const [, where = ''] = /^at ([\w.]{1,40}):/.exec(record.error.message) ?? [];
  const broken = isOther ? undefined : openBrokenRecord(text, where);
  if (broken !== undefined) return ok(broken);
  const codes = {
    ERR_RECORD_TOO_LARGE: 'ERR_FORMAT_TOO_LARGE',
    ERR_RECORD_SYNTAX: 'ERR_FORMAT_CONTENT',
    ERR_RECORD_VERSION: 'ERR_FORMAT_NEWER',
    ERR_RECORD_CONTENT: 'ERR_FORMAT_CONTENT',
    ERR_RECORD_MOVE: 'ERR_FORMAT_CONTENT',
  } as const;
  return err({ code: codes[record.error.code], message: record.error.message });
}
