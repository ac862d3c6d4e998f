import { plural } from '../../../../i18n/en/grammar.ts';
import type { DomineeringMotiveWords } from './motiveWords.ts';

export const en: DomineeringMotiveWords = {
  wins: (other) => `Leaves ${other} no place.`,
  decides: (side, sure, other, most) =>
    `Decides the game: ${side} is sure of ${sure} more, ${other} can lay ${most} at most.`,
  onlyWin: 'Is the only move that wins.',
  region: 'Plays in the one region where every winning move lies.',
  makesSafe: (gained) =>
    plural(gained, {
      one: 'Makes room for # domino that nobody can take away.',
      other: 'Makes room for # dominoes that nobody can take away.',
    }),
  prevents: (other, gained) =>
    plural(gained, {
      one: `Takes a place where ${other} could have made # domino safe.`,
      other: `Takes a place where ${other} could have made # dominoes safe.`,
    }),
};
