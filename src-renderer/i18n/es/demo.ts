import type { DemoMessages } from '../messages/demo.ts';
import { plural } from './grammar.ts';

/** What is said where the computer plays itself for people who look on. */
export const demo: DemoMessages['demo'] = {
  open: 'Demo',
  title: 'Que el ordenador juegue contra sí mismo',
  explanation:
    'Para mirar o para enseñar los juegos a otras personas: se cuenta lo que ocurre, y quien toca la pantalla sigue la partida.',
  games: 'Juegos',
  all: 'Todos por turno',
  idle: 'Continúa cuando nadie ha tocado nada durante',
  idleSeconds: (seconds) =>
    seconds < 60 || seconds % 60 !== 0
      ? plural(seconds, { one: '# segundo', other: '# segundos' })
      : plural(seconds / 60, { one: '# minuto', other: '# minutos' }),
  start: 'Empezar',
  cancel: 'Cancelar',
  player: (level) => `Ordenador, nivel ${level}`,
  move: (side, move) => `${side}: ${move}`,
  movesMade: (count) => plural(count, { one: '# jugada', other: '# jugadas' }),
  invite: 'Toca la pantalla o pulsa una tecla para jugar',
  leaveByKey: 'Salir con Esc',
  wins: (side) => `Gana ${side}`,
  play: 'Jugar contra el ordenador',
  nextIn: (seconds) =>
    plural(seconds, {
      one: 'La próxima partida empieza en # segundo',
      other: 'La próxima partida empieza en # segundos',
    }),
  youPlay: (side) => `Juegas como ${side}`,
  notKept:
    'contra un ordenador al que se puede ganar sin experiencia. Esta partida no se conserva.',
  playNow: 'Jugar ahora',
  goOn: 'Seguir mirando',
  leave: 'Salir de la demo',
};
