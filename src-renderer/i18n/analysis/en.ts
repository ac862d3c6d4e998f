import { plural } from '../en/grammar.ts';
import type { AnalysisWords } from './analysisWords.ts';

export const en: AnalysisWords = {
  title: 'Analysis board',
  toMatch: 'To the game',
  engine: 'Engine',
  engineExplained: 'Finds the best moves of each position you look at, until you stop it.',
  lines: 'Best moves shown',
  allMoves: 'All',
  bestMoves: 'Best moves',
  beginning: 'Looking at the position …',
  waiting: 'Waiting: another search goes first.',
  proved: 'proved',
  findingWin: 'Looking for a forced win …',
  stopFinding: 'Stop looking',
  noWin: 'No forced win was proved within a minute.',
  resources: (threads, megabytes) =>
    `${plural(threads, { one: '# thread', other: '# threads' })}, ${megabytes} MB`,
  legend: (counts) =>
    counts
      ? 'On the board: the chance of the side to move in percent. In a strong frame or underlined what is proved: + won, − lost by so many, = drawn.'
      : 'On the board: the chance of the side to move in percent. In a strong frame or underlined what is proved: + won, − lost in at most so many moves, = drawn.',
  chance: (percent) => `${percent}\u00A0% chance`,
  won: {
    inMoves: (moves) => `proved: won in ${plural(moves, { one: '# move', other: '# moves' })}`,
    by: (margin) => `proved: won by ${margin}`,
  },
  lost: {
    inMoves: (moves) => `proved: lost in ${plural(moves, { one: '# move', other: '# moves' })}`,
    by: (margin) => `proved: lost by ${margin}`,
  },
  drawn: 'proved: a draw',
  looking: (count, all) => `An expected line: move ${count} of ${all}`,
  keep: 'Keep as a branch',
  leave: 'Back',
  branch: (ply) => `Branch at move ${ply}`,
  isMainLine: 'This is the main line already.',
  openings: {
    title: 'Openings',
    book: 'Book',
    alike: (moves) => `the same by symmetry: ${moves}`,
    gamesWith: (move) => `Games with ${move}`,
    allGames: 'All games with this position',
  },
  editor: {
    put: 'Put on the board',
    erase: 'Nothing',
    toMove: 'To move',
    possible: 'This position can come about.',
    use: 'Analyse it',
    reasons: {
      counts: 'The pieces of the two sides do not fit whose move it is.',
      lastMove: 'No single last move can have completed the lines.',
      pieces: 'A side has too few or too many pieces.',
      wonBefore: 'A side had won before the last move.',
      extraTurn: 'An extra turn is earned by closing a triangle, and this side has none.',
      owners: 'Every closed triangle has an owner, and no other has one.',
    },
  },
  marks: 'Marks on the board',
  noMistakes: 'No mistake was found in this game.',
  copied: 'Copied.',
  copyFailed: 'It could not be copied.',
  newBoard: {
    paste: 'Position or moves',
    pasteExplained:
      'Paste the code of a position, or moves from the start. Leave it empty for the start.',
    open: 'Open the board',
    refusedMove: (number, reason) => `Move ${number} can’t be made. ${reason}`,
    codeExample: (code) => `A position is written like ${code}`,
  },
};
