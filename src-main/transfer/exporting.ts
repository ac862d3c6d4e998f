import { makeExportHeader, makeExportLine } from '../../src-shared/record/exportFile.ts';
import { EXPORT_PART } from '../../src-shared/ipc/transfer.ts';
import type { Kept } from './kept.ts';

/** A part of the file, and how many matches were written by then. */
export interface ExportedPart {
  readonly text: string;
  readonly matches: number;
}

/** Ids of all matches that are kept, the one on the table too. */
export async function keptIds({ store }: Pick<Kept, 'store'>): Promise<Set<string>> {
  const recent = store.recent.map(({ matchId }) => matchId);
  return new Set([...recent, ...(await store.list()).map(({ matchId }) => matchId)]);
}

/** Everything a person has but what can be found again, part by part. */
export async function* exportParts(
  kept: Kept,
  ids: Iterable<string>,
  header: Parameters<typeof makeExportHeader>[0],
): AsyncGenerator<ExportedPart> {
  const { store, labels, settingsJson, puzzlesJson, tournaments } = kept;
  let text = makeExportHeader(header);
  text += makeExportLine({ kind: 'settings', json: settingsJson() });
  text += makeExportLine({ kind: 'puzzles', json: puzzlesJson() });
  for (const tournament of await tournaments.list()) {
    text += makeExportLine({ kind: 'tournament', json: tournament });
  }
  let matches = 0;
  for (const matchId of ids) {
    // One that was deleted or is damaged is none.
    const record = await store.read(matchId);
    if (record?.matchId !== matchId) continue;
    text += makeExportLine({ kind: 'match', record, label: labels.of(matchId) });
    matches++;
    // A part is cut anywhere; lines are the reader's business.
    while (text.length >= EXPORT_PART) {
      yield { text: text.slice(0, EXPORT_PART), matches };
      text = text.slice(EXPORT_PART);
    }
  }
  yield { text: text + makeExportLine({ kind: 'end', matches }), matches };
}
