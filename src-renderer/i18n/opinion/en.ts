import type { OpinionWords } from './opinionWords.ts';

export const en: OpinionWords = {
  title: 'Second program',
  explained: 'Asks a program of yours for its move in each position you look at.',
  which: 'Which program',
  thinking: (name) => `${name} is thinking …`,
  says: (name, move) => `${name}: ${move}`,
  chance: (percent) => `${percent}\u00A0% chance, it says`,
  took: (seconds) => `${seconds} s`,
  agree: (move) => `Both choose ${move}.`,
  differ: (ours, theirs) => `They differ: our engine chooses ${ours}, the program ${theirs}.`,
  setUp: 'A program can’t be told a position that was set up by hand.',
  resigns: (name) => `${name} would give this game up.`,
  failed: (name, fault) => `${name} gave no move: ${fault}.`,
  faults: {
    ERR_OPPONENT_GONE: 'it has ended',
    ERR_OPPONENT_SILENT: 'no answer in time',
    ERR_OPPONENT_FLOOD: 'it said too much',
    ERR_OPPONENT_MALFORMED: 'what it said is no answer',
    ERR_OPPONENT_ILLEGAL: 'its move breaks the rules',
    ERR_PLAYER_FAILED: 'it failed',
  },
  legend: (sign, name) => `${sign} on the board: the move of ${name}.`,
};
