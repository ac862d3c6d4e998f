import type { TutorialWords } from './tutorialWords.ts';

export const en: TutorialWords = {
  title: 'Tutorial',
  step: (step, count) => `Step ${step} of ${count}`,
  next: 'Next',
  back: 'Back',
  show: 'Show me',
  leave: 'Leave',
  finished: 'Finished. You know what matters.',
  play: 'Play a game',
  again: 'Again',
  offer: 'Tutorial',
  wrong: 'That is not it yet. Try something else.',
  isNew: 'New here? Learn the game in a few minutes.',
};
