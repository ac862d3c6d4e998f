import type { Position } from '../../src-shared/core/game.ts';
import type { Move } from '../../src-shared/core/move.ts';
import { partnerOf } from '../../src-shared/games/domineering/geometry.ts';
import type { DomineeringPosition } from '../../src-shared/games/domineering/position.ts';
import { type GameId, gameById } from '../../src-shared/games/index.ts';
import { fromOf, toOf } from '../../src-shared/games/linesOfAction/moves.ts';
import { makeSquare } from '../../src-shared/games/linesOfAction/notation.ts';
import { makePeg } from '../../src-shared/games/scoreFour/notation.ts';
import { beadsOn, type ScoreFourPosition } from '../../src-shared/games/scoreFour/position.ts';

type PlacesOf = (before: Position, move: Move) => readonly RegExp[];

/** Those of the games in which a move is not one place named as it is written. */
const PLACES: Readonly<Partial<Record<GameId, PlacesOf>>> = {
  scoreFour: (before, move) => {
    const height = beadsOn(before as ScoreFourPosition, move) + 1;
    return [new RegExp(`^${makePeg(move)}, height ${height}, empty, playable`)];
  },
  linesOfAction: (_, move) => [
    new RegExp(`piece on ${makeSquare(fromOf(move))}, \\d+ move`),
    new RegExp(`\\b${makeSquare(toOf(move))}, (empty, can move here|can be captured)`),
  ],
  domineering: (before, move) => {
    const board = before as DomineeringPosition;
    const second = (partnerOf(board, move, board.sideToMove) ?? 0) + 1;
    return [new RegExp(`domino fits on ${move + 1} and ${second}$`)];
  },
  dotsAndTriangles: (_, move) => [new RegExp(`^line ${move + 1}, not drawn`)],
};

/** The names of the places to choose for a move, one after the other, as a screen reader hears them. */
export const placesOf = (gameId: GameId, before: Position, move: Move): readonly RegExp[] =>
  PLACES[gameId]?.(before, move) ?? [
    new RegExp(`\\b${gameById(gameId).notation.make(before, move)}, empty`),
  ];
