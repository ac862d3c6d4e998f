import type { ClockMessages } from '../messages/clock.ts';
import { clause, plural } from './grammar.ts';

/** What is said of clocks, strict games and draws. */
export const clock: ClockMessages = {
  clock: {
    legend: 'Uhr',
    kinds: {
      none: 'Keine',
      suddenDeath: 'Gesamtzeit',
      increment: 'Gutschrift',
      perMove: 'Pro Zug',
    },
    explained: {
      none: 'Beide Seiten haben so viel Zeit, wie sie wollen.',
      suddenDeath: 'Wer die Zeit für die ganze Partie verbraucht hat, verliert.',
      increment:
        'Jeder Zug bringt seiner Seite etwas Zeit dazu; wer keine mehr übrig hat, verliert.',
      perMove: 'Wer für einen Zug länger braucht, verliert.',
    },
    main: 'Zeit für jede Seite',
    increment: 'Gutschrift pro Zug',
    perMove: 'Zeit für jeden Zug',
    duration: (seconds) =>
      seconds % 60 === 0
        ? plural(seconds / 60, { one: '# Minute', other: '# Minuten' })
        : plural(seconds, { one: '# Sekunde', other: '# Sekunden' }),
    left: 'verbleibende Zeit:',
    low: (who, seconds) =>
      `${clause(who, 'hast', 'hat')} noch ${plural(seconds, { one: '# Sekunde', other: '# Sekunden' })}.`,
    strict: 'Strenge Partie',
    strictExplained:
      'Nichts wird zurückgenommen, es gibt keine Hinweise, und was der Computer denkt, wird nicht gezeigt.',
  },
  draw: {
    group: 'Remis',
    offered: (who) => `${clause(who, 'bietest', 'bietet')} Remis an.`,
    waiting: 'Du hast Remis angeboten. Der Computer antwortet mit seinem nächsten Zug.',
    accept: (who) => `${who.name}: annehmen`,
    decline: (who) => `${who.name}: ablehnen`,
    declined: (who) => `${clause(who, 'lehnst', 'lehnt')} das Remis ab.`,
  },
  pace: {
    legend: 'Der Computer antwortet',
    calm: 'Wenn dein Zug zu Ende ist',
    immediate: 'Sofort',
  },
};
