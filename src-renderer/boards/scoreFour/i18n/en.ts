import { subject } from '../../../i18n/en/grammar.ts';
import type { ScoreFourWords } from './scoreFourWords.ts';

const sides = ['White', 'Black'] as const;

export const en: ScoreFourWords = {
  name: 'Score Four',
  sides,
  blurb: 'Beads on sixteen pegs, four in a row in any direction. In 3D.',
  rules: () => [
    'White begins, then Black and White take turns. A move drops a bead of your colour on one of the sixteen pegs; it slides down to the lowest free place. A peg holds four beads.',
    'Get four of your beads in a straight line and you win: along a row, upright on a peg, on a diagonal of a layer or a wall, or through the whole cube from corner to corner. There are 76 such lines.',
    'When nobody can complete a line any more, the game is a draw.',
  ],
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
  completed: (who, lines) =>
    `${subject(who)} completed ${lines === 1 ? 'a line' : `${lines} lines at once`}.`,
  boardFull: 'The board is full and no line is complete.',
  nothingToComplete: 'No line can be completed any more.',
  keys: [
    ['Arrow keys', 'go from cell to cell'],
    ['Page Up, Page Down', 'go up or down one layer'],
    ['Home, End', 'go to the first or last cell of the row'],
    ['Enter, Space', 'drop a bead there'],
  ],
  stageKeys: [
    ['1 2 3 4', 'make one height stand out; again for all'],
    ['E', 'lift the layers apart'],
    ['Q, W', 'turn the board by a quarter'],
    ['+ −', 'come closer, move back'],
    ['0', 'usual view'],
  ],
  goal: 'Four in a line win',
  layers: 'Layers',
  layer: (height) => `Height ${height}`,
  view: 'View',
  turnLeft: 'Turn the board left',
  turnRight: 'Turn the board right',
  reset: 'Reset view',
  resetMeaning: 'Back to the usual view',
  height: (height) => `Only height ${height}`,
  withKey: (what, key) => `${what} (${key})`,
  explode: 'Explode',
  explodeMeaning: 'Lift the layers apart',
  place: (peg, height) => `${peg}, height ${height}`,
  empty: 'empty',
  bead: (side) => sides[side],
  playable: 'playable',
  lastMove: 'last move',
  winning: 'in a winning line',
  full: (peg) => `Peg ${peg} is full.`,
  taken: (peg, height) => `${peg} at height ${height} is taken.`,
  inTheAir: (peg, height) =>
    `A bead can’t hang in the air: on ${peg} it lands at height ${height}.`,
  noStage: 'The 3D board can’t be drawn here, so the layers stand in for it.',
  stageLost: 'The 3D board was lost, so the layers stand in for it. The game goes on.',
  tryAgain: 'Try the 3D board again',
};
