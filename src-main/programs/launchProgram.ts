import type { Program } from '../../src-shared/programs/program.ts';
import type { ChildHandle, Launch } from '../opponent/childHandle.ts';
import { spawnChild } from '../opponent/spawnChild.ts';
import { workingFolder } from '../opponent/workingFolder.ts';
import { FAULT_REASONS, programFault } from './programFault.ts';

/** How a program of others is started: without a shell, in its folder, with its arguments as they are. */
export function launchProgram(program: Program, dataFolder: string): Launch {
  return (args) => {
    const fault = programFault(program);
    if (fault !== undefined) return refusedChild(FAULT_REASONS[fault]);
    return spawnChild({
      file: program.file,
      args: [...program.args, ...args],
      folder: program.folder ?? workingFolder(dataFolder, program.programId),
    });
  };
}

/** A child that was never started. @param reason follows “it”. */
export const refusedChild = (reason: string): ChildHandle => ({
  write: () => undefined,
  onText: () => undefined,
  onErrorText: () => undefined,
  onExit: (listener) => listener({ reason }),
  kill: () => undefined,
});
