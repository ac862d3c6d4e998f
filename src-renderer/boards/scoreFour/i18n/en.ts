import { list, subject } from '../../../i18n/en/grammar.ts';
import type { ScoreFourWords } from './scoreFourWords.ts';

const sides = ['White', 'Black'] as const;

export const en: ScoreFourWords = {
  name: 'Score Four',
  sides,
  blurb: 'Beads on sixteen pegs, four in a row in any direction. In 3D.',
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
  goal: 'Four in a line win',
  layers: 'Layers',
  layer: (height) => `Height ${height}`,
  view: 'View',
  reset: 'Reset view',
  explode: 'Explode',
  photo: {
    title: 'Picture of the board',
    preview: 'The board as it will be in the picture',
    size: 'Size',
    background: 'Background',
    backgrounds: { felt: 'Green felt', transparent: 'Transparent' },
    drawing: 'The picture is being drawn …',
    noContext: 'The graphics card can’t draw a second board at the moment. Try again later.',
    tooLarge: 'The graphics card can’t draw a picture of this size. Choose a smaller one.',
    save: 'Save as PNG',
    saved: 'The picture was handed over to be saved.',
    close: 'Close',
  },
  threats: 'Threats',
  wouldWin: (side) => `${sides[side]} would win here`,
  deadly: (winner) => `deadly: ${sides[winner]} would win on top`,
  whyDeadly: (peg, winner, height) =>
    `A bead on ${peg} lets ${sides[winner]} win on top of it, at height ${height}.`,
  threatsOf: (side, places) => `${sides[side]} would win at ${places.join('; ')}.`,
  deadlyPegs: (pegs) => `Deadly to play: ${pegs.join(', ')}.`,
  noThreats: 'No threats: nobody has three in a line that can still become four.',
  threatKey: {
    wins: (side) => `${sides[side]} would win`,
    deadly: 'deadly to play',
  },
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
  captions: {
    missed: (side, place) => `${side} could have won at ${place}.`,
    blocks: (side, place) => `${side} blocks ${place}.`,
    canWin: (side, place) => `${side} can win now, at ${place}.`,
    threatens: (side, places) => `${side} threatens ${list(places)}.`,
    unstoppable: (side) => `Nothing stops ${side} now.`,
  },
  noStage: 'The 3D board can’t be drawn here, so the layers stand in for it.',
  stageLost: 'The 3D board was lost, so the layers stand in for it. The game goes on.',
  tryAgain: 'Try the 3D board again',
};
