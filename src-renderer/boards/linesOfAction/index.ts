import type { LinesOfActionPosition } from '../../../src-shared/games/linesOfAction/position.ts';
import { messages } from '../../i18n/messages.ts';
import type { BoardEntry } from '../boardEntry.ts';
import { endInWords } from './endWords.ts';
import LinesOfActionBoard from './LinesOfActionBoard.svelte';
import LinesOfActionCard from './LinesOfActionCard.svelte';
import { moveInWords } from './squareNames.ts';
import { soundOf } from './moveSound.ts';
import { linesOfActionWords } from './words.ts';

export const linesOfAction: BoardEntry<LinesOfActionPosition> = {
  board: LinesOfActionBoard,
  card: LinesOfActionCard,
  materials: ['ebony', 'ivory'],
  words: linesOfActionWords,
  keys: () => [...messages.boards.keys, ...linesOfActionWords().keys],
  moveInWords,
  soundOf,
  endInWords,
};
