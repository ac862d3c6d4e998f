import type { StepWords } from '../../../../i18n/tutorial/tutorialWords.ts';

/** What the steps of the tutorial say. */
export interface LessonWords {
  readonly line: StepWords;
  readonly extra: StepWords;
  readonly two: StepWords;
  readonly limit: StepWords;
  readonly safe: StepWords;
  readonly parity: StepWords;
}
