import type { ReviewWords } from './reviewWords.ts';

const tags: ReviewWords['tags'] = {
  book: 'Book move',
  forced: 'The only possible move',
  onlyMove: 'Only good move',
  best: 'Best move',
  good: 'Good move',
  inaccuracy: 'Inaccuracy',
  mistake: 'Mistake',
  blunder: 'Blunder',
  missedWin: 'Missed a proved win',
};

export const en: ReviewWords = {
  title: 'Review',
  effort: 'Judged',
  efforts: { quick: 'quickly', normal: 'normally', deep: 'deeply' },
  graph: 'Chances over the game',
  judging: 'Judging the game',
  notJudged: 'Not judged yet.',
  stop: 'Stop',
  goOn: 'Go on',
  failed: 'The engine could not judge further. What is judged is kept; try to go on.',
  accuracy: (percent) => `Accuracy ${percent}\u00A0%`,
  noAccuracy: 'No move of its own',
  tags,
  better: (move) => `Better: ${move}`,
  turningPoints: 'Turning points',
  turningPoint: ({ number, side, move, tag, before, after }) =>
    `${number}. ${side}: ${move} – ${tags[tag]}, from ${before}\u00A0% to ${after}\u00A0%`,
  noFaults: 'No move lost much.',
  retry: {
    title: (number, all) => `Mistake ${number} of ${all}`,
    task: (side, move, tag) => `${side} played ${move} here (${tag}). Find something better.`,
    judging: 'Judging the move …',
    same: 'That is the move of the game. Try another one.',
    best: 'Yes, that is the best move.',
    good: (percent) =>
      `Good: the chance is ${percent}\u00A0%, hardly less than with the best move.`,
    worse: (percent) => `That leaves a chance of ${percent}\u00A0%. Try another move.`,
    failed: 'The move could not be judged.',
    next: 'Next mistake',
    done: 'Done',
    show: 'Show the best line',
    end: 'Back to the review',
  },
};
