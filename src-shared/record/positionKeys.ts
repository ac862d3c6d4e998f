import * as v from 'valibot';
import type { Position } from '../core/game.ts';
import type { Setup } from '../core/setup.ts';
import { type GameId, gameById } from '../games/index.ts';
import type { Match } from '../match/match.ts';

/** Positions of a game that are found again: those after so many plies and fewer. */
export const TRACKED_PLIES = 30;
export const KEY_LENGTH = 8;
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

export const trackSchema = v.pipe(
  v.string(),
  v.regex(/^(?:[\w-]{8})*$/),
  v.maxLength(KEY_LENGTH * (TRACKED_PLIES + 1)),
);

/** A position as it is found again, however it came about and, where its game says so, whichever way it is turned. */
export function positionKey(gameId: GameId, setup: Setup, position: Position): string {
  const game = gameById(gameId);
  const key =
    game.symmetricKey?.(position) ?? game.repetitionKey?.(position) ?? game.codec.encode(position);
  const values = game.setupFields.map(({ key: field }) => setup[field]);
  return shorten(`${gameId} ${values.join(' ')} ${key}`);
}

/** The keys of the first positions of a match, one after the other. */
export const trackOf = ({ config: { gameId, setup }, positions }: Match): string =>
  positions
    .slice(0, TRACKED_PLIES + 1)
    .map((position) => positionKey(gameId, setup, position))
    .join('');

/** After how many plies a track is at a position; -1 where it never is. */
export function plyOf(track: string, key: string): number {
  let at = track.indexOf(key);
  while (at >= 0 && at % KEY_LENGTH !== 0) at = track.indexOf(key, at + 1);
  return at < 0 ? -1 : at / KEY_LENGTH;
}

/** The key after so many plies; empty where the track has ended. */
export const keyAt = (track: string, ply: number): string =>
  track.slice(ply * KEY_LENGTH, (ply + 1) * KEY_LENGTH);

/**
 * 48 bits of a text, as eight characters: among a million positions two share them once in five hundred libraries.
 * Two multiplicative hashes side by side, mixed at the end as in MurmurHash3 (A. Appleby, 2011).
 */
function shorten(text: string): string {
  let [one, other] = [0xdeadbeef, 0x41c6ce57];
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    one = Math.imul(one ^ code, 0x9e3779b1);
    other = Math.imul(other ^ code, 0x5f356495);
  }
  const mix = (value: number, with_: number): number =>
    Math.imul(value ^ (value >>> 16), 0x85ebca6b) ^ Math.imul(with_ ^ (with_ >>> 13), 0xc2b2ae35);
  return [mix(one, other), mix(other, one)]
    .flatMap((half) => [0, 6, 12, 18].map((shift) => DIGITS.charAt((half >>> shift) & 63)))
    .join('');
}
