import type { Player, Turn } from '../../src-shared/match/player.ts';
import { startLimit } from '../time/awakeLimit.ts';

/**
 * A player whose moves can be followed: it does not answer sooner than after some time, however soon it knows what to
 * answer.
 */
export const makePacedPlayer = (player: Player, paceMs: number): Player => ({
  newGame: (setup, side) => player.newGame(setup, side),
  async chooseMove(turn) {
    const [move] = await Promise.all([player.chooseMove(turn), rest(paceMs, turn)]);
    return move;
  },
  dispose: () => player.dispose(),
});

/** Resolves after some time, or at once when the answer is not wanted any more or wanted now. */
const rest = (timeMs: number, { signal, moveNow }: Turn): Promise<void> =>
  new Promise((resolve) => {
    const stopWaiting = startLimit(timeMs, resolve);
    for (const each of [signal, moveNow]) {
      each.addEventListener('abort', () => {
        stopWaiting();
        resolve();
      });
    }
    if (signal.aborted || moveNow.aborted) {
      stopWaiting();
      resolve();
    }
  });
