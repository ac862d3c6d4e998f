import { positionsOf } from '../../src-shared/analysis/positionPath.ts';
import { asMove } from '../../src-shared/core/move.ts';
import { err, ok, type Result } from '../../src-shared/core/result.ts';
import type { PositionPath } from '../../src-shared/analysis/positionPath.ts';
import { type GameId, gameById } from '../../src-shared/games/index.ts';
import type { CallError } from '../../src-shared/ipc/contract.ts';
import type { Opinion, OpinionRequest } from '../../src-shared/ipc/opinions.ts';
import type { Caller, Handlers } from '../../src-shared/ipc/router.ts';
import { ForfeitError, type Player, ResignError } from '../../src-shared/match/player.ts';
import type { Conversations } from '../programs/conversations.ts';
import type { ProgramStore } from '../programs/programStore.ts';
import { makeRegisteredPlayer } from '../programs/registeredPlayer.ts';

export interface OpinionCallsOptions {
  readonly programs: Pick<ProgramStore, 'find'>;
  readonly conversations: Pick<Conversations, 'listen'>;
  readonly dataFolder: string;
  /** Whether a position may be told about. */
  permit(path: PositionPath): Result<undefined, CallError>;
  onBug(error: unknown): void;
}

/** What windows ask programs of others about positions. */
export interface OpinionCalls {
  readonly handlers: Pick<Handlers, 'askOpinion' | 'endOpinions'>;
  /** Ends what is asked about a game, which now is played in strict mode. */
  forbid(gameId: GameId): void;
  close(): Promise<void>;
}

/** A program that one window asks, about one position after the other. */
interface Seat {
  /** Which program, game, board and time it is for. */
  readonly key: string;
  readonly gameId: GameId;
  readonly player: Player;
  /** What it gave its last move. */
  chance: number | undefined;
  isReady: boolean;
  /** The question that is waited for. */
  asked: { readonly questionId: string; readonly ending: AbortController } | undefined;
  /** Resolves when all questions so far are answered or dropped. */
  done: Promise<void>;
}

const NO_PROGRAM = {
  code: 'ERR_NO_PROGRAM',
  message: 'there is no such program that could be asked about this position',
} as const;

// eslint-disable-next-line max-lines-per-function -- an object whose functions share private state; each of them is short
export function makeOpinionCalls(options: OpinionCallsOptions): OpinionCalls {
  const { programs, conversations, dataFolder, permit } = options;
  const seats = new Map<Caller, Seat>();
  const known = new WeakSet<Caller>();
  const leaving = new Set<Promise<void>>();

  function end(caller: Caller): void {
    const seat = seats.get(caller);
    if (seat === undefined) return;
    seats.delete(caller);
    seat.asked?.ending.abort();
    const left = seat.player.dispose().finally(() => leaving.delete(left));
    leaving.add(left);
  }

  function seatFor(caller: Caller, { programId, path, timeMs }: OpinionRequest): Seat {
    const { gameId, setup } = path;
    const key = JSON.stringify([programId, gameId, setup, timeMs]);
    const taken = seats.get(caller);
    if (taken?.key === key) return taken;
    end(caller);
    const seat: Seat = {
      ...{ key, gameId, chance: undefined, isReady: false, asked: undefined },
      done: Promise.resolve(),
      player: makeRegisteredPlayer(
        { kind: 'program', programId, name: '', timeMs },
        {
          ...{ programs, dataFolder, gameId, onSaid: conversations.listen(programId) },
          onChance: (chance) => (seat.chance = chance),
        },
      ),
    };
    seats.set(caller, seat);
    if (!known.has(caller)) caller.gone.addEventListener('abort', () => end(caller));
    known.add(caller);
    return seat;
  }

  async function answer(
    seat: Seat,
    { path }: OpinionRequest,
    signal: AbortSignal,
  ): Promise<Opinion['answer']> {
    const { gameId, setup, moves } = path;
    const { player } = seat;
    try {
      if (!seat.isReady) await player.newGame(setup, 0);
      seat.isReady = true;
      seat.chance = undefined;
      const history = moves.map(asMove);
      const rest = { moveNow: new AbortController().signal, onProgress: () => undefined };
      const move = await player.chooseMove({ ...rest, history, signal });
      const position = history.reduce(gameById(gameId).play, gameById(gameId).initial(setup));
      if (!gameById(gameId).check(position, move).ok) {
        return { kind: 'failed', fault: 'ERR_OPPONENT_ILLEGAL' };
      }
      return { kind: 'move', move, ...(seat.chance === undefined ? {} : { chance: seat.chance }) };
    } catch (error) {
      if (error instanceof ResignError) return { kind: 'resigns' };
      if (error instanceof ForfeitError) return { kind: 'failed', fault: error.fault };
      if (!signal.aborted) options.onBug(error);
      return { kind: 'failed', fault: 'ERR_PLAYER_FAILED' };
    }
  }

  function ask(request: OpinionRequest, caller: Caller): void {
    const seat = seatFor(caller, request);
    seat.asked?.ending.abort();
    const { questionId } = request;
    const ending = new AbortController();
    seat.asked = { questionId, ending };
    seat.done = seat.done.then(async () => {
      // Whoever has gone on to another position meanwhile does not want to hear of this one.
      if (ending.signal.aborted) return;
      const startMs = performance.now();
      const told = await answer(seat, request, ending.signal);
      if (ending.signal.aborted) return;
      seat.asked = undefined;
      const tookMs = Math.round(performance.now() - startMs);
      caller.send('opinionGiven', { questionId, answer: told, tookMs });
    });
  }

  return {
    handlers: {
      askOpinion(request, caller) {
        const { path, programId } = request;
        const permitted = permit(path);
        if (!permitted.ok) return permitted;
        const program = programs.find(programId);
        const isPlaying = program?.protocol === 'gtp' && program.gameIds.includes(path.gameId);
        if (!isPlaying || path.start !== undefined) return err(NO_PROGRAM);
        const positions = positionsOf(path);
        if (!positions.ok) return positions;
        const outcome = gameById(path.gameId).outcome(positions.value.at(-1)!);
        if (outcome !== undefined) {
          return err({ code: 'ERR_MATCH_OVER', message: `the game is over: ${outcome.reason}` });
        }
        if (!caller.gone.aborted) ask(request, caller);
        return ok(undefined);
      },
      endOpinions(_, caller) {
        end(caller);
        return ok(undefined);
      },
    },
    forbid(gameId) {
      for (const [caller, seat] of [...seats]) {
        if (seat.gameId !== gameId) continue;
        const { asked } = seat;
        end(caller);
        if (asked === undefined) continue;
        const { questionId } = asked;
        caller.send('opinionGiven', { questionId, answer: { kind: 'forbidden' }, tookMs: 0 });
      }
    },
    async close() {
      for (const caller of [...seats.keys()]) end(caller);
      await Promise.all(leaving);
    },
  };
}
