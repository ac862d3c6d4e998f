import type { OpinionWords } from './opinionWords.ts';

export const fr: OpinionWords = {
  title: 'Second programme',
  explained: 'Demande à l’un de vos programmes son coup dans chaque position que vous regardez.',
  which: 'Quel programme',
  thinking: (name) => `${name} réfléchit…`,
  says: (name, move) => `${name}\u202F: ${move}`,
  chance: (percent) => `${percent}\u00A0% de chances, selon lui`,
  took: (seconds) => `${seconds.toLocaleString('fr')}\u00A0s`,
  agree: (move) => `Les deux choisissent ${move}.`,
  differ: (ours, theirs) =>
    `Ils divergent\u202F: notre moteur choisit ${ours}, le programme ${theirs}.`,
  setUp: 'Une position composée à la main ne peut pas être transmise à un programme.',
  resigns: (name) => `${name} abandonnerait cette partie.`,
  failed: (name, fault) => `${name} n’a pas donné de coup\u202F: ${fault}.`,
  faults: {
    ERR_OPPONENT_GONE: 'il s’est arrêté',
    ERR_OPPONENT_SILENT: 'pas de réponse à temps',
    ERR_OPPONENT_FLOOD: 'il a trop parlé',
    ERR_OPPONENT_MALFORMED: 'ce qu’il a dit n’est pas une réponse',
    ERR_OPPONENT_ILLEGAL: 'son coup est illégal',
    ERR_PLAYER_FAILED: 'il a échoué',
  },
  legend: (sign, name) => `${sign} sur le plateau\u202F: le coup de ${name}.`,
};
