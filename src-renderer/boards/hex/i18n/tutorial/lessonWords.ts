import type { StepWords } from '../../../../i18n/tutorial/tutorialWords.ts';

/** What the steps of the tutorial say. */
export interface LessonWords {
  readonly chain: StepWords;
  readonly bridge: StepWords;
  readonly answer: StepWords;
  readonly edge: StepWords;
  readonly ladder: StepWords;
  readonly swap: StepWords;
}
