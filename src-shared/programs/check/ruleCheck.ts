import type { Setup } from '../../core/setup.ts';
import type { GameId } from '../../games/index.ts';
import type { CheckRule } from './checkReport.ts';
import type { Trial } from './trial.ts';

/** What is known while a program is checked. */
export interface Checked {
  readonly gameId: GameId;
  readonly setup: Setup;
  /** What the program says it can be asked; empty before it was asked. */
  commands: ReadonlySet<string>;
}

/** A rule, and how it is tried. */
export interface RuleCheck<Rule extends CheckRule = CheckRule> {
  readonly rule: Rule;
  /** Quintet can't play with a program that breaks it. */
  readonly isNeeded: boolean;
  /** Resolves with `skipped` when the rule does not apply to the program. */
  run(trial: Trial, checked: Checked): Promise<unknown>;
}
