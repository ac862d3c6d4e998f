import type { OpinionWords } from './opinionWords.ts';

export const de: OpinionWords = {
  title: 'Zweites Programm',
  explained: 'Fragt eines deiner Programme nach seinem Zug in jeder Stellung, die du ansiehst.',
  which: 'Welches Programm',
  thinking: (name) => `${name} denkt nach…`,
  says: (name, move) => `${name}: ${move}`,
  chance: (percent) => `${percent}\u00A0% Chance, sagt es`,
  took: (seconds) => `${seconds.toLocaleString('de')} s`,
  agree: (move) => `Beide wählen ${move}.`,
  differ: (ours, theirs) => `Sie sind uneins: Unsere Engine wählt ${ours}, das Programm ${theirs}.`,
  setUp: 'Eine von Hand aufgebaute Stellung lässt sich einem Programm nicht mitteilen.',
  resigns: (name) => `${name} würde diese Partie aufgeben.`,
  failed: (name, fault) => `${name} hat keinen Zug genannt: ${fault}.`,
  faults: {
    ERR_OPPONENT_GONE: 'es hat sich beendet',
    ERR_OPPONENT_SILENT: 'keine Antwort in der Zeit',
    ERR_OPPONENT_FLOOD: 'es hat zu viel gesagt',
    ERR_OPPONENT_MALFORMED: 'was es sagte, ist keine Antwort',
    ERR_OPPONENT_ILLEGAL: 'sein Zug ist regelwidrig',
    ERR_PLAYER_FAILED: 'es hat versagt',
  },
  legend: (sign, name) => `${sign} auf dem Brett: der Zug von ${name}.`,
};
