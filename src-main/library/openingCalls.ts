import { type PositionPath, positionsOf } from '../../src-shared/analysis/positionPath.ts';
import { asMove, type Move } from '../../src-shared/core/move.ts';
import { ok, type Result } from '../../src-shared/core/result.ts';
import { engineById } from '../../src-shared/games/engines.ts';
import { gameById } from '../../src-shared/games/index.ts';
import { MAX_OPENING_GAMES } from '../../src-shared/ipc/analysis.ts';
import type { CallError } from '../../src-shared/ipc/contract.ts';
import type { Handlers } from '../../src-shared/ipc/router.ts';
import { matchesThrough, openingsOf, type Place } from '../../src-shared/record/openings.ts';
import type { LibraryCalls } from './libraryCalls.ts';

export interface OpeningCallsOptions {
  readonly library: Pick<LibraryCalls, 'tracked' | 'labelled'>;
  /** Whether a position may be told about. */
  permit(path: PositionPath): Result<undefined, CallError>;
}

/** What windows ask about how games begin. */
export function makeOpeningCalls({
  library,
  permit,
}: OpeningCallsOptions): Pick<Handlers, 'openings' | 'openingGames'> {
  function placeAt(path: PositionPath): Result<Place, CallError> {
    const permitted = permit(path);
    if (!permitted.ok) return permitted;
    const positions = positionsOf(path);
    if (!positions.ok) return positions;
    const { gameId, setup } = path;
    return ok({ gameId, setup, position: positions.value.at(-1)! });
  }

  return {
    async openings({ path }) {
      const place = placeAt(path);
      if (!place.ok) return place;
      const { gameId, position } = place.value;
      const isOver = gameById(gameId).outcome(position) !== undefined;
      const book = isOver ? [] : (engineById(gameId).openingMoves?.(position) ?? []);
      const { matches, unread } = await library.tracked();
      return ok({ ...openingsOf(place.value, matches, book), unread });
    },
    async openingGames({ path, move }) {
      const place = placeAt(path);
      if (!place.ok) return place;
      const made = move === undefined ? undefined : asMove(move);
      if (made !== undefined && !isPossible(place.value, made)) return ok([]);
      const { matches } = await library.tracked();
      const found = matchesThrough(place.value, made, matches).slice(0, MAX_OPENING_GAMES);
      return ok(found.map((entry) => library.labelled(entry)));
    },
  };
}

const isPossible = ({ gameId, position }: Place, move: Move): boolean =>
  gameById(gameId).check(position, move).ok;
