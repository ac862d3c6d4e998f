import type { ForfeitFault } from '../../../src-shared/core/forfeitFault.ts';
import type { MatchMessages } from '../messages/match.ts';
import { clause, plural } from './grammar.ts';

const FAULTS: Readonly<Record<ForfeitFault, string>> = {
  ERR_OPPONENT_GONE: 'el programa se ha cerrado',
  ERR_OPPONENT_SILENT: 'el programa no ha respondido a tiempo',
  ERR_OPPONENT_FLOOD: 'el programa ha dicho más de lo que puede',
  ERR_OPPONENT_MALFORMED: 'la respuesta no tiene sentido',
  ERR_OPPONENT_ILLEGAL: 'la respuesta no es una jugada legal',
  ERR_PLAYER_FAILED: 'el programa ha fallado',
};

/** What is said of a match, whichever game it is. */
export const match: MatchMessages = {
  match: {
    back: 'Volver a todos los juegos',
    board: (game) => `Tablero de ${game}`,
    rules: 'Reglas y teclas',
    flip: 'Girar el tablero',
    menu: 'Menú',
    panel: 'Partida',
    hidePanel: 'Plegar el panel',
    showPanel: 'Mostrar el panel',
    withKey: (what, key) => `${what} (${key})`,
    commands: 'Órdenes',
    players: 'Quiénes juegan',
  },
  players: {
    you: 'Tú',
    level: (level) => `Nivel ${level}`,
    two: 'entre dos',
    against: (opponent, side) => `contra ${opponent}\u00a0· eres ${side}`,
    toMove: 'en turno',
    thinking: 'pensando',
    thinkingDeep: (depth) => `pensando · profundidad ${depth}`,
    moveNow: 'Jugar ya',
  },
  turn: (who) => (who.isYou ? 'Es tu turno.' : `Es el turno de ${who.name}.`),
  result: {
    region: 'Resultado',
    draw: 'Tablas',
    wins: (who) => clause(who, 'Ganas', 'gana'),
    rematchAs: (side) => `Revancha – eres ${side}`,
    rematchOfTwo: 'Revancha – cambiar de bando',
  },
  ends: {
    resigned: (who) => `${clause(who, 'Te has rendido', 'se ha rendido')}.`,
    forfeits: (who, fault) =>
      `${clause(who, 'Pierdes', 'pierde')} por descalificación: ${FAULTS[fault]}.`,
    outOfTime: (who) => `${clause(who, 'Has agotado tu', 'ha agotado su')} tiempo.`,
    agreed: 'Ambos bandos han acordado tablas.',
    claimed: 'Se han reclamado tablas: la misma posición se ha dado por tercera vez.',
    repetition: 'La misma posición se da por tercera vez.',
    tooLong: (moves) =>
      plural(moves, {
        one: 'La partida ha durado # jugada.',
        other: 'La partida ha durado # jugadas.',
      }),
  },
  news: {
    newGame: (game) => `Partida nueva de ${game}.`,
    tookBack: (count) =>
      plural(count, { one: '# jugada deshecha.', other: '# jugadas deshechas.' }),
    goesOn: 'La partida continúa.',
  },
  moves: {
    title: 'Jugadas',
    none: 'Aún sin jugadas',
    first: 'Posición inicial',
    previous: 'Jugada anterior',
    next: 'Jugada siguiente',
    last: 'Última jugada',
    start: 'Comienzo',
    looking: (ply, last) => (ply === 0 ? 'El comienzo' : `Jugada ${ply} de ${last}`),
    now: 'Volver al final',
    viewing: (ply, last) =>
      ply === 0 ? 'Estás viendo el comienzo.' : `Estás viendo la jugada ${ply} de ${last}.`,
  },
  evaluation: {
    title: (name) => `Lo que piensa ${name}`,
    even: 'La partida está igualada.',
    better: (who) => `${clause(who, 'Estás', 'está')} un poco mejor.`,
    muchBetter: (who) => `${clause(who, 'Estás', 'está')} mucho mejor.`,
    winning: (who) => `${clause(who, 'Tienes', 'tiene')} ventaja ganadora.`,
    winsBy: (who, margin) => `${clause(who, 'Ganas', 'gana')} por ${margin}.`,
    /** @param moves the winner’s own */
    wins: (who, moves) =>
      `${clause(who, 'Ganas', 'gana')}${moves <= 1 ? '' : ` en ${moves} jugadas o menos`}.`,
    drawn: 'Con el mejor juego son tablas.',
    chance: (who, percent) => `${percent}\u00a0% para ${who.isYou ? 'ti' : who.name}`,
    depth: (plies) =>
      `a ${plural(plies, { one: '# semijugada', other: '# semijugadas' })} de profundidad`,
    /** @param short the same number, as it is written */
    nodes: (count, short) =>
      plural(
        count,
        {
          one: '# posición',
          many: '# de posiciones',
          // As it is read out: `3,4 millones de posiciones`.
          other: short.endsWith('M') ? '# de posiciones' : '# posiciones',
        },
        short,
      ),
    bestLine: 'Mejor línea',
    show: 'Mostrar lo que piensa el ordenador',
    explained: 'Quién cree que va por delante, hasta dónde mira y qué jugadas espera.',
  },
  confirm: {
    keepPlaying: 'Seguir jugando',
    resignTitle: '¿Rendirse en esta partida?',
    resignText: (winner) => `Ganará ${winner}. Todavía se podrá volver atrás con «Deshacer».`,
    resignTextStrict: (winner) =>
      `Ganará ${winner}. En una partida estricta no se podrá volver atrás.`,
    restartTitle: '¿Empezar de nuevo esta partida?',
    restartText: 'La partida se aparta tal como está y se conserva.',
    quitUnsavedTitle: '¿Salir sin guardar?',
    quitUnsavedText: (games) =>
      games < 2
        ? 'Se perderá lo jugado desde que se guardó por última vez.'
        : plural(games, {
            one: '# partida no se ha podido guardar y se perderá.',
            other: '# partidas no se han podido guardar y se perderán.',
          }),
    isVoid:
      'La partida por la que se te preguntó ha cambiado o ya no está, así que no se ha hecho nada.',
  },
  help: {
    title: (game) => `Cómo se juega a ${game}`,
    close: 'Cerrar',
    goal: 'El objetivo',
    rules: 'Las reglas',
    hands: 'Ratón y pantalla táctil',
    boardKeys: 'Teclas en el tablero',
    everywhere: 'Teclas en todas partes',
  },
  board: {
    notNow: 'Ahora no se puede jugar.',
    over: 'La partida ha terminado.',
    notYourTurn: 'No es tu turno.',
    earlier: 'Esta es una jugada anterior. Elige «Seguir desde aquí» o vuelve al final.',
  },
  boards: {
    hands: [
      'Con dos dedos, o con la rueda y Ctrl pulsada, se acerca el tablero; después se mueve arrastrándolo.',
    ],
    keys: [
      ['Teclas de flecha', 'ir de casilla en casilla'],
      ['Inicio, Fin', 'ir a la primera o la última casilla de la fila'],
      ['Re Pág, Av Pág', 'ir al extremo superior o inferior de la columna'],
      ['Intro, Espacio', 'elegir la casilla'],
    ],
    materials: { walnut: 'Nogal', slate: 'Pizarra', maple: 'Arce' },
    zoom: 'Zoom',
  },
  refusals: {
    ERR_NO_SUCH_MOVE: 'No existe esa jugada.',
    ERR_GAME_OVER: 'La partida ha terminado.',
  },
};
