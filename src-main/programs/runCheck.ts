import type { CheckOptions } from '../../src-shared/programs/check/checkProgram.ts';
import { checkProgram } from '../../src-shared/programs/check/checkProgram.ts';
import type { RuleReport } from '../../src-shared/programs/check/checkReport.ts';
import { type CheckedProcessOptions, startCheckedProcess } from './checkedProcess.ts';

type RunCheckOptions = CheckedProcessOptions & Omit<CheckOptions, 'start'>;

/** Checks a program in processes of its own, all of which are gone when it resolves. */
export async function runCheck(options: RunCheckOptions): Promise<readonly RuleReport[]> {
  let end: () => Promise<void> = () => Promise.resolve();
  const stop = (): void => void end();
  options.signal.addEventListener('abort', stop);
  const ending: Promise<void>[] = [];
  try {
    return await checkProgram({
      ...options,
      start() {
        ending.push(end());
        const started = startCheckedProcess(options);
        ({ end } = started);
        return started.checked;
      },
    });
  } finally {
    options.signal.removeEventListener('abort', stop);
    await Promise.all([...ending, end()]);
  }
}
