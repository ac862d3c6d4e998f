import type { DomineeringPosition } from '../../../src-shared/games/domineering/position.ts';
import type { DomineeringRefusal } from '../../../src-shared/games/domineering/rules.ts';
import { messages } from '../../i18n/messages.ts';
import { typedRefusal } from '../../i18n/refusalWords.ts';
import type { BoardEntry } from '../boardEntry.ts';
import { moveInWords, secondCell } from './cellNames.ts';
import DomineeringBoard from './DomineeringBoard.svelte';
import DomineeringCard from './DomineeringCard.svelte';
import { endInWords } from './endWords.ts';
import { soundOf } from './moveSound.ts';
import { domineeringWords } from './words.ts';

export const domineering: BoardEntry<DomineeringPosition> = {
  board: DomineeringBoard,
  card: DomineeringCard,
  materials: ['slate', 'clay'],
  words: domineeringWords,
  keys: () => messages.boards.keys,
  moveInWords,
  soundOf,
  moveMore: secondCell,
  refusalInWords: (_, refusal) =>
    typedRefusal<DomineeringRefusal>(refusal, domineeringWords().refusals, (place) =>
      String(place + 1),
    ),
  endInWords,
};
