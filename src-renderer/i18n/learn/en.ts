import { plural } from '../en/grammar.ts';
import type { LearnWords } from './learnWords.ts';

const triangles = (count: number): string =>
  plural(count, { one: '# triangle', other: '# triangles' });

export const en: LearnWords = {
  title: 'Learn',
  intro:
    'A tutorial of each game, and puzzles with one right move, proved by our own solver. The puzzles get harder as you get better.',
  daily: 'Puzzle of the day',
  dailyOf: (game) => `Puzzle of the day, ${game}`,
  dailySolved: 'Solved today',
  puzzles: 'Puzzles',
  puzzlesOf: (game) => `Puzzles of ${game}`,
  rating: (rating, deviation) => `Your rating: ${rating} ± ${deviation}`,
  noRating: 'Not rated yet',
  streak: (days) => plural(days, { one: '# day in a row', other: '# days in a row' }),
  due: (count) => plural(count, { one: '# to try again', other: '# to try again' }),
  solved: (solved, tried) => `${solved} of ${tried} solved`,
  tasks: {
    win: (side, moves) =>
      moves === 1
        ? `${side} to move: win at once.`
        : `${side} to move: win in ${moves} moves, whatever is answered.`,
    onlyWin: (side) => `${side} to move: find the only move that wins.`,
    save: (side, other, moves) =>
      moves === 1
        ? `${side} to move: find the only move that stops ${other} from winning at once.`
        : `${side} to move: find the only move that keeps ${other} from winning within ${moves} moves.`,
    margin: (side, count) =>
      count > 0
        ? `${side} to move: get as much as you can, which is ${triangles(count)} more than the other in the end.`
        : count === 0
          ? `${side} to move: find the only move that leads to a draw.`
          : `${side} to move: lose by no more than ${triangles(-count)}.`,
  },
  puzzleRating: (rating) => `Difficulty ${rating}`,
  judging: 'Looking at it …',
  right: 'Right. Go on!',
  isSolved: 'Solved!',
  unsure: 'Whether this works could not be proved. Try another move.',
  newRating: (rating, change) => `Your rating: ${rating} (${change})`,
  wrong: {
    noWin: 'That does not win.',
    noWinAfter: (reply, moves) =>
      `Not so: after ${reply} there is no win in ${moves} moves any more.`,
    loses: 'That loses.',
    losesAfter: (reply, other) => `Not so: after ${reply} it is ${other} who wins.`,
    otherWins: (other, line) => `Not so: ${other} wins by ${line}.`,
    otherGoesOn: (other, reply) => `Not so: after ${reply} ${other} can’t be stopped.`,
    less: (side) => `${side} can’t get so many any more.`,
    lessAfter: (reply, side) => `Not so: after ${reply} ${side} can’t get so many any more.`,
  },
  counts: {
    repeat: 'You missed this one before. Solve it now, and it comes back less often.',
    nothing: 'This one has counted already; play it for practice.',
  },
  solution: 'Solution',
  moves: 'Moves',
  lastPuzzles: 'Your last puzzles',
  puzzleSolved: (rating) => `Solved, rating ${rating} after it`,
  puzzleFailed: (rating) => `Missed, rating ${rating} after it`,
  back: 'Back to Learn',
};
