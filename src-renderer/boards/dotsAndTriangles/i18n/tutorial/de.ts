import type { LessonWords } from './lessonWords.ts';

export const de: LessonWords = {
  line: {
    task: 'Ziehe irgendeine Linie zwischen zwei Punkten.',
    done: 'Jeder Zug ist eine Linie. Wer die dritte Seite eines Dreiecks zieht, dem gehört es.',
  },
  extra: {
    task: 'Einem Dreieck fehlt eine Linie. Schließe es, dann zieh noch einmal.',
    done: 'Ein geschlossenes Dreieck bringt einen Extrazug: Das war die Linie danach.',
    wrong: 'Das schließt kein Dreieck. Suche das Dreieck mit zwei Seiten.',
  },
  two: {
    task: 'Eine Linie kann zwei Dreiecke auf einmal schließen. Finde sie.',
    done: 'Zwei Dreiecke mit einer Linie, und trotzdem nur ein Extrazug.',
    wrong: 'Das schließt keine zwei. Suche die Linie zwischen zwei Dreiecken, denen nur sie fehlt.',
  },
  limit: {
    task: 'Schließe ein Dreieck und mit dem Extrazug gleich noch eins.',
    done: 'Zwei geschlossen. Eine dritte Linie hintereinander gibt es nie; jetzt darf die andere Seite schließen, was übrig ist.',
    wrong: 'Das schließt nichts. Mehreren Dreiecken fehlt nur eine Linie.',
  },
  safe: {
    task: 'Verschenke nichts: Zieh eine Linie, nach der kein Dreieck zwei Seiten hat.',
    done: 'Sicher. Die andere Seite kann jetzt nichts schließen.',
    wrong: 'Dann hat ein Dreieck zwei Seiten, und die andere Seite kann es schließen.',
  },
  parity: {
    task: 'Jetzt verschenkt jede Linie etwas. Wähle eine, die am wenigsten verschenkt: Die Partie kann noch unentschieden enden.',
    done: 'Gut. Weil ein Zug höchstens zwei Linien lang ist, entscheidet, wer im richtigen Moment wenig hergibt.',
    wrong:
      'Dann liegst du bei bestem Spiel am Ende zurück. Suche die Linie, nach der die andere Seite weniger gewinnt.',
  },
};
