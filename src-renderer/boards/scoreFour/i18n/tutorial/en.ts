import type { LessonWords } from './lessonWords.ts';

export const en: LessonWords = {
  peg: {
    task: 'Put a bead on any peg.',
    done: 'It slid to the lowest free place. A move names a peg, never a height.',
  },
  height: {
    task: 'Now put a bead at height 2.',
    done: 'Your bead lies on top of another one. You choose the height only by what is below.',
    wrong: 'That bead would not land at height 2. Choose a peg that holds exactly one bead.',
  },
  row: {
    task: 'Three of your beads lie in a row. Complete the line.',
    done: 'Four in a row: the first kind of line.',
    wrong: 'That does not complete the row of marked beads.',
  },
  upright: {
    task: 'Lines can stand upright. Complete one on a single peg.',
    done: 'Four on one peg: the second kind of line.',
    wrong: 'That completes no line. Look for the peg with three beads of your own.',
  },
  wall: {
    task: 'Your marked beads climb along a wall. Complete the diagonal.',
    done: 'A diagonal of a wall or of a layer: the third kind of line.',
    wrong:
      'That completes no line. Each marked bead is one peg further and one higher; what comes next?',
  },
  space: {
    task: 'Now a diagonal through the whole cube, from corner to corner.',
    done: 'Through space: the fourth kind. There are 76 lines in all.',
    wrong:
      'That completes no line. The marked beads go up from one corner of the cube to the opposite one.',
  },
  double: {
    task: 'Make two threats with one bead. Then win.',
    done: 'Two threats at once can’t both be stopped. That is how most games are won.',
    wrong:
      'That is not it: you need a bead on the peg where two of your rows of three come about at once, and then the one that completes a line.',
  },
  deadly: {
    task: 'Black needs one bead more in the marked row, on top of your next bead on D1. Move anywhere, but don’t help.',
    done: 'Right. Whoever plays on that peg first gives the place above away, so both wait: a standoff.',
    wrong: 'A bead there lifts Black to height 2, and Black completes the row.',
  },
};
