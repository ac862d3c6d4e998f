import type { Position } from '../core/game.ts';
import type { Outcome } from '../core/outcome.ts';
import type { GtpDialect, GtpExchange } from '../core/gtpDialect.ts';
import type { Move } from '../core/move.ts';
import { err, ok, type Result } from '../core/result.ts';
import type { Setup } from '../core/setup.ts';
import { otherSide, type Side, SIDES } from '../core/side.ts';
import { type GameId, gameById } from '../games/index.ts';
import { gameTexts } from '../games/texts.ts';

/** A whole dialect: what a game leaves out is told as everywhere else in Quintet. */
export interface WholeDialect {
  readonly black: Side;
  readonly sideNames: readonly [string, string];
  readonly exchange: GtpExchange<Position> | undefined;
  makeVertex(position: Position, move: Move): string;
  /** The error is a sentence without its full stop. */
  parseVertex(position: Position, text: string): Result<Move, string>;
  /** The setup with another size; `undefined` when the game has none such. */
  resize(setup: Setup, size: readonly number[]): Setup | undefined;
  render(position: Position): string;
  /** What stands behind `B+` and `W+`. */
  margin(position: Position): number | string;
}

/** How a game is told in the protocol. @param own what is told otherwise; unless told, what the game itself says. */
export function gtpDialect(
  gameId: GameId,
  own: GtpDialect<Position> | undefined = gameTexts(gameId).gtp,
): WholeDialect {
  const { notation, sideNames } = gameById(gameId);
  const { render } = gameTexts(gameId);
  const dialect = {
    black: 0,
    sideNames,
    exchange: undefined,
    makeVertex: (position: Position, move: Move) => notation.make(position, move),
    parseVertex(position: Position, text: string) {
      const move = notation.parse(position, text);
      return move.ok ? move : err(move.error.message);
    },
    resize: () => undefined,
    render,
    margin: () => '',
  } as const;
  return { ...dialect, ...own };
}

/** Every name of a side, in small letters: its colour, its name in the game, and their first letters. */
function namesOf(dialect: WholeDialect, side: Side): readonly string[] {
  const colour = makeColour(dialect, side);
  const [own, other] = [side, otherSide(side)].map((each) =>
    dialect.sideNames[each].toLowerCase().replaceAll(' ', ''),
  );
  const initial = (own ?? '').charAt(0);
  const isClear = initial !== (other ?? '').charAt(0);
  return [colour, colour.charAt(0), own ?? '', ...(isClear ? [initial] : [])];
}

/** The side that a word names. */
export function parseColour(
  dialect: WholeDialect,
  text: string | undefined,
): Result<Side, 'invalid colour'> {
  const side = SIDES.find((each) => namesOf(dialect, each).includes((text ?? '').toLowerCase()));
  return side === undefined ? err('invalid colour') : ok(side);
}

export const makeColour = ({ black }: WholeDialect, side: Side): 'black' | 'white' =>
  side === black ? 'black' : 'white';

/** E.g. `B+`, `W+2`, or `0` for a draw. */
export function makeFinalScore(
  dialect: WholeDialect,
  { winner }: Pick<Outcome, 'winner'>,
  margin: number | string,
): string {
  if (winner === undefined) return '0';
  return `${makeColour(dialect, winner) === 'black' ? 'B' : 'W'}+${margin}`;
}
