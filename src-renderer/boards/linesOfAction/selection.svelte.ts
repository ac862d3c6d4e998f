import type { LinesOfActionPosition } from '../../../src-shared/games/linesOfAction/position.ts';

/** The piece that is picked up in a position, shared by the board and the card beside it. */
export class Selection {
  square = $state<number | undefined>();
}

const selections = new WeakMap<LinesOfActionPosition, Selection>();

/** The selection in a position: always the same for the same one, so that a new position has nothing selected. */
export function selectionIn(position: LinesOfActionPosition): Selection {
  const selection = selections.get(position) ?? new Selection();
  selections.set(position, selection);
  return selection;
}
