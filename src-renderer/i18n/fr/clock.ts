import type { ClockMessages } from '../messages/clock.ts';
import { plural, subject } from './grammar.ts';

/** What is said of clocks, strict games and draws. */
export const clock: ClockMessages = {
  clock: {
    legend: 'Pendule',
    kinds: {
      none: 'Aucune',
      suddenDeath: 'KO',
      increment: 'Incrément',
      perMove: 'Par coup',
    },
    explained: {
      none: 'Chaque camp prend tout le temps qu’il veut.',
      suddenDeath: 'Qui a épuisé son temps pour toute la partie perd.',
      increment: 'Chaque tour ajoute du temps au camp qui joue\u202F; qui n’en a plus perd.',
      perMove: 'Qui met plus de temps que cela pour un coup perd.',
    },
    main: 'Temps pour chaque camp',
    increment: 'Ajout à chaque tour',
    perMove: 'Temps pour chaque coup',
    duration: (seconds) =>
      seconds % 60 === 0
        ? plural(seconds / 60, { one: '# minute', other: '# minutes' })
        : plural(seconds, { one: '# seconde', other: '# secondes' }),
    left: 'temps restant\u202F:',
    low: (who, seconds) => {
      const left = plural(seconds, { one: '# seconde', other: '# secondes' });
      return who.isYou ? `Il vous reste ${left}.` : `Il reste ${left} à ${who.name}.`;
    },
    strict: 'Partie stricte',
    strictExplained:
      'Aucun coup n’est repris, il n’y a pas d’indice et les réflexions de l’ordinateur ne sont pas affichées.',
  },
  draw: {
    group: 'Nulle',
    offered: (who) => `${subject(who)} ${who.isYou ? 'proposez' : 'propose'} nulle.`,
    waiting: 'Vous avez proposé nulle. L’ordinateur répondra avec son prochain coup.',
    accept: (who) => `${who.name}\u202F: accepter`,
    decline: (who) => `${who.name}\u202F: refuser`,
    declined: (who) => `${subject(who)} ${who.isYou ? 'refusez' : 'refuse'} la nulle.`,
  },
  pace: {
    legend: 'L’ordinateur répond',
    calm: 'Une fois votre coup posé',
    immediate: 'Aussitôt',
  },
};
