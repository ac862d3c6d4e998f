import type { DotsPosition } from '../../../src-shared/games/dotsAndTriangles/position.ts';
import type { Editing } from '../boardEntry.ts';
import DotsEditing from './DotsEditing.svelte';

export const editing: Editing<DotsPosition> = {
  fields: DotsEditing,
  marks: ({ owners }) =>
    owners.flatMap((owner, cell) =>
      owner === undefined ? [] : [{ cell, label: String(cell + 1), tone: 'plain' as const }],
    ),
};
