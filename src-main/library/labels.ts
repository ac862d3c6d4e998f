import * as v from 'valibot';
import { err } from '../../src-shared/core/result.ts';
import type { Notice } from '../../src-shared/ipc/storage.ts';
import { isEmpty, type Label, labelSchema, NO_LABEL } from '../../src-shared/record/labels.ts';
import { parseJsonFile } from '../storage/jsonFile.ts';
import { makeSafeFile, type ParseContent } from '../storage/safeFile.ts';
import type { StorageFolder } from '../storage/storageFolder.ts';
import type { Written } from '../storage/storageError.ts';

/** Titles and tags, which a person has given; they are kept apart from the matches, which only the referee writes. */
export interface Labels {
  of(matchId: string): Label;
  /** Nothing has changed when it can't be written. */
  change(changed: ReadonlyMap<string, Label>): Promise<Written>;
}

const VERSION = 1;
const fileSchema = v.looseObject({
  version: v.number(),
  labels: v.record(v.string(), v.unknown()),
});

const parse: ParseContent<Map<string, Label>> = (text) => {
  const parsed = parseJsonFile(fileSchema, text);
  if (!parsed.ok) return parsed;
  const { version, labels } = parsed.value;
  if (version > VERSION) return err({ isNewer: true, message: 'a later version wrote it' });
  // Each is read by itself, so that a bad one costs no other.
  const read = Object.entries(labels).flatMap(([matchId, raw]) => {
    const label = v.safeParse(labelSchema, raw);
    return label.success ? [[matchId, label.output] as const] : [];
  });
  return { ok: true, value: new Map(read) };
};

export async function openLabels(
  folder: StorageFolder,
  report: (notice: Notice) => void,
): Promise<Labels> {
  const file = makeSafeFile(folder, 'labels.json', parse, report);
  let labels: ReadonlyMap<string, Label> = (await file.read()) ?? new Map<string, Label>();
  let writing: Promise<unknown> = Promise.resolve();

  async function changeNow(changed: ReadonlyMap<string, Label>): Promise<Written> {
    const all = new Map([...labels, ...changed].filter(([, label]) => !isEmpty(label)));
    const text = JSON.stringify({ version: VERSION, labels: Object.fromEntries(all) });
    const written = await file.write(text);
    if (written.ok) labels = all;
    return written;
  }

  return {
    of: (matchId) => labels.get(matchId) ?? NO_LABEL,
    change(changed) {
      const written = writing.then(() => changeNow(changed));
      writing = written;
      return written;
    },
  };
}
