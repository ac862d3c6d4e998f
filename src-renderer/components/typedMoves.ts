import type { Position } from '../../src-shared/core/game.ts';
import type { Move } from '../../src-shared/core/move.ts';
import { type CoordinateStyle, notationIn } from '../../src-shared/core/notation.ts';
import type { AnyGame } from '../../src-shared/games/index.ts';

/** A legal move that begins as was typed. */
export interface Completion {
  readonly move: Move;
  readonly text: string;
}

/** The most completions that are offered. */
export const MAX_COMPLETIONS = 8;

/** Letters and digits alone, so that nobody need type what stands between them. */
const plain = (text: string): string => text.toLowerCase().replaceAll(/[^a-z\d]/g, '');

/** The sign of a capture between two squares says nothing that the squares do not. */
const withoutCapture = (text: string): string => text.replace(/(\d)x(?=[a-z]\d)/i, '$1');

/** The legal moves that go on as was typed, in the order of their texts; none before anything was typed. */
export function completionsOf(
  game: AnyGame,
  position: Position,
  typed: string,
  style: CoordinateStyle,
): readonly Completion[] {
  const wanted = plain(withoutCapture(typed));
  if (wanted === '') return [];
  const { make } = notationIn(game, style);
  const order = new Intl.Collator('en', { numeric: true });
  return game
    .legalMoves(position)
    .map((move) => ({ move, text: make(position, move) }))
    .filter(({ text }) => plain(withoutCapture(text)).startsWith(wanted))
    .toSorted((one, other) => order.compare(one.text, other.text))
    .slice(0, MAX_COMPLETIONS);
}
