import type { DomineeringPosition } from '../../../src-shared/games/domineering/position.ts';
import type { DomineeringRefusal } from '../../../src-shared/games/domineering/rules.ts';
import { makeCell } from '../../../src-shared/games/domineering/notation.ts';
import { messages } from '../../i18n/messages.ts';
import { typedRefusal } from '../../i18n/refusalWords.ts';
import type { BoardEntry } from '../boardEntry.ts';
import { domineeringGuide } from './guide.ts';
import { moveInWords, secondCell } from './cellNames.ts';
import DomineeringBoard from './DomineeringBoard.svelte';
import DomineeringCard from './DomineeringCard.svelte';
import { soundOf } from './moveSound.ts';
import { rulePictures } from './rulePictures.ts';
import { wonGame } from './wonGame.ts';
import { domineeringWords } from './words.ts';

export const domineering: BoardEntry<DomineeringPosition> = {
  board: DomineeringBoard,
  card: DomineeringCard,
  presets: [4, 6, 8, 10, 12].map((length) => ({
    name: `${length} × ${length}`,
    setup: { rows: length, columns: length },
  })),
  guide: domineeringGuide,
  wonGame,
  rulePictures,
  hands: () => messages.boards.hands,
  keys: () => messages.boards.keys,
  moveInWords,
  soundOf,
  moveMore: secondCell,
  refusalInWords: (position, refusal, style) =>
    typedRefusal<DomineeringRefusal>(refusal, domineeringWords().refusals, (place) =>
      makeCell(position, place, style),
    ),
  captions: async () => (await import('./captionWords.ts')).captions,
  reasons: async () => (await import('./reasons.ts')).reasons,
  tutorial: async () => (await import('./lessons.ts')).lessons,
  sights: async () => (await import('./sights.ts')).sights,
  reading: async () => (await import('./reading.ts')).reading,
};
