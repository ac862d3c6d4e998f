import { plural } from '../es/grammar.ts';
import type { HintWords } from './hintWords.ts';

export const es: HintWords = {
  idea: 'Idea',
  why: 'Por qué',
  searching: 'Buscando una idea …',
  noIdea: 'Aquí no decide ninguna idea por sí sola. Pregunta otra vez y verás la jugada.',
  showMove: 'Mostrar la jugada',
  move: (move) => `Lo mejor que se ha encontrado: ${move}.`,
  close: 'Cerrar',
  noReason: 'Esa jugada no tiene una razón breve.',
  otherwise: 'Los números del tablero muestran lo que seguiría si no.',
  failed: 'Ahora mismo no se ha encontrado ninguna jugada.',
  taken: (count) => plural(count, { one: '# pista usada.', other: '# pistas usadas.' }),
};
