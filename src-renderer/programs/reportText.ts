import type { RuleReport } from '../../src-shared/programs/check/checkReport.ts';
import type { ProgramWords } from '../i18n/programs/programWords.ts';

/** What came, or what became of the program instead. */
export function cameInWords(came: string, { fault }: RuleReport, words: ProgramWords): string {
  if (came !== '') return came;
  if (fault === 'ERR_OPPONENT_GONE') return words.hasEnded;
  return fault === 'ERR_OPPONENT_FLOOD' ? words.tooMuchCame : words.nothingCame;
}

/** A report as text, for whoever wrote the program. */
export function reportText(
  title: string,
  reports: readonly RuleReport[],
  words: ProgramWords,
): string {
  const lines = reports.flatMap((report) => {
    const head = `${words.verdicts[report.verdict]}: ${words.rules[report.rule]}`;
    if (report.verdict !== 'failed') return [head];
    const exchanges = report.exchanges.flatMap(({ sent, came, expected }) => [
      `    ${words.sent}: ${sent}`,
      `    ${words.came}: ${cameInWords(came, report, words)}`,
      ...(expected === '' ? [] : [`    ${words.expected}: ${expected}`]),
    ]);
    return [head, ...exchanges];
  });
  return [title, '', ...lines, ''].join('\n');
}
