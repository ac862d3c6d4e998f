import type { LessonWords } from './lessonWords.ts';

export const de: LessonWords = {
  lay: {
    task: 'Du bist Vertikal. Lege irgendwo einen Dominostein.',
    done: 'Er bedeckt zwei Felder übereinander. Wer keinen Platz mehr hat, verliert.',
  },
  safe: {
    task: 'Schaffe einen sicheren Platz: zwei freie Felder übereinander, wo kein waagrechter Stein passt.',
    done: 'Den kann dir niemand nehmen. Du kannst ihn füllen, wann immer du einen Zug brauchst.',
    wrong:
      'Das schafft keinen Platz, der nur dir gehört. Lege neben eine Spalte, deren andere Nachbarn bedeckt sind.',
  },
  prevent: {
    task: 'Horizontal könnte sich einen sicheren Platz schaffen. Lege zuerst dorthin.',
    done: 'Genommen. Was die andere Seite will, ist oft auch für dich der beste Platz.',
    wrong:
      'Horizontal kann sich seinen sicheren Platz noch schaffen. Finde die zwei Felder, die es will.',
  },
  parity: {
    task: 'Zähle: Wer zuletzt legt, gewinnt. Genau ein Stein gewinnt hier.',
    done: 'Nun geht die Zahl der Plätze für dich auf, was Horizontal auch tut.',
    wrong:
      'Danach kann Horizontal zuletzt legen. Probiere die Plätze im Kopf, einen nach dem anderen.',
  },
  room: {
    task: 'Schaffe Platz, den nur du nutzen kannst. Zwei Steine gewinnen hier.',
    done: 'Eigener Platz entscheidet: Der anderen Seite geht er zuerst aus.',
    wrong:
      'Danach kann Horizontal gewinnen. Suche einen Stein, der dir zwei Felder hohe Spalten frei hält.',
  },
};
