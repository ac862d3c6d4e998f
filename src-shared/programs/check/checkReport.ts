import * as v from 'valibot';
import { FORFEIT_FAULTS } from '../../core/forfeitFault.ts';

/* What a check of a program found, rule by rule. */

/** By protocol, in the order in which they are checked. */
export const CHECK_RULES = {
  scoreFour: [
    ...(['starts', 'colour', 'move', 'notes', 'gameFirst', 'gameSecond'] as const),
    ...(['restart', 'notesFirst', 'otherColour', 'together', 'noNewline', 'pieces'] as const),
    ...(['blanks', 'letterCase', 'quit', 'endOfInput'] as const),
  ],
  gtp: [
    ...(['version', 'commands', 'size', 'clear', 'genmove', 'play'] as const),
    ...(['gameFirst', 'gameSecond', 'name', 'time', 'undo', 'illegal'] as const),
    ...(['unknown', 'ids', 'comments', 'together', 'quit', 'endOfInput'] as const),
  ],
} as const;

export type ScoreFourRule = (typeof CHECK_RULES)['scoreFour'][number];
export type GtpRule = (typeof CHECK_RULES)['gtp'][number];
export type CheckRule = ScoreFourRule | GtpRule;

/** The longest text of an exchange, characters, and the most exchanges of a rule: the last count. */
export const MAX_SHOWN = 200;
export const MAX_EXCHANGES = 24;

const shown = v.pipe(v.string(), v.maxLength(MAX_SHOWN));

const exchangeSchema = v.strictObject({
  sent: shown,
  came: shown,
  /** As it would have been written; empty where the exchange only leads to another. */
  expected: shown,
});

export const ruleReportSchema = v.strictObject({
  rule: v.picklist([...new Set<CheckRule>([...CHECK_RULES.scoreFour, ...CHECK_RULES.gtp])]),
  /** Quintet can't play with a program that breaks it; the others belong to the protocol all the same. */
  isNeeded: v.boolean(),
  /** `skipped`: the program does not say that it can do that. */
  verdict: v.picklist(['passed', 'failed', 'skipped']),
  /** What the program did, where it did not answer as it should. */
  fault: v.exactOptional(v.picklist(FORFEIT_FAULTS)),
  /** The last one is what the verdict rests on. */
  exchanges: v.pipe(v.array(exchangeSchema), v.maxLength(MAX_EXCHANGES), v.readonly()),
});

export type Exchange = v.InferOutput<typeof exchangeSchema>;
export type RuleReport = v.InferOutput<typeof ruleReportSchema>;

/** Whether Quintet can play with the program, as far as was checked. */
export const canBePlayed = (reports: readonly RuleReport[]): boolean =>
  reports.every(({ isNeeded, verdict }) => !isNeeded || verdict !== 'failed');
