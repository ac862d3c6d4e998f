import { expect, test } from 'vitest';
import { AnalysisBoard } from '../../../src-renderer/analysis/analysisBoard.svelte.ts';
import { EditorState } from '../../../src-renderer/analysis/editorState.svelte.ts';
import { editOf } from '../../../src-renderer/analysis/editors.ts';
import { makeRandom, pick } from '../../../src-shared/core/random.ts';
import { SIDES } from '../../../src-shared/core/side.ts';
import { GAME_IDS, gameById } from '../../../src-shared/games/index.ts';

const PLACES = { scoreFour: 64, linesOfAction: 64, hex: 25, domineering: 16, dotsAndTriangles: 12 };
const setupOf = (gameId: (typeof GAME_IDS)[number]) =>
  gameId === 'hex' ? { size: 5, swap: 0 } : gameById(gameId).setups[0];

test.each(GAME_IDS)('%s: what is set up is a position, or is refused with a reason', (gameId) => {
  const game = gameById(gameId);
  const setup = setupOf(gameId);
  const random = makeRandom(3);
  const editor = new EditorState(new AnalysisBoard({ path: { gameId, setup, moves: [] }, ply: 0 }));
  let possible = 0;
  for (let step = 0; step < 300; step++) {
    const brush = random.below(6);
    editor.brush = brush < 4 ? undefined : brush === 4 ? 0 : 1;
    editor.place(random.below(PLACES[gameId]));
    editor.letMove(pick(random, SIDES));
    const { checked } = editor;
    if (checked.ok) {
      possible++;
      expect(game.codec.encode(checked.value)).toBe(editor.code);
      expect(() => new AnalysisBoard(editor.asGame)).not.toThrow();
    } else {
      expect(checked.error.code).toBe('ERR_POSITION_IMPOSSIBLE');
      expect(checked.error.reason).toBeDefined();
    }
  }
  expect(possible).toBeGreaterThan(0);
});

test('beads never hang, and dominoes come and go whole', () => {
  const scoreFour = gameById('scoreFour');
  const edit = editOf('scoreFour');
  // Height 4 of the peg is chosen: the bead slides down.
  const one = edit(scoreFour.initial({}), 48, 1);
  expect(scoreFour.codec.encode(one)).toMatch(/^b\//);
  expect(scoreFour.codec.encode(edit(one, 48, undefined))).toMatch(/^-\//);
  const domineering = gameById('domineering');
  const put = editOf('domineering');
  const board = domineering.initial(domineering.setups[0]);
  const standing = put(board, 0, 0);
  expect(put(standing, 4, 1), 'its other half').toEqual(board);
  expect(put(standing, 3, 1), 'no room').toBe(standing);
});
