import type { DemoMessages } from '../messages/demo.ts';
import { plural } from './grammar.ts';

/** What is said where the computer plays itself for people who look on. */
export const demo: DemoMessages['demo'] = {
  open: 'Démo',
  title: 'Laisser l’ordinateur jouer seul',
  explanation:
    'Pour regarder, ou pour montrer les jeux à d’autres\u202F: ce qui se passe est commenté, et qui touche l’écran joue la suite.',
  games: 'Jeux',
  all: 'Tous tour à tour',
  idle: 'Reprend quand personne n’a touché à rien depuis',
  idleSeconds: (seconds) =>
    seconds < 60 || seconds % 60 !== 0
      ? plural(seconds, { one: '# seconde', other: '# secondes' })
      : plural(seconds / 60, { one: '# minute', other: '# minutes' }),
  start: 'Commencer',
  cancel: 'Annuler',
  player: (level) => `Ordinateur, niveau ${level}`,
  move: (side, move) => `${side}\u202F: ${move}`,
  movesMade: (count) => plural(count, { one: '# coup', other: '# coups' }),
  invite: 'Touchez l’écran ou appuyez sur une touche pour jouer',
  leaveByKey: 'Échap pour quitter',
  wins: (side) => `${side} gagne`,
  play: 'Jouer contre l’ordinateur',
  nextIn: (seconds) =>
    plural(seconds, {
      one: 'La partie suivante commence dans # seconde',
      other: 'La partie suivante commence dans # secondes',
    }),
  youPlay: (side) => `Vous jouez ${side}`,
  notKept:
    'contre un ordinateur que l’on peut battre dès ses débuts. Cette partie n’est pas conservée.',
  playNow: 'Jouer',
  goOn: 'Regarder la suite',
  leave: 'Quitter la démo',
};
