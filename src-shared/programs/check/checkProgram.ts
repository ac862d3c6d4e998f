import type { Setup } from '../../core/setup.ts';
import type { GameId } from '../../games/index.ts';
import type { ProgramProtocol } from '../program.ts';
import type { RuleReport } from './checkReport.ts';
import { GTP_RULES } from './gtpRules.ts';
import type { Checked, RuleCheck } from './ruleCheck.ts';
import { SCORE_FOUR_RULES } from './scoreFourRules.ts';
import { type CheckedProcess, Trial } from './trial.ts';

const RULES: Readonly<Record<ProgramProtocol, readonly RuleCheck[]>> = {
  scoreFour: SCORE_FOUR_RULES,
  gtp: GTP_RULES,
};

export interface CheckOptions {
  readonly protocol: ProgramProtocol;
  readonly gameId: GameId;
  readonly setup: Setup;
  /** Starts the program anew. */
  start(): CheckedProcess;
  /** Told of each rule once it was tried. */
  onRule(report: RuleReport): void;
  /** When raised, no more is tried. */
  readonly signal: AbortSignal;
}

/** Tries all rules of a protocol on a program, which is started anew whenever it has ended or broken one. */
export async function checkProgram(options: CheckOptions): Promise<readonly RuleReport[]> {
  const { protocol, gameId, setup, signal } = options;
  const checked: Checked = { gameId, setup, commands: new Set() };
  const reports: RuleReport[] = [];
  let process: CheckedProcess | undefined;
  for (const { rule, isNeeded, run } of RULES[protocol]) {
    if (signal.aborted) break;
    if (process === undefined || process.isOver) process = options.start();
    const trial = new Trial(process);
    const ran = await run(trial, checked);
    if (signal.aborted) break;
    const { hasFailed, fault, exchanges } = trial;
    const verdict = hasFailed ? 'failed' : ran === 'skipped' ? ran : 'passed';
    const report: RuleReport = {
      ...{ rule, isNeeded, verdict, exchanges },
      ...(fault === undefined ? {} : { fault }),
    };
    reports.push(report);
    options.onRule(report);
    // What it says from now on may be the rest of a wrong answer.
    if (hasFailed) process = undefined;
  }
  return reports;
}
