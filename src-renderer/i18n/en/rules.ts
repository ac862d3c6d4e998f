import { setupValue, type Setup } from '../../../src-shared/core/setup.ts';
import type { GameId } from '../../../src-shared/games/index.ts';

/** The rules of each game as it was set up, in a few sentences, for somebody who sees it for the first time. */
export const rules: Readonly<Record<GameId, (setup: Setup) => readonly string[]>> = {
  scoreFour: () => [
    'White begins, then Black and White take turns. A move drops a bead of your colour on one of the sixteen pegs; it slides down to the lowest free place. A peg holds four beads.',
    'Get four of your beads in a straight line and you win: along a row, upright on a peg, on a diagonal of a layer or a wall, or through the whole cube from corner to corner. There are 76 such lines.',
    'When nobody can complete a line any more, the game is a draw.',
  ],

  domineering: (setup) => {
    const starter = setupValue(setup, 'starter') === 0 ? 'Vertical' : 'Horizontal';
    return [
      `Vertical lays dominoes upright, Horizontal lays them across; ${starter} begins, and they take turns. A domino covers two empty cells.`,
      'If you can’t lay a domino on your turn, you lose. There is never a draw.',
    ];
  },

  dotsAndTriangles: () => [
    'Player 1 begins. Take turns to draw a line between two neighbouring dots. Draw the third side of a triangle and it is yours; one line can close two triangles.',
    'Having closed a triangle you draw one more line. What that line closes is yours too, but there is never a third line in a row.',
    'When all lines are drawn, more triangles win; as many each is a draw.',
  ],

  hex: (setup) => [
    'O begins, then X and O take turns to put a piece on any empty cell. Pieces never move and are never taken.',
    ...(setupValue(setup, 'swap') === 1
      ? [
          'One exception, the swap rule: instead of answering the first piece, X may take it over. It becomes an X, mirrored on the long diagonal, and O is to move.',
        ]
      : []),
    'O wins with a chain from the left edge to the right, X with one from the top to the bottom. One of them always comes about.',
  ],

  linesOfAction: (setup) => [
    'Black begins, then White and Black take turns. Move one of your pieces in a straight line, in any of the eight directions, exactly as many squares as there are pieces of both colours on that whole line.',
    'You may jump over your own pieces but not over the other side’s. Landing on one of those takes it.',
    'Bring all your pieces together into one group, neighbours at corners included, and you win; a single piece is a group. A move that brings only the other side’s pieces together wins for the other side.',
    setupValue(setup, 'rules') === 0
      ? 'A move that brings both sides’ pieces together is a draw.'
      : 'By tournament rules, a move that brings both sides’ pieces together wins for who made it, and a position that stands for the third time with the same side to move is a draw.',
    'If none of your pieces can move, you must pass. When neither side can move, the game is a draw.',
  ],
};
