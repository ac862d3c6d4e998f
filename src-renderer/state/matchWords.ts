import type { Move } from '../../src-shared/core/move.ts';
import { type Side, SIDES } from '../../src-shared/core/side.ts';
import type { AnyGame } from '../../src-shared/games/index.ts';
import type { MatchSnapshot } from '../../src-shared/ipc/contract.ts';
import { messages } from '../i18n/messages.ts';
import type { CurrentMatch } from './match.svelte.ts';

type Config = MatchSnapshot['config'];

/** The side of the one person who plays against a computer; `undefined` when there are two people or none. */
export function onlyPerson(config: Config): Side | undefined {
  const people = SIDES.filter((side) => config.players[side].kind === 'person');
  return people.length === 1 ? people[0] : undefined;
}

/** How a player is called: `You`, `Level 5`, or by the side. */
export function playerName(config: Config, game: AnyGame, side: Side): string {
  const player = config.players[side];
  if (player.kind === 'computer') return messages.players.level(player.level);
  return onlyPerson(config) === side ? messages.players.you : game.sideNames[side];
}

/** Who plays whom, for the title line. */
export function pairing(config: Config, game: AnyGame): string {
  const person = onlyPerson(config);
  if (person === undefined) return messages.players.two;
  const computer = playerName(config, game, person === 0 ? 1 : 0);
  return messages.players.against(computer, game.sideNames[person]);
}

/** Who has won, in a few words. */
export function resultTitle({ snapshot, game }: CurrentMatch): string {
  const winner = snapshot.termination?.winner;
  if (winner === undefined) return messages.result.draw;
  if (onlyPerson(snapshot.config) === winner) return messages.result.youWin;
  return messages.result.wins(playerName(snapshot.config, game, winner));
}

/** A reason as a sentence of its own, with a capital letter and a full stop. */
export function sentence(text: string): string {
  const end = /[.!?…]$/.test(text) ? '' : '.';
  return text === '' ? '' : `${text.charAt(0).toUpperCase()}${text.slice(1)}${end}`;
}

/** Whose turn it is, or how the match ended. */
export function standing(match: CurrentMatch): string {
  const { snapshot, game, position } = match;
  if (snapshot.termination !== undefined) {
    return `${resultTitle(match)}. ${sentence(snapshot.termination.reason)}`;
  }
  const side = position.sideToMove;
  if (onlyPerson(snapshot.config) === side) return messages.turn.yours;
  return messages.turn.of(playerName(snapshot.config, game, side));
}

/** Tells of a move, e.g. `White: B2, height 1`. */
export type DescribeMove = (match: CurrentMatch, ply: number) => string;

/**
 * What a screen reader is told when the match has changed, or `undefined` when nothing worth telling has.
 * @param describe the words for the move made at a ply of the later state
 */
export function newsOf(
  before: CurrentMatch | undefined,
  after: CurrentMatch,
  describe: DescribeMove,
): string | undefined {
  if (before === undefined) return undefined;
  if (before.snapshot.matchId !== after.snapshot.matchId) {
    return `${messages.news.newGame(after.game.name)} ${standing(after)}`;
  }
  const count = after.line.moves.length;
  const grown = count - before.line.moves.length;
  if (grown < 0) return `${messages.news.tookBack(-grown)} ${standing(after)}`;
  const moves = after.line.moves.slice(count - grown).map((_: Move, i) => {
    return `${describe(after, count - grown + i)}.`;
  });
  const hasEnded =
    before.snapshot.termination === undefined && after.snapshot.termination !== undefined;
  if (moves.length === 0 && !hasEnded) return undefined;
  return [...moves, standing(after)].join(' ');
}
