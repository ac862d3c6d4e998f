import type { LessonWords } from './lessonWords.ts';

export const de: LessonWords = {
  count: {
    task: 'Auf der Spalte des markierten Steins stehen zwei Steine. Also zieht er dort genau zwei Felder: Zieh ihn.',
    done: 'Zähle alle Steine auf der Linie, beider Farben, in beiden Richtungen. So weit zieht ein Stein.',
    wrong: 'Das ist ein anderer Zug. Zieh den markierten Stein gerade seine Spalte hinab.',
  },
  jump: {
    task: 'Auf der Reihe des markierten Steins stehen noch fünf andere. Zieh ihn die Reihe entlang.',
    done: 'Sechs auf der Reihe, also sechs Felder. Eigene Steine hat er übersprungen; fremde darf er nie überspringen.',
    wrong:
      'Das ist ein anderer Zug. Zieh den markierten Stein seine Reihe entlang, sechs Felder weit.',
  },
  capture: {
    task: 'Ein Stein, der auf einem fremden landet, schlägt ihn. Schlage etwas.',
    done: 'Geschlagen. Die andere Seite muss nun weniger Steine verbinden; Schlagen hilft also auch ihr.',
    wrong: 'Das schlägt nichts. Suche einen Stein, dessen Zahl genau auf einen weißen Stein führt.',
  },
  connect: {
    task: 'Verbinde alle deine Steine zu einer Gruppe: Nur der markierte steht noch abseits.',
    done: 'Alle verbunden, auch schräg: Du gewinnst.',
    wrong:
      'So sind deine Steine nicht alle verbunden. Der markierte kann die anderen mit einem Zug erreichen.',
  },
  sacrifice: {
    task: 'Vorsicht: Ein weißer Stein steht abseits von seiner Gruppe. Zieh, aber schlage ihn nicht.',
    done: 'Richtig. Ein Stein weniger kann eine Gruppe weniger sein: Wer einen versprengten Stein hergibt, ist vielleicht sofort verbunden.',
    wrong:
      'Ohne den versprengten Stein wären alle weißen Steine verbunden, und Weiß hätte gewonnen.',
  },
};
