import type { HexPosition } from '../../../src-shared/games/hex/position.ts';
import { COORDINATES, makeCell } from '../../../src-shared/games/hex/notation.ts';
import type { HexRefusal } from '../../../src-shared/games/hex/rules.ts';
import { messages } from '../../i18n/messages.ts';
import { typedRefusal } from '../../i18n/refusalWords.ts';
import type { BoardEntry } from '../boardEntry.ts';
import { hexGuide } from './guide.ts';
import HexBoard from './HexBoard.svelte';
import HexCard from './HexCard.svelte';
import { rulePictures } from './rulePictures.ts';
import { wonGame } from './wonGame.ts';
import { hexWords } from './words.ts';

export const hex: BoardEntry<HexPosition> = {
  board: HexBoard,
  card: HexCard,
  presets: [9, 11, 13, 14, 19].map((size) => ({ name: String(size), setup: { size } })),
  guide: hexGuide,
  wonGame,
  rulePictures,
  hands: () => messages.boards.hands,
  keys: () => messages.boards.keys,
  refusalInWords: (position, refusal, style) =>
    typedRefusal<HexRefusal>(refusal, hexWords().refusals, (place) =>
      makeCell(position.size, place, COORDINATES[style]),
    ),
  captions: async () => (await import('./captionWords.ts')).captions,
  reasons: async () => (await import('./reasons.ts')).reasons,
  tutorial: async () => (await import('./lessons.ts')).lessons,
  sights: async () => (await import('./sights.ts')).sights,
  reading: async () => (await import('./reading.ts')).reading,
};
