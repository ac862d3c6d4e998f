import type { DemoMessages } from '../messages/demo.ts';
import { plural } from './grammar.ts';

/** What is said where the computer plays itself for people who look on. */
export const demo: DemoMessages['demo'] = {
  open: 'Demo',
  title: 'Let the computer play itself',
  explanation:
    'To look on, or to show the games to others: it says what happens, and whoever touches the screen plays on.',
  games: 'Games',
  all: 'All in turn',
  idle: 'Goes on when nobody has touched anything for',
  idleSeconds: (seconds) =>
    seconds < 60 || seconds % 60 !== 0
      ? plural(seconds, { one: '# second', other: '# seconds' })
      : plural(seconds / 60, { one: '# minute', other: '# minutes' }),
  start: 'Start',
  cancel: 'Cancel',
  player: (level) => `Computer, level ${level}`,
  move: (side, move) => `${side}: ${move}`,
  movesMade: (count) => plural(count, { one: '# move', other: '# moves' }),
  invite: 'Touch the screen or press a key to play',
  leaveByKey: 'Escape leaves',
  wins: (side) => `${side} wins`,
  play: 'Play against the computer',
  nextIn: (seconds) =>
    plural(seconds, {
      one: 'The next game begins in # second',
      other: 'The next game begins in # seconds',
    }),
  youPlay: (side) => `You play ${side}`,
  notKept: 'against a computer that a beginner can beat. This game is not kept.',
  playNow: 'Play now',
  goOn: 'Go on watching',
  leave: 'Leave the demo',
};
