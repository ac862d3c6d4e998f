import { err, ok, type Result } from '../../src-shared/core/result.ts';
import type { OpenError, OpenNote } from '../../src-shared/formats/openNote.ts';
import { openedRecord } from '../../src-shared/formats/openedRecord.ts';
import { parseGameFile, parseGameText } from '../../src-shared/formats/openGame.ts';
import { MAX_SGF_LENGTH } from '../../src-shared/formats/sgfTree.ts';
import { MAX_RECORD } from '../../src-shared/ipc/matchSnapshot.ts';

/** A game to be handed to main, and what is to be said of it. */
export interface OpenedRecord {
  readonly record: string;
  readonly notes: readonly OpenNote[];
}

const TOO_LARGE = err({ code: 'ERR_FORMAT_TOO_LARGE' } as const);

/** Reads what was chosen, dropped or pasted. */
export async function readToOpen(
  toOpen: File | string,
): Promise<Result<OpenedRecord, Pick<OpenError, 'code'>>> {
  if (typeof toOpen !== 'string' && toOpen.size > MAX_SGF_LENGTH) return TOO_LARGE;
  const game =
    typeof toOpen === 'string'
      ? parseGameText(toOpen)
      : parseGameFile(new Uint8Array(await toOpen.arrayBuffer()));
  if (!game.ok) return game;
  const { notes } = game.value;
  const record = openedRecord(game.value);
  return record.length > MAX_RECORD ? TOO_LARGE : ok({ record, notes });
}
