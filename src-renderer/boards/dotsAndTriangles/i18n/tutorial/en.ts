import type { LessonWords } from './lessonWords.ts';

export const en: LessonWords = {
  line: {
    task: 'Draw any line between two dots.',
    done: 'Each turn draws one line. Who draws the third side of a triangle owns it.',
  },
  extra: {
    task: 'One triangle lacks one line. Close it, then draw once more.',
    done: 'Closing a triangle earns one extra turn, and that is the line you drew after it.',
    wrong: 'That closes no triangle. Look for the triangle that has two sides.',
  },
  two: {
    task: 'One line can close two triangles at once. Find it.',
    done: 'Two triangles with one line, and still one extra turn.',
    wrong: 'That does not close two. Look for the line between two triangles that lack only it.',
  },
  limit: {
    task: 'Close a triangle, and use the extra turn to close another.',
    done: 'Two closed. There is no third line in a row, so now the other side may close what is left.',
    wrong: 'That closes nothing. Several triangles lack only one line.',
  },
  safe: {
    task: 'Don’t give anything away: draw a line after which no triangle has two sides.',
    done: 'Safe. The other side can’t close anything now.',
    wrong: 'Then a triangle has two sides, and the other side can close it.',
  },
  parity: {
    task: 'Now every line gives something away. Choose one that gives least: the game can still end level.',
    done: 'Good. Because a turn closes two lines at most, giving little at the right time decides.',
    wrong:
      'Then you end behind if both play their best. Look for the line after which the other side gains less.',
  },
};
