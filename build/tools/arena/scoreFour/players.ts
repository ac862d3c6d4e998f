import { pick, type Random } from '../../../../src-shared/core/random.ts';
import { otherSide, type Side } from '../../../../src-shared/core/side.ts';
import { makePeg } from '../../../../src-shared/games/scoreFour/notation.ts';
import {
  emptyPosition,
  placeBead,
  type ScoreFourPosition,
} from '../../../../src-shared/games/scoreFour/position.ts';
import { openPegs, outcome } from '../../../../src-shared/games/scoreFour/rules.ts';
import type { Program } from './program.ts';

export interface Player {
  newGame(side: Side): Promise<void>;
  note(side: Side, peg: number): Promise<void>;
  choose(position: ScoreFourPosition): Promise<number>;
}

export const programPlayer = (program: Program): Player => ({
  newGame: (side) => program.newGame(side),
  note: (side, peg) => program.note(side, peg),
  choose: () => program.move(),
});

const without = { newGame: () => Promise.resolve(), note: () => Promise.resolve() };

/** Any peg with room. */
export const randomPlayer = (random: Random): Player => ({
  ...without,
  choose: (position) => Promise.resolve(pick(random, openPegs(position))),
});

/** Takes a win in one move, otherwise prevents one of the other side, otherwise any peg. */
export const simplePlayer = (random: Random): Player => ({
  ...without,
  choose(position) {
    const completes = (side: Side) => (peg: number) =>
      placeBead(position, peg, side).completed.length > 0;
    const pegs = openPegs(position);
    const own = pegs.find(completes(position.sideToMove));
    const enemy = pegs.find(completes(otherSide(position.sideToMove)));
    return Promise.resolve(own ?? enemy ?? pick(random, pegs));
  },
});

export interface PlayedGame {
  readonly winner: Side | undefined;
  /** Locations, oldest first. */
  readonly moves: readonly string[];
}

/**
 * One game.
 * @throws Error on a move that is not legal.
 */
export async function playGame(white: Player, black: Player): Promise<PlayedGame> {
  const players = [white, black] as const;
  await white.newGame(0);
  await black.newGame(1);
  let position = emptyPosition;
  const moves: string[] = [];
  for (let end = outcome(position); ; end = outcome(position)) {
    if (end !== undefined) return { winner: end.winner, moves };
    const side = position.sideToMove;
    const peg = await players[side].choose(position);
    if (!openPegs(position).includes(peg)) throw new Error(`peg ${peg} is not legal`);
    moves.push(makePeg(peg));
    position = placeBead(position, peg, side);
    await players[otherSide(side)].note(side, peg);
  }
}
