/** The rules of each game in a few sentences, for somebody who sees it for the first time. */
export const rules = {
  scoreFour: [
    'White and Black take turns. A move drops a bead of your colour on one of the sixteen pegs; it slides down to the lowest free place. A peg holds four beads.',
    'Get four of your beads in a straight line and you win: along a row, upright on a peg, on a diagonal of a layer or a wall, or through the whole cube from corner to corner. There are 76 such lines.',
    'When nobody can complete a line any more, the game is a draw.',
  ],
  domineering: [
    'The first player lays dominoes upright, the second lays them across. Each covers two empty cells.',
    'If you can’t lay a domino on your turn, you lose. There is never a draw.',
  ],
  dotsAndTriangles: [
    'Take turns to draw a line between two neighbouring dots. Draw the third side of a triangle and it is yours.',
    'Having closed a triangle you draw one more line, but never a third one in a row.',
    'When all lines are drawn, more triangles win; as many each is a draw.',
  ],
  hex: [
    'Take turns to put a piece on any empty cell. Pieces never move and are never taken.',
    'O wins with a chain from the left edge to the right, X with one from the top to the bottom. One of them always comes about.',
  ],
  linesOfAction: [
    'Move one of your pieces in a straight line, in any of the eight directions, exactly as many squares as there are pieces of both colours on that whole line.',
    'You may jump over your own pieces but not over the other side’s. Landing on one of those takes it.',
    'Bring all your pieces together into one group, neighbours at corners included, and you win.',
  ],
} as const;
