import { plainLine } from '../../src-shared/core/quote.ts';
import { ok, type Result } from '../../src-shared/core/result.ts';
import {
  type ImportPlan,
  type ImportReport,
  MAX_REFUSED_LINES,
  type TransferNews,
} from '../../src-shared/ipc/transfer.ts';
import {
  type ExportEntry,
  parseExportHeader,
  parseExportLine,
} from '../../src-shared/record/exportFile.ts';
import { isEmpty, type Label } from '../../src-shared/record/labels.ts';
import type { Tournament } from '../../src-shared/tournament/tournament.ts';
import { parsePuzzleFile } from '../storage/puzzleStore.ts';
import { parseSettingsFile } from '../storage/settingsFile.ts';
import type { ContentError } from '../storage/safeFile.ts';
import { keptIds } from './exporting.ts';
import { type Fate, fateOf } from './fateOf.ts';
import type { ImportSpool } from './importSpool.ts';
import type { Kept } from './kept.ts';
import { isWanted, tournamentFrom } from './tournamentFate.ts';

type Counts = Omit<ImportReport, 'failed'>;

/** What becomes of a file: its matches first look what is here, each line by itself. */
interface Reading {
  readonly kept: Kept;
  readonly spool: ImportSpool;
  onNews(news: TransferNews): void;
  readonly isOver: () => boolean;
}

/** Characters between two tellings of how far it is. */
const NEWS_EVERY = 200_000;

const noCounts = (): Counts => ({
  ...{ added: 0, known: 0, longer: 0, both: 0, tournaments: 0, refused: 0, refusedLines: [] },
});

function refuse(counts: Counts, line: number, reason: string): void {
  counts.refused++;
  if (counts.refusedLines.length < MAX_REFUSED_LINES) {
    counts.refusedLines.push({ line, reason: plainLine(reason, 300) });
  }
}

/** The lines after the first, as far as they are good. */
async function* entriesOf(
  { spool, onNews, isOver }: Reading,
  counts: Counts,
): AsyncGenerator<ExportEntry> {
  let told = 0;
  for await (const { line, text, done } of spool.lines()) {
    if (isOver()) return;
    if (done - told >= NEWS_EVERY) onNews({ done: (told = done), total: spool.length });
    if (line === 1 || text?.trim() === '') continue;
    const read = text === undefined ? undefined : parseExportLine(text);
    const fault = read?.ok === true ? faultOf(read.value) : undefined;
    if (read === undefined) refuse(counts, line, 'it is longer than 5 MB');
    else if (!read.ok) refuse(counts, line, read.error.message);
    else if (fault !== undefined) refuse(counts, line, fault);
    else yield read.value;
  }
}

/** What is wrong with what has readers of its own. */
function faultOf(entry: ExportEntry): string | undefined {
  if (entry.kind === 'match' || entry.kind === 'end') return undefined;
  if (entry.kind === 'tournament') {
    const read = tournamentFrom(entry.json);
    return read.ok ? undefined : read.error;
  }
  const text = JSON.stringify(entry.json) ?? '';
  const parse: (text: string) => Result<unknown, ContentError> =
    entry.kind === 'settings' ? parseSettingsFile : parsePuzzleFile;
  const read = parse(text);
  return read.ok ? undefined : `${entry.kind}: ${read.error.message}`;
}

async function firstLine(spool: ImportSpool): Promise<string> {
  for await (const { text } of spool.lines()) return text ?? '';
  return '';
}

/** Reads a whole file and says what would become of it. */
export async function checkImport(reading: Reading): Promise<ImportPlan> {
  const { kept, spool } = reading;
  const counts = noCounts();
  const plan = { ...counts, hasSettings: false, hasPuzzles: false, isCutOff: false };
  if (spool.isTooLong) return { ...plan, fault: 'tooLong' };
  const header = parseExportHeader(await firstLine(spool));
  if (!header.ok) {
    return { ...plan, fault: header.error.code === 'ERR_EXPORT_NEWER' ? 'newer' : 'other' };
  }
  const ids = await keptIds(kept);
  const seen = new Set<string>();
  let [matches, tournaments, told, hasSettings, hasPuzzles] = [0, 0, -1, false, false];
  for await (const entry of entriesOf(reading, counts)) {
    if (entry.kind === 'end') told = entry.matches;
    else if (entry.kind === 'settings') hasSettings = true;
    else if (entry.kind === 'puzzles') hasPuzzles = true;
    else if (entry.kind === 'tournament') {
      tournaments++;
      if ((await wantedOf(kept, entry.json)) !== undefined) counts.tournaments++;
    } else if (entry.kind === 'match') {
      matches++;
      const { kind, matchId } = await fateOf(entry.record, kept.store, ids);
      counts[seen.has(matchId) ? 'known' : kind]++;
      seen.add(matchId);
    }
  }
  const isCutOff = told < 0 || matches + counts.refused < told;
  const all = { ...plan, ...counts, ...header.value, hasSettings, hasPuzzles, isCutOff };
  const isNothing = matches === 0 && tournaments === 0 && !hasSettings && !hasPuzzles;
  return isNothing ? { ...all, fault: 'nothing' } : all;
}

/** Adds what a file holds, as far as it is good; what is here stays as it is or grows. */
export async function runImport(reading: Reading, withSettings: boolean): Promise<ImportReport> {
  const { kept } = reading;
  const report: ImportReport = { ...noCounts(), failed: 0 };
  const ids = await keptIds(kept);
  const labels = new Map<string, Label>();
  for await (const entry of entriesOf(reading, report)) {
    if (entry.kind === 'match') {
      const fate = await fateOf(entry.record, kept.store, ids);
      const added = await add(kept, entry, fate);
      if (!added.ok) report.failed++;
      else report[fate.kind]++;
      ids.add(fate.matchId);
      const isLabelled = !isEmpty(kept.labels.of(fate.matchId));
      if (added.ok && !isLabelled && !isEmpty(entry.label)) labels.set(fate.matchId, entry.label);
    } else if (entry.kind === 'puzzles') {
      const file = parsePuzzleFile(JSON.stringify(entry.json));
      if (file.ok) await kept.takePuzzles(file.value);
    } else if (entry.kind === 'tournament') {
      const wanted = await wantedOf(kept, entry.json);
      const written = wanted && (await kept.tournaments.write(wanted));
      if (written?.ok === false) report.failed++;
      else if (written !== undefined) report.tournaments++;
    } else if (entry.kind === 'settings') {
      const file = parseSettingsFile(JSON.stringify(entry.json));
      if (file.ok) await kept.takeSettings(file.value, withSettings);
    }
  }
  if (labels.size > 0) await kept.labels.change(labels);
  return report;
}

/** A tournament of a file, where that says more than what is here. */
async function wantedOf({ tournaments }: Kept, json: unknown): Promise<Tournament | undefined> {
  const read = tournamentFrom(json);
  return read.ok && (await isWanted(read.value, tournaments)) ? read.value : undefined;
}

function add(
  { store }: Kept,
  { record }: Extract<ExportEntry, { kind: 'match' }>,
  { kind, matchId }: Fate,
) {
  return kind === 'known' ? ok(undefined) : store.add({ ...record, matchId });
}
