import { beadsOn, type ScoreFourPosition } from '../../../src-shared/games/scoreFour/position.ts';
import { makePeg } from '../../../src-shared/games/scoreFour/notation.ts';
import type { ScoreFourRefusal } from '../../../src-shared/games/scoreFour/rules.ts';
import { typedRefusal } from '../../i18n/refusalWords.ts';
import type { BoardEntry } from '../boardEntry.ts';
import { scoreFourGuide } from './guide.ts';
import { moveWithHeight } from './cellWords.ts';
import LayerCard from './LayerCard.svelte';
import ScoreFourBoard from './ScoreFourBoard.svelte';
import { soundOf } from './moveSound.ts';
import { rulePictures } from './rulePictures.ts';
import { wonGame } from './wonGame.ts';
import { scoreFourWords } from './words.ts';

export const scoreFour: BoardEntry<ScoreFourPosition> = {
  board: ScoreFourBoard,
  card: LayerCard,
  hasCellsInCard: true,
  turnsItself: true,
  guide: scoreFourGuide,
  wonGame,
  rulePictures,
  keys: () => scoreFourWords().keys,
  moveInWords: moveWithHeight,
  soundOf,
  moveMore: (before, move) => `·${beadsOn(before, move) + 1}`,
  refusalInWords(_, refusal) {
    const words = {
      ERR_PEG_FULL: ({ peg }: ScoreFourRefusal) => scoreFourWords().full(makePeg(peg)),
    };
    return typedRefusal<ScoreFourRefusal>(refusal, words, String);
  },
  captions: async () => (await import('./captionWords.ts')).captions,
  reasons: async () => (await import('./reasons.ts')).reasons,
  tutorial: async () => (await import('./lessons.ts')).lessons,
  sights: async () => (await import('./sights.ts')).sights,
  reading: async () => (await import('./reading.ts')).reading,
  photographer: async (look) => (await import('./photographer.ts')).openPhotographer(look),
};
