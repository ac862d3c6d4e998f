import type { DemoMessages } from '../messages/demo.ts';
import { plural } from './grammar.ts';

/** What is said where the computer plays itself for people who look on. */
export const demo: DemoMessages['demo'] = {
  open: 'Demo',
  title: 'Den Computer gegen sich selbst spielen lassen',
  explanation:
    'Zum Zuschauen oder um anderen die Spiele zu zeigen: Es wird gesagt, was geschieht, und wer den Bildschirm berührt, spielt weiter.',
  games: 'Spiele',
  all: 'Alle reihum',
  idle: 'Geht weiter, wenn niemand etwas berührt hat seit',
  idleSeconds: (seconds) =>
    seconds < 60 || seconds % 60 !== 0
      ? plural(seconds, { one: '# Sekunde', other: '# Sekunden' })
      : plural(seconds / 60, { one: '# Minute', other: '# Minuten' }),
  start: 'Starten',
  cancel: 'Abbrechen',
  player: (level) => `Computer, Stufe ${level}`,
  move: (side, move) => `${side}: ${move}`,
  movesMade: (count) => plural(count, { one: '# Zug', other: '# Züge' }),
  invite: 'Zum Spielen Bildschirm berühren oder Taste drücken',
  leaveByKey: 'Mit Esc beenden',
  wins: (side) => `${side} gewinnt`,
  play: 'Gegen den Computer spielen',
  nextIn: (seconds) =>
    plural(seconds, {
      one: 'Die nächste Partie beginnt in # Sekunde',
      other: 'Die nächste Partie beginnt in # Sekunden',
    }),
  youPlay: (side) => `Du spielst als ${side}`,
  notKept:
    'gegen einen Computer, der sich auch ohne Übung schlagen lässt. Diese Partie wird nicht aufbewahrt.',
  playNow: 'Jetzt spielen',
  goOn: 'Weiter zuschauen',
  leave: 'Demo verlassen',
};
