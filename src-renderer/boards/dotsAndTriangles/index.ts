import type { DotsPosition } from '../../../src-shared/games/dotsAndTriangles/position.ts';
import type { DotsRefusal } from '../../../src-shared/games/dotsAndTriangles/rules.ts';
import { messages } from '../../i18n/messages.ts';
import { typedRefusal } from '../../i18n/refusalWords.ts';
import type { BoardEntry } from '../boardEntry.ts';
import { dotsGuide } from './guide.ts';
import DotsAndTrianglesBoard from './DotsAndTrianglesBoard.svelte';
import DotsAndTrianglesCard from './DotsAndTrianglesCard.svelte';
import { moveInWords } from './lineNames.ts';
import { soundOf } from './moveSound.ts';
import { rulePictures } from './rulePictures.ts';
import { wonGame } from './wonGame.ts';
import { dotsWords } from './words.ts';

export const dotsAndTriangles: BoardEntry<DotsPosition> = {
  board: DotsAndTrianglesBoard,
  card: DotsAndTrianglesCard,
  presets: [1, 2, 3, 4, 5].map((size) => ({ name: String(size), setup: { size } })),
  guide: dotsGuide,
  wonGame,
  rulePictures,
  hands: () => messages.boards.hands,
  keys: () => messages.boards.keys,
  moveInWords,
  soundOf,
  refusalInWords: (_, refusal) =>
    typedRefusal<DotsRefusal>(refusal, dotsWords().refusals, (place) => String(place + 1)),
  captions: async () => (await import('./captionWords.ts')).captions,
  reasons: async () => (await import('./reasons.ts')).reasons,
  tutorial: async () => (await import('./lessons.ts')).lessons,
  editing: async () => (await import('./editing.ts')).editing,
  reading: async () => (await import('./reading.ts')).reading,
};
