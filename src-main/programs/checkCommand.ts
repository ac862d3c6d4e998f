import {
  canBePlayed,
  MAX_SHOWN,
  type RuleReport,
} from '../../src-shared/programs/check/checkReport.ts';
import { CHECK_SENTENCES } from '../../src-shared/programs/check/checkSentences.ts';
import { runProgram } from '../cli/runProgram.ts';
import { spawnChild } from '../opponent/spawnChild.ts';
import { CHECK_HELP, type CheckCommandOptions, parseCheckArguments } from './checkOptions.ts';
import { runCheck } from './runCheck.ts';

const VERDICTS = { passed: 'kept   ', failed: 'BROKEN ', skipped: 'skipped' } as const;

/** What came instead of an answer. */
const FAULTS: Partial<Record<NonNullable<RuleReport['fault']>, string>> = {
  ERR_OPPONENT_GONE: '(it ended)',
  ERR_OPPONENT_FLOOD: '(more than was asked for)',
};

/** `quintet --check-program GAME -- FILE …`, for authors of programs. @param args without the option itself. */
export function runCheckCommand(args: readonly string[]): Promise<void> {
  return runProgram({
    help: CHECK_HELP,
    parse: () => parseCheckArguments(args),
    async run(options: CheckCommandOptions, output) {
      const { file, args: given, isJson, ...checked } = options;
      const stopping = new AbortController();
      process.once('SIGINT', () => stopping.abort());
      const reports = await runCheck({
        ...checked,
        launch: () => spawnChild({ file, args: given, folder: process.cwd() }),
        signal: stopping.signal,
        onRule: (report) => output.write(isJson ? `${JSON.stringify(report)}\n` : ruleText(report)),
      });
      const broken = reports.filter(({ verdict }) => verdict === 'failed').length;
      if (!isJson) output.write(`\n${summary(reports, broken)}\n`);
      return broken === 0 && !stopping.signal.aborted ? 0 : 1;
    },
  });
}

function ruleText(report: RuleReport): string {
  const { rule, verdict, isNeeded, exchanges, fault } = report;
  const needed = isNeeded && verdict === 'failed' ? ' (needed to play)' : '';
  const head = `${VERDICTS[verdict]} ${CHECK_SENTENCES[rule]}${needed}\n`;
  if (verdict !== 'failed') return head;
  const told = exchanges.slice(-4).map(({ sent, came, expected }) => {
    const instead = (fault && FAULTS[fault]) ?? '(nothing in time)';
    const lines = [`sent      ${sent}`, `came      ${came === '' ? instead : came}`];
    if (expected !== '') lines.push(`expected  ${expected}`);
    return lines.map((line) => `          ${line.slice(0, MAX_SHOWN)}\n`).join('');
  });
  return `${head}${told.join('\n')}`;
}

function summary(reports: readonly RuleReport[], broken: number): string {
  if (broken === 0) return `Every rule is kept (${reports.length}).`;
  const count = `${broken} of ${reports.length} rules ${broken === 1 ? 'is' : 'are'} broken.`;
  const playable = canBePlayed(reports)
    ? 'Quintet can play with it all the same.'
    : 'Quintet can’t play with it as it is.';
  return `${count} ${playable}`;
}
