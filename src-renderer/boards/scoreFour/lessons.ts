import { LESSONS } from '../../../src-shared/games/scoreFour/lessons.ts';
import type { Lessons } from '../boardEntry.ts';
import { lessonWords } from './i18n/tutorial/index.ts';

type StepId = (typeof LESSONS)[number]['id'];

export const lessons: Lessons = {
  steps: LESSONS,
  words: (id) => lessonWords()[id as StepId],
};
