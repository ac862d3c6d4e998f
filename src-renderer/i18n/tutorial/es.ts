import type { TutorialWords } from './tutorialWords.ts';

export const es: TutorialWords = {
  title: 'Tutorial',
  step: (step, count) => `Paso ${step} de ${count}`,
  next: 'Siguiente',
  back: 'Atrás',
  show: 'Enséñamelo',
  leave: 'Salir',
  finished: 'Terminado. Ya sabes lo importante.',
  play: 'Jugar una partida',
  again: 'Otra vez',
  offer: 'Tutorial',
  wrong: 'Todavía no es eso. Prueba otra cosa.',
  isNew: '¿Es nuevo para ti? Aprende el juego en unos minutos.',
};
