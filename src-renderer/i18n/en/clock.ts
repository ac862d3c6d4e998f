import type { ClockMessages } from '../messages/clock.ts';
import { have, plural, subject } from './grammar.ts';

/** What is said of clocks, strict games and draws. */
export const clock: ClockMessages = {
  clock: {
    legend: 'Clock',
    kinds: {
      none: 'None',
      suddenDeath: 'Sudden death',
      increment: 'Increment',
      perMove: 'Per move',
    },
    explained: {
      none: 'Both sides have all the time they want.',
      suddenDeath: 'Whoever has used up the time for the whole game loses.',
      increment: 'Each turn adds something to the time of its side; whoever has none left loses.',
      perMove: 'Whoever takes longer than this over a move loses.',
    },
    main: 'Time for each side',
    increment: 'Added for each turn',
    perMove: 'Time for each move',
    duration: (seconds) =>
      seconds % 60 === 0
        ? plural(seconds / 60, { one: '# minute', other: '# minutes' })
        : plural(seconds, { one: '# second', other: '# seconds' }),
    left: 'time left:',
    low: (who, seconds) =>
      `${subject(who)} ${have(who)} ${plural(seconds, { one: '# second', other: '# seconds' })} left.`,
    strict: 'Strict game',
    strictExplained:
      'Nothing is taken back, there are no hints, and what the computer thinks is not shown.',
  },
  draw: {
    group: 'Draw',
    offered: (who) => `${subject(who)} ${who.isYou ? 'offer' : 'offers'} a draw.`,
    waiting: 'You have offered a draw. The computer answers with its next move.',
    accept: (who) => `${who.name}: accept`,
    decline: (who) => `${who.name}: decline`,
    declined: (who) => `${subject(who)} ${who.isYou ? 'decline' : 'declines'} the draw.`,
  },
  pace: {
    legend: 'The computer answers',
    calm: 'When your move has landed',
    immediate: 'At once',
  },
};
