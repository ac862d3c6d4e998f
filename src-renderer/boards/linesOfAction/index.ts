import type { LinesOfActionPosition } from '../../../src-shared/games/linesOfAction/position.ts';
import { COORDINATES, makeSquare } from '../../../src-shared/games/linesOfAction/notation.ts';
import type { LinesOfActionRefusal } from '../../../src-shared/games/linesOfAction/rules.ts';
import { messages } from '../../i18n/messages.ts';
import { typedRefusal } from '../../i18n/refusalWords.ts';
import type { BoardEntry } from '../boardEntry.ts';
import { linesOfActionGuide } from './guide.ts';
import LinesOfActionBoard from './LinesOfActionBoard.svelte';
import LinesOfActionCard from './LinesOfActionCard.svelte';
import { moveInWords } from './squareNames.ts';
import { soundOf } from './moveSound.ts';
import { rulePictures } from './rulePictures.ts';
import { wonGame } from './wonGame.ts';
import { linesOfActionWords } from './words.ts';

export const linesOfAction: BoardEntry<LinesOfActionPosition> = {
  board: LinesOfActionBoard,
  card: LinesOfActionCard,
  guide: linesOfActionGuide,
  wonGame,
  rulePictures,
  hands: () => messages.boards.hands,
  keys: () => [...messages.boards.keys, ...linesOfActionWords().keys],
  moveInWords,
  soundOf,
  refusalInWords: (_, refusal, style) =>
    typedRefusal<LinesOfActionRefusal>(refusal, linesOfActionWords().refusals, (place) =>
      makeSquare(place, COORDINATES[style]),
    ),
  captions: async () => (await import('./captionWords.ts')).captions,
  reasons: async () => (await import('./reasons.ts')).reasons,
  tutorial: async () => (await import('./lessons.ts')).lessons,
  sights: async () => (await import('./sights.ts')).sights,
  reading: async () => (await import('./reading.ts')).reading,
};
