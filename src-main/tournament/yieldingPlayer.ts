import { type Player, StoppedError } from '../../src-shared/match/player.ts';
import type { Gate } from './gate.ts';

/**
 * A player that thinks only while the gate is open. @param breaksOff it is stopped in the middle of a thought, which
 * it begins anew later; another one finishes its move first.
 */
export function makeYieldingPlayer(player: Player, gate: Gate, breaksOff: boolean): Player {
  return {
    newGame: (setup, side) => player.newGame(setup, side),
    async chooseMove(turn) {
      for (;;) {
        await gate.opened(turn.signal);
        if (turn.signal.aborted) throw new StoppedError('the move is not wanted any more');
        const stopping = new AbortController();
        const stop = (): void => stopping.abort();
        turn.signal.addEventListener('abort', stop);
        const forget = breaksOff ? gate.onClose(stop) : undefined;
        try {
          return await player.chooseMove({ ...turn, signal: stopping.signal });
        } catch (error) {
          const isHeld = stopping.signal.aborted && !turn.signal.aborted;
          if (!isHeld || !(error instanceof StoppedError)) throw error;
        } finally {
          turn.signal.removeEventListener('abort', stop);
          forget?.();
        }
      }
    },
    dispose: () => player.dispose(),
  };
}
