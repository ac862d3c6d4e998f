import type { Side } from '../core/side.ts';
import type { MatchConfig } from './match.ts';
import type { Player } from './player.ts';
import type { RefereeServices } from './refereeContract.ts';

/** A side's player, which is asked one thing at a time. */
export interface Seat {
  readonly player: Player;
  /** Settled when the last thing it was asked is over; never rejects. */
  idle: Promise<void>;
  /** How many things it was asked that are not over. */
  asked: number;
}

/** A move that a player was asked for. */
export interface PendingMove {
  readonly seat: Seat;
  readonly side: Side;
  readonly stopping: AbortController;
  readonly hurrying: AbortController;
}

/** The places of both players at the table; no one sits where a person plays. */
export interface Seats {
  at(side: Side): Seat | undefined;
  /** Gives both places to new players, who take memory once those before have given theirs back. */
  take(config: MatchConfig): void;
  leave(): void;
  /** Resolves when all players that have left are really gone. */
  gone(): Promise<void>;
}

export function makeSeats({
  makePlayer,
  onBug,
}: Pick<RefereeServices, 'makePlayer' | 'onBug'>): Seats {
  let seats: readonly [Seat | undefined, Seat | undefined] = [undefined, undefined];
  const leaving = new Set<Promise<void>>();

  async function gone(): Promise<void> {
    await Promise.all(leaving);
  }

  function leave(): void {
    for (const seat of seats) {
      if (seat === undefined) continue;
      const left = seat.player.dispose().catch(onBug);
      leaving.add(left);
      void left.then(() => leaving.delete(left));
    }
    seats = [undefined, undefined];
  }

  return {
    at: (side) => seats[side],
    take(config) {
      leave();
      const theirsGone = gone();
      const seatOf = (side: Side): Seat | undefined => {
        const spec = config.players[side];
        if (spec.kind === 'person') return undefined;
        return { player: makePlayer(spec, config), idle: theirsGone, asked: 0 };
      };
      seats = [seatOf(0), seatOf(1)];
    },
    leave,
    gone,
  };
}

/** Asks a player for something once it has done everything before. */
export function askSeat(
  seat: Seat,
  request: () => Promise<void>,
  onError: (error: unknown) => void,
): void {
  seat.asked++;
  seat.idle = seat.idle
    .then(request)
    .catch(onError)
    .finally(() => seat.asked--);
}
