import { have, possessive, subject, type Who } from './who.ts';

/** Why a match is over, a sentence each. */
export const ends = {
  resigned: (who: Who) => `${subject(who)} resigned.`,
  forfeits: (who: Who, fault: string) =>
    `${who.isYou ? 'You forfeit' : `${who.name} forfeits`}: ${fault}.`,
  repetition: 'The same position stands for the third time.',
  tooLong: 'The game has lasted 20,000 moves.',

  scoreFour: {
    completed: (who: Who, lines: number) =>
      `${subject(who)} completed ${lines === 1 ? 'a line' : `${lines} lines at once`}.`,
    full: 'The board is full and no line is complete.',
    nothingToComplete: 'No line can be completed any more.',
  },
  domineering: {
    noRoom: (who: Who) => `${subject(who)} ${have(who)} no room for a domino.`,
  },
  dotsAndTriangles: {
    more: (who: Who, more: number, fewer: number) =>
      `${subject(who)} ${have(who)} more triangles, ${more} to ${fewer}.`,
    asMany: (count: number) => `Both have ${count === 1 ? '1 triangle' : `${count} triangles`}.`,
  },
  hex: {
    /** By side: the edges it joins. */
    joined: [
      (who: Who) => `${subject(who)} joined left and right.`,
      (who: Who) => `${subject(who)} joined top and bottom.`,
    ],
  },
  linesOfAction: {
    connected: (who: Who) =>
      `${who.isYou ? 'All your pieces' : `All of ${possessive(who)} pieces`} are connected.`,
    bothConnected: 'Both sides are connected.',
    bothConnectedBy: (who: Who) => `Both sides are connected, by ${possessive(who)} move.`,
    neitherMoves: 'Neither side can move.',
  },
} as const;
