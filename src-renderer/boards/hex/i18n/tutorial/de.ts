import type { LessonWords } from './lessonWords.ts';

export const de: LessonWords = {
  chain: {
    task: 'Du bist O und verbindest links und rechts. Vollende die Kette.',
    done: 'Verbunden. Am Ende verbindet immer jemand: Remis gibt es nicht.',
    wrong: 'Das verbindet die beiden Ränder nicht. In der Reihe fehlt ein Feld.',
  },
  bridge: {
    task: 'Baue vom markierten Stein aus eine Brücke: zwei Felder weiter, mit zwei leeren Feldern dazwischen.',
    done: 'Eine Brücke. Nimmt X eines der Felder dazwischen, nimmst du das andere.',
    wrong:
      'Das ist keine Brücke: Zwischen den Steinen müssen zwei leere Felder liegen, die beide berühren.',
  },
  answer: {
    task: 'X ist in deine Brücke eingedrungen. Antworte.',
    done: 'Die Brücke hält. Ein Eindringen kostet nichts, wenn du darauf antwortest.',
    wrong: 'Dann würde X die Brücke trennen. Nimm ihr anderes Feld.',
  },
  edge: {
    task: 'Eine Brücke reicht auch bis zum Rand: Ein Stein auf der zweiten Reihe hat dort zwei Felder. X hat eines genommen.',
    done: 'Die kleinste Randschablone: Von der zweiten Reihe aus ist der Rand sicher.',
    wrong: 'Das überlässt X den Rand. Nimm das andere der beiden Randfelder.',
  },
  ladder: {
    task: 'Nun blockt X jedes Mal. Kriech weiter am Rand entlang bis zum Stein, der am Ende wartet.',
    done: 'Eine Leiter. Allein führt sie nirgendwohin; mit einem Stein am Ende gewinnt sie.',
    wrong: 'Dann kann X dich aufhalten. Bleib neben deinem letzten Stein, am Rand.',
  },
  swap: {
    task: 'Jetzt bist du X, und die Tauschregel gilt: Du darfst O’s ersten Stein übernehmen. Er liegt in der Mitte. Tu es.',
    done: 'Er gehört jetzt dir. So eröffnet niemand zu stark: Wer den Kuchen teilt, lässt den anderen wählen.',
    wrong:
      'Jede andere Antwort verliert hier bei bestem Spiel, so stark ist die Mitte. Übernimm den Stein.',
  },
};
