import { accessSync, constants, statSync } from 'node:fs';
import { isAbsolute } from 'node:path';
import type { Program, ProgramFault } from '../../src-shared/programs/program.ts';

/** Windows runs these by a shell alone, which reads arguments as it likes. Dots and blanks behind a name mean nothing there. */
const BATCH = /\.(?:bat|cmd)[\s.]*$/i;

/** Why each can't be started, as what follows “it” in a sentence. */
export const FAULT_REASONS: Readonly<Record<ProgramFault, string>> = {
  batch: 'is a batch file, which only a shell could run; choose the program that it starts',
  relative: 'is not named by its whole path',
  missing: 'is not there any more',
  notExecutable: 'is not a program that may be run; choose what runs it, with it as an argument',
  noFolder: 'works in a folder that is not there any more',
};

/** Why a program can't be started, as far as can be seen without starting it. */
export function programFault({
  file,
  folder,
}: Pick<Program, 'file' | 'folder'>): ProgramFault | undefined {
  if (BATCH.test(file)) return 'batch';
  if (!isAbsolute(file)) return 'relative';
  if (!isOfKind(file, 'isFile')) return 'missing';
  if (!isExecutable(file)) return 'notExecutable';
  if (folder !== undefined && !isOfKind(folder, 'isDirectory')) return 'noFolder';
  return undefined;
}

function isOfKind(path: string, kind: 'isFile' | 'isDirectory'): boolean {
  try {
    return statSync(path)[kind]();
  } catch {
    return false;
  }
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
