import type { Position } from '../../src-shared/core/game.ts';
import type { AnyGame } from '../../src-shared/games/index.ts';
import type { Thinking } from '../../src-shared/ipc/contract.ts';
import { type CoordinateStyle, notationIn } from '../../src-shared/core/notation.ts';
import type { Side } from '../../src-shared/core/side.ts';
import type { Who } from '../i18n/who.ts';
import { i18n } from '../i18n/i18n.svelte.ts';
import { messages } from '../i18n/messages.ts';

type Score = Thinking['score'];

/** The chance that side 0 wins, 0–1, a draw counting half. */
export function shareOfFirst(score: Score): number {
  if (score.kind === 'estimate') return score.winProbability;
  return score.winner === undefined ? 0.5 : 1 - score.winner;
}

/** How a side's player is spoken of. */
type Naming = (side: Side) => Who;

/** E.g. `62 % for White`: who has the better chances, and how good. */
export function chanceInWords(score: Score, who: Naming): string | undefined {
  if (score.kind === 'exact') return undefined;
  const share = shareOfFirst(score);
  const better = who(share >= 0.5 ? 0 : 1);
  // An estimate is never certain.
  const percent = Math.min(99, Math.round(100 * Math.max(share, 1 - share)));
  return messages.evaluation.chance(better, percent);
}

/** A number of positions, short: `3.4 M`. */
export const nodesInWords = (nodes: number): string =>
  new Intl.NumberFormat(i18n.language, { notation: 'compact', maximumSignificantDigits: 2 })
    .format(nodes)
    .replace(/(?<=\d)(?=[A-Z])/, ' ');

/** At most so many moves of a line are shown. */
const LINE_LENGTH = 8;

/** The first moves of an expected line in the notation of the game, as far as they are legal. */
export function lineInWords(
  game: AnyGame,
  start: Position,
  line: readonly number[],
  style: CoordinateStyle,
): string {
  const texts: string[] = [];
  let position = start;
  for (const each of line.slice(0, LINE_LENGTH)) {
    const move = game.legalMoves(position).find((legal) => legal === each);
    if (move === undefined) break;
    texts.push(notationIn(game, style).make(position, move));
    position = game.play(position, move);
  }
  return texts.join(' ');
}

/** A score in one sentence. An estimate is never called a win. */
export function evaluationInWords(score: Score, who: Naming): string {
  const words = messages.evaluation;
  const share = shareOfFirst(score);
  const better = who(share >= 0.5 ? 0 : 1);
  if (score.kind === 'exact') {
    if (score.winner === undefined) return words.drawn;
    // Where margins are known, every game is equally long.
    if (score.margin !== undefined) return words.winsBy(better, score.margin);
    return words.wins(better, Math.ceil(score.plies / 2));
  }
  const lead = Math.abs(share - 0.5);
  if (lead < 0.06) return words.even;
  if (lead < 0.2) return words.better(better);
  return lead < 0.4 ? words.muchBetter(better) : words.winning(better);
}
