import type { LessonStep } from '../../src-shared/core/lesson.ts';
import { LESSONS as domineering } from '../../src-shared/games/domineering/lessons.ts';
import { LESSONS as dotsAndTriangles } from '../../src-shared/games/dotsAndTriangles/lessons.ts';
import { LESSONS as hex } from '../../src-shared/games/hex/lessons.ts';
import type { GameId } from '../../src-shared/games/index.ts';
import { LESSONS as linesOfAction } from '../../src-shared/games/linesOfAction/lessons.ts';
import { LESSONS as scoreFour } from '../../src-shared/games/scoreFour/lessons.ts';

/** The steps of all tutorials. */
export const LESSONS: Readonly<Record<GameId, readonly LessonStep[]>> = {
  ...{ scoreFour, linesOfAction, hex, domineering, dotsAndTriangles },
};
