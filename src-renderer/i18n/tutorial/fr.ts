import type { TutorialWords } from './tutorialWords.ts';

export const fr: TutorialWords = {
  title: 'Tutoriel',
  step: (step, count) => `Étape ${step} sur ${count}`,
  next: 'Suivant',
  back: 'Retour',
  show: 'Montrez-moi',
  leave: 'Quitter',
  finished: 'Terminé. Vous connaissez l’essentiel.',
  play: 'Jouer une partie',
  again: 'Recommencer',
  offer: 'Tutoriel',
  wrong: 'Ce n’est pas encore cela. Essayez autre chose.',
  isNew: 'Nouveau\u202F? Apprenez le jeu en quelques minutes.',
};
