import type { ScoreFourGuide } from '../scoreFourWords.ts';

export const en: ScoreFourGuide = {
  aim: 'Get four of your beads in a straight line: along a row, upright on a peg, on a diagonal of a layer or a wall, or through the whole cube from corner to corner. There are 76 such lines.',
  goalPicture: 'White has won: a line through the whole cube, from corner to corner.',
  hands: [
    'Click or tap a peg to drop a bead on it. The layers beside the board take clicks and taps too.',
    'Drag beside the pegs or across them to turn the board; the wheel or two fingers bring it closer. A drag is never a move.',
  ],
  rules: () => [
    'White begins, then Black and White take turns. A move drops a bead of your colour on one of the sixteen pegs; it slides down to the lowest free place. A peg holds four beads.',
    'When nobody can complete a line any more, the game is a draw.',
  ],
  pictures: {
    row: 'A row on one height, here along the edge.',
    upright: 'Upright: all four on one peg.',
    layer: 'A diagonal of a layer.',
    wall: 'A diagonal of a wall: each bead lies one higher than the last.',
  },
  levels: [
    'Just learning: sees most lines that one bead completes and misses some. A good first opponent.',
    'Careful beginner: completes every line it can and blocks yours.',
    'Club newcomer: thinks of your answer to each bead.',
    'Steady: looks a few beads ahead and sets simple traps.',
    'Strong: sees short forced wins and avoids yours.',
    'Very strong: punishes small mistakes.',
    'Expert: knows openings, searches deep and forgives little, without using all of its time.',
    'Master: knows openings, and searches for the whole thinking time.',
  ],
  setup: {},
};
