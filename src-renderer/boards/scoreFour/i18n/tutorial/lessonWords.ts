import type { StepWords } from '../../../../i18n/tutorial/tutorialWords.ts';

/** What the steps of the tutorial say. */
export interface LessonWords {
  readonly peg: StepWords;
  readonly height: StepWords;
  readonly row: StepWords;
  readonly upright: StepWords;
  readonly wall: StepWords;
  readonly space: StepWords;
  readonly double: StepWords;
  readonly deadly: StepWords;
}
