import type { Position } from '../core/game.ts';
import { makeRandom, type Random } from '../core/random.ts';
import { err, ok, type Result } from '../core/result.ts';
import type { Setup } from '../core/setup.ts';
import { type AnyGame, type GameId, gameById } from '../games/index.ts';
import { type Match, startMatch, startReplay } from '../match/match.ts';
import { headingFrom, initialSetup } from './heading.ts';
import type { OpenError } from './openNote.ts';
import type { OpenedGame } from './readGame.ts';
import { configOf } from './writtenGame.ts';

/*
 * A code tells a position and not how it came about. It is opened as a game that leads to it, whose moves are in some
 * order in which they can be made.
 */

const MAX_LENGTH = 2_000;
/** Moves that are tried before it is given up. */
const MAX_TRIED = 8_000;

const SHAPES: readonly (readonly [RegExp, GameId])[] = [
  [/^[wb-]{1,4}(?:\/[wb-]{1,4}){15} [wb]$/, 'scoreFour'],
  [/^[bw1-8]+(?:\/[bw1-8]+){7} [bw] \d+$/, 'linesOfAction'],
  [/^[ox.]+(?:\/[ox.]+)+ [ox]$/, 'hex'],
  [/^[012]+ [12]\+?$/, 'dotsAndTriangles'],
  [/^[012]+$/, 'domineering'],
];

const gameOfCode = (code: string): GameId | undefined =>
  SHAPES.find(([shape]) => shape.test(code))?.[1];

export const isCode = (text: string): boolean => {
  if (text.length > MAX_LENGTH) return false;
  const heading = headingFrom(text);
  return gameOfCode((heading?.ok === true ? heading.value.rest : text).trim()) !== undefined;
};

/** Boards that a code without a heading may be of, the handout's first. */
function setupsFor(gameId: GameId, code: string): readonly Setup[] {
  const usual = initialSetup(gameId);
  const sizes = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
  switch (gameId) {
    case 'hex':
      return [{ ...usual, size: code.split('/').length }];
    case 'domineering':
      return sizes(16).flatMap((n) =>
        n < 4 ? [] : [0, 1].map((starter) => ({ rows: n, columns: n, starter })),
      );
    case 'dotsAndTriangles':
      return sizes(5).flatMap((size) => [0, 1].map((shape) => ({ shape, size })));
    case 'scoreFour':
    case 'linesOfAction':
      return [usual];
  }
}

export function parseCode(text: string): Result<OpenedGame, OpenError> {
  const heading = headingFrom(text);
  if (heading?.ok === false) return heading;
  const code = (heading?.value.rest ?? text).trim();
  const gameId = heading?.value.gameId ?? gameOfCode(code);
  if (gameId === undefined)
    return err({ code: 'ERR_FORMAT_UNKNOWN', message: 'it is no code of ours' });
  let problem = 'no board has such a position';
  for (const setup of heading === undefined ? setupsFor(gameId, code) : [heading.value.setup]) {
    const position = gameById(gameId).codec.decode(setup, code);
    if (!position.ok) problem = position.error.message;
    else {
      const match = gameTo(gameId, setup, position.value);
      if (match !== undefined) return ok({ match, notes: [] });
      problem = 'no game was found that leads to this position';
    }
  }
  return err({ code: 'ERR_FORMAT_SETUP', message: problem });
}

/** A game that leads to a position: moves that bring nothing else are tried in random orders. */
function gameTo(gameId: GameId, setup: Setup, target: Position): Match | undefined {
  const game = gameById(gameId);
  // Where pieces move, the board alone does not tell how they came there.
  if (game.repetitionKey !== undefined && target.ply > 0) return undefined;
  const aim = game.codec.encode(target);
  const start = startMatch(configOf({ gameId, setup }), 0);
  const random = makeRandom(1);
  for (let tried = 0; tried < MAX_TRIED;) {
    const replay = startReplay(start);
    for (let position = start.positions[0]; ;) {
      if (game.codec.encode(position) === aim) return replay.match;
      const next = nextTowards({ game, start: start.positions[0], target, random }, position);
      tried += next.tried;
      if (next.move === undefined || !replay.play(next.move).ok) break;
      position = replay.match.positions.at(-1)!;
    }
    tried++;
  }
  return undefined;
}

interface Way {
  readonly game: AnyGame;
  readonly start: Position;
  readonly target: Position;
  readonly random: Random;
}

function nextTowards({ game, start, target, random }: Way, position: Position) {
  const moves = [...game.legalMoves(position)];
  let tried = 0;
  while (moves.length > 0) {
    const [move] = moves.splice(random.below(moves.length), 1);
    tried++;
    if (move !== undefined && isWithin(game.play(position, move), target, start))
      return { move, tried };
  }
  return { move: undefined, tried };
}

/** Whether everything that a position has and the start has not is in another as well. */
function isWithin(position: Position, target: Position, start: Position): boolean {
  const [own, aim, empty] = [position, target, start].map((each) =>
    Object.values(each).filter((value): value is readonly unknown[] => Array.isArray(value)),
  );
  return own!.every((places, field) =>
    empty![field]!.every(
      (nothing, place) => places[place] === nothing || places[place] === aim![field]![place],
    ),
  );
}
