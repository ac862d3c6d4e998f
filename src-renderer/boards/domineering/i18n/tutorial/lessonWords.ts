import type { StepWords } from '../../../../i18n/tutorial/tutorialWords.ts';

/** What the steps of the tutorial say. */
export interface LessonWords {
  readonly lay: StepWords;
  readonly safe: StepWords;
  readonly prevent: StepWords;
  readonly parity: StepWords;
  readonly room: StepWords;
}
