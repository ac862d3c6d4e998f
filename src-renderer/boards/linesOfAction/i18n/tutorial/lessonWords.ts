import type { StepWords } from '../../../../i18n/tutorial/tutorialWords.ts';

/** What the steps of the tutorial say. */
export interface LessonWords {
  readonly count: StepWords;
  readonly jump: StepWords;
  readonly capture: StepWords;
  readonly connect: StepWords;
  readonly sacrifice: StepWords;
}
