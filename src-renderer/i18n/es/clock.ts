import type { ClockMessages } from '../messages/clock.ts';
import { clause, plural } from './grammar.ts';

/** What is said of clocks, strict games and draws. */
export const clock: ClockMessages = {
  clock: {
    legend: 'Reloj',
    kinds: {
      none: 'Ninguno',
      suddenDeath: 'Muerte súbita',
      increment: 'Incremento',
      perMove: 'Por jugada',
    },
    explained: {
      none: 'Ambos bandos tienen todo el tiempo que quieran.',
      suddenDeath: 'Pierde quien agota el tiempo de toda la partida.',
      increment: 'Cada turno añade algo al tiempo de su bando; pierde quien se queda sin él.',
      perMove: 'Pierde quien tarda más de este tiempo en una jugada.',
    },
    main: 'Tiempo por bando',
    increment: 'Se añade por turno',
    perMove: 'Tiempo por jugada',
    duration: (seconds) =>
      seconds % 60 === 0
        ? plural(seconds / 60, { one: '# minuto', other: '# minutos' })
        : plural(seconds, { one: '# segundo', other: '# segundos' }),
    left: 'tiempo restante:',
    low: (who, seconds) =>
      `${who.isYou ? 'Te' : `A ${who.name} le`} ${plural(seconds, { one: 'queda # segundo', other: 'quedan # segundos' })}.`,
    strict: 'Partida estricta',
    strictExplained:
      'No se deshace nada, no hay pistas y no se muestra lo que piensa el ordenador.',
  },
  draw: {
    group: 'Tablas',
    offered: (who) => `${clause(who, 'Ofreces', 'ofrece')} tablas.`,
    waiting: 'Has ofrecido tablas. El ordenador responde con su próxima jugada.',
    accept: (who) => `${who.name}: aceptar`,
    decline: (who) => `${who.name}: rechazar`,
    declined: (who) => `${clause(who, 'Rechazas', 'rechaza')} las tablas.`,
  },
  pace: {
    legend: 'El ordenador responde',
    calm: 'Al terminar tu jugada',
    immediate: 'Al instante',
  },
};
