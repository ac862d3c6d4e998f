import type { Setup } from '../core/setup.ts';
import type { GameId } from '../games/index.ts';
import { gtpDialect } from './dialect.ts';

/** No game has a longer board. */
const MAX_LENGTH = 26;

/** The `boardsize` command that means a setup, as the game's dialect understands it; games of one size tell none. */
export function boardSizeCommand(gameId: GameId, setup: Setup): string | undefined {
  const lengths = Array.from({ length: MAX_LENGTH }, (_, index) => index + 1);
  const pairs = lengths.flatMap((width) => lengths.map((height) => [width, height]));
  const { resize } = gtpDialect(gameId);
  const isMeant = (size: readonly number[]): boolean => {
    const resized = resize(setup, size);
    return resized !== undefined && resized !== setup && isSame(resized, setup);
  };
  const size = [...lengths.map((length) => [length]), ...pairs].find(isMeant);
  return size && `boardsize ${size.join(' ')}`;
}

const isSame = (one: Setup, other: Setup): boolean =>
  Object.keys({ ...one, ...other }).every((key) => one[key] === other[key]);
