import type { TutorialWords } from './tutorialWords.ts';

export const de: TutorialWords = {
  title: 'Einführung',
  step: (step, count) => `Schritt ${step} von ${count}`,
  next: 'Weiter',
  back: 'Zurück',
  show: 'Zeig es mir',
  leave: 'Verlassen',
  finished: 'Geschafft. Du kennst jetzt das Wichtigste.',
  play: 'Eine Partie spielen',
  again: 'Noch einmal',
  offer: 'Einführung',
  wrong: 'Das ist es noch nicht. Probiere etwas anderes.',
  isNew: 'Neu hier? Lerne das Spiel in ein paar Minuten.',
};
