import { join } from 'node:path';
import * as v from 'valibot';
import {
  type Judgement,
  judgementSchema,
  MAX_REVIEWED_PLIES,
} from '../../src-shared/analysis/judgement.ts';
import { makeAtomicWriter } from './atomicWriter.ts';
import { datedFiles } from './datedFiles.ts';
import { PRIVATE_FOLDER } from './fileSystem.ts';
import { parseJsonFile } from './jsonFile.ts';
import { readPlainFile } from './plainFile.ts';
import type { StorageFolder } from './storageFolder.ts';

/** By position of a game; null where it is not judged yet. */
export type Judgements = readonly (Judgement | null)[];

/**
 * What was found of games that were reviewed, a file for each. Nothing in it is anybody's work: what is damaged, or
 * can't be written, is found again when it is asked for.
 */
export interface ReviewCache {
  /** @param reviewId names the game and all that the judgements depend on. */
  read(reviewId: string): Promise<Judgements | undefined>;
  write(reviewId: string, judgements: Judgements): Promise<void>;
}

const FOLDER = 'reviews';
/** Reviews that are kept, the last ones written: some megabytes. */
export const MOST_REVIEWS = 200;
const REVIEW_FILE = /^[\da-f]{32}\.json$/;

const fileSchema = v.strictObject({
  format: v.literal('quintet-review'),
  version: v.literal(1),
  judgements: v.pipe(v.array(v.nullable(judgementSchema)), v.maxLength(MAX_REVIEWED_PLIES + 1)),
});

export function openReviewCache(folder: StorageFolder): ReviewCache {
  const writer = makeAtomicWriter(folder);
  const path = join(folder.path, FOLDER);
  const pathOf = (reviewId: string): string => join(path, `${reviewId}.json`);
  let writing = Promise.resolve();

  async function writeNow(reviewId: string, judgements: Judgements): Promise<void> {
    if ((await folder.obstacle()) !== undefined) return;
    await folder.files.mkdir(path, { mode: PRIVATE_FOLDER }).catch(() => undefined);
    const file: v.InferOutput<typeof fileSchema> = {
      ...{ format: 'quintet-review', version: 1 },
      judgements: [...judgements],
    };
    await writer.write(pathOf(reviewId), JSON.stringify(file));
    await forgetOldest();
  }

  async function forgetOldest(): Promise<void> {
    const reviews = await datedFiles(folder, path, (name) => REVIEW_FILE.test(name));
    for (const { name } of reviews.slice(MOST_REVIEWS)) {
      await folder.files.unlink(join(path, name)).catch(() => undefined);
    }
  }

  return {
    async read(reviewId) {
      await writing;
      const text = await readPlainFile(folder, pathOf(reviewId));
      if (!text.ok || text.value === undefined) return undefined;
      const parsed = parseJsonFile(fileSchema, text.value);
      return parsed.ok ? parsed.value.judgements : undefined;
    },
    write(reviewId, judgements) {
      writing = writing.then(() => writeNow(reviewId, judgements)).catch(() => undefined);
      return writing;
    },
  };
}
