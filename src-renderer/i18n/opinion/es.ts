import type { OpinionWords } from './opinionWords.ts';

export const es: OpinionWords = {
  title: 'Segundo programa',
  explained: 'Pregunta a uno de tus programas por su jugada en cada posición que miras.',
  which: 'Qué programa',
  thinking: (name) => `${name} está pensando…`,
  says: (name, move) => `${name}: ${move}`,
  chance: (percent) => `${percent}\u00A0% de probabilidad, según él`,
  took: (seconds) => `${seconds.toLocaleString('es')} s`,
  agree: (move) => `Los dos eligen ${move}.`,
  differ: (ours, theirs) => `Difieren: nuestro motor elige ${ours}; el programa, ${theirs}.`,
  setUp: 'No se puede comunicar a un programa una posición compuesta a mano.',
  resigns: (name) => `${name} abandonaría esta partida.`,
  failed: (name, fault) => `${name} no ha dado ninguna jugada: ${fault}.`,
  faults: {
    ERR_OPPONENT_GONE: 'ha terminado',
    ERR_OPPONENT_SILENT: 'sin respuesta a tiempo',
    ERR_OPPONENT_FLOOD: 'ha dicho demasiado',
    ERR_OPPONENT_MALFORMED: 'lo que ha dicho no es una respuesta',
    ERR_OPPONENT_ILLEGAL: 'su jugada es ilegal',
    ERR_PLAYER_FAILED: 'ha fallado',
  },
  legend: (sign, name) => `${sign} en el tablero: la jugada de ${name}.`,
};
