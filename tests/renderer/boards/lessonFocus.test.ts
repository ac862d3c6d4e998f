// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { Position } from '../../../src-shared/core/game.ts';
import type { LessonStep } from '../../../src-shared/core/lesson.ts';
import { unwrap } from '../../../src-shared/core/result.ts';
import { LESSONS as domineering } from '../../../src-shared/games/domineering/lessons.ts';
import { LESSONS as dotsAndTriangles } from '../../../src-shared/games/dotsAndTriangles/lessons.ts';
import { LESSONS as hex } from '../../../src-shared/games/hex/lessons.ts';
import { type GameId, gameById } from '../../../src-shared/games/index.ts';
import { boardEntry } from '../../../src-renderer/boards/index.ts';
import { PlayTable } from './playTable.svelte.ts';

/** Games whose moves are made at one place; where a step has one right move, it is one place. */
const STEPS = Object.entries({ hex, domineering, dotsAndTriangles }).flatMap(([id, steps]) =>
  (steps as readonly LessonStep[])
    .filter(({ turns }) => turns[0].accepts?.length === 1)
    .map((step) => [id as GameId, step.id, step] as const),
);

describe('the focus, at the start of a step of a tutorial', () => {
  it.each(STEPS)('of %s, %s, does not lie on what is to be found', (id, _, step) => {
    const game = gameById(id);
    const start: Position = unwrap(game.codec.decode(step.setup, step.position));
    const table = new PlayTable(game, boardEntry(id).board, { setup: step.setup, start });
    const [first] = table.cells.filter((cell) => cell.getAttribute('tabindex') === '0');
    table.click(first!.getAttribute('aria-label')!);
    expect(table.played).not.toEqual(step.turns[0].accepts);
  });
});
