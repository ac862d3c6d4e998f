import * as v from 'valibot';
import { ok, type Result } from '../../src-shared/core/result.ts';
import type { Notice } from '../../src-shared/ipc/storage.ts';
import { type Program, programSchema } from '../../src-shared/programs/program.ts';
import { parseVersionedFile } from '../storage/jsonFile.ts';
import { type ContentError, makeSafeFile } from '../storage/safeFile.ts';
import type { StorageFolder } from '../storage/storageFolder.ts';
import type { Written } from '../storage/storageError.ts';

/** The programs of others that the person lets Quintet start, kept in `programs.json` of the data folder. */
export interface ProgramStore {
  /** In the order in which they were added. */
  readonly programs: readonly Program[];
  find(programId: string): Program | undefined;
  /** Adds a program, or takes the place of that with its id. Nothing has changed when it can't be written. */
  put(program: Program): Promise<Written>;
  remove(programId: string): Promise<Written>;
}

export const PROGRAMS_FILE = 'programs.json';
const FORMAT = 'quintet-programs';
const VERSION = 1;
const MAX_PROGRAMS = 200;

const fileSchema = v.strictObject({
  format: v.literal(FORMAT),
  version: v.literal(VERSION),
  programs: v.pipe(
    v.array(programSchema),
    v.maxLength(MAX_PROGRAMS),
    v.check(
      (programs) => new Set(programs.map(({ programId }) => programId)).size === programs.length,
      'two programs have the same id',
    ),
  ),
});

/** Reads what the file of programs holds. */
export function parseProgramFile(text: string): Result<readonly Program[], ContentError> {
  const file = parseVersionedFile(FORMAT, fileSchema, text);
  return file.ok ? ok(file.value.programs) : file;
}

/** @param report told what the person should know of the file. */
export async function openProgramStore(
  folder: StorageFolder,
  report: (notice: Notice) => void,
): Promise<ProgramStore> {
  const file = makeSafeFile(folder, PROGRAMS_FILE, parseProgramFile, report);
  let programs: readonly Program[] = (await file.read()) ?? [];
  let writing: Promise<unknown> = Promise.resolve();

  function change(next: (before: readonly Program[]) => readonly Program[]): Promise<Written> {
    const changed = writing.then(async () => {
      const after = next(programs);
      const content = { format: FORMAT, version: VERSION, programs: after };
      const written = await file.write(`${JSON.stringify(content, undefined, 2)}\n`);
      if (written.ok) programs = after;
      return written;
    });
    writing = changed;
    return changed;
  }

  return {
    get programs() {
      return programs;
    },
    find: (programId) => programs.find((program) => program.programId === programId),
    put: (program) =>
      change((before) => {
        const isKnown = before.some(({ programId }) => programId === program.programId);
        if (!isKnown) return [...before, program];
        return before.map((each) => (each.programId === program.programId ? program : each));
      }),
    remove: (programId) =>
      change((before) => before.filter((each) => each.programId !== programId)),
  };
}
