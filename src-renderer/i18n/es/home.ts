import type { HomeMessages } from '../messages/home.ts';
import { plural } from './grammar.ts';

/** What the home screen and the dialog for a new game say. */
export const home: HomeMessages = {
  home: {
    heading: 'Elige un juego',
    play: (game) => `Jugar a ${game}`,
    rules: (game) => `Reglas de ${game}`,
    inProgress: 'Partidas por continuar',
    continue: 'Continuar',
    lookAgain: 'Ver de nuevo',
    movesMade: (count) => plural(count, { one: '# jugada', other: '# jugadas' }),
    lastResult: (result) => `Última partida: ${result}.`,
    pause: 'Detener los tableros pequeños',
    resume: 'Reanudar los tableros pequeños',
    clockWaits: 'El reloj está parado hasta que vuelvas.',
  },
  newGame: {
    title: (game) => `Partida nueva de ${game}`,
    opponent: 'Rival',
    computer: 'Ordenador',
    person: 'Alguien aquí',
    level: 'Nivel',
    matching: 'A mi nivel',
    matchingNow: (level) =>
      `Sigue tus resultados: ahora, nivel ${level}. Sube cuando ganas y baja cuando pierdes.`,
    levelNumber: (level) => `Nivel ${level}`,
    time: 'Tiempo de reflexión',
    seconds: (seconds) => plural(seconds, { one: '# segundo', other: '# segundos' }),
    side: 'Tu bando',
    random: 'Al azar',
    movesFirst: 'juega primero',
    movesSecond: 'juega después',
    either: 'uno u otro',
    first: (name) => `Empieza ${name}.`,
    usualSizes: 'Tamaños habituales',
    range: (min, max) => `de ${min} a ${max}`,
    tooSmall: (field, value, min) => `${field}: ${value} es demasiado poco; el mínimo es ${min}.`,
    tooLarge: (field, value, max) => `${field}: ${value} es demasiado; el máximo es ${max}.`,
    notWhole: (field, min, max) => `${field}: escribe un número entero de ${min} a ${max}.`,
    rules: 'Reglas',
    start: 'Empezar',
    cancel: 'Cancelar',
    replaces:
      'Hay una partida de este juego en curso. Cuando empieces una nueva, se apartará tal como está y se conservará.',
  },
};
