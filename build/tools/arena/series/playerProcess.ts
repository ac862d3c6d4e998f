import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Choice, MoveRequest, Player, PlayerOptions } from './player.ts';
import { makeEnginePlayer } from './player.ts';

/*
 * Each player thinks in a process of its own: two engines of one game would otherwise share what they remember of
 * positions, and neither processor time nor memory could be told apart.
 */

/** The argument by which a script of this folder is started as a player instead. */
const FLAG = '--as-player';

type Answer =
  | { readonly kind: 'ready' }
  | { readonly kind: 'chosen'; readonly choice: Choice }
  | { readonly kind: 'failed'; readonly message: string };

/** Whether this process is a player; it then plays until its parent is gone. */
export function servesAsPlayer(): boolean {
  if (!process.argv.includes(FLAG)) return false;
  let player: Player | undefined;
  const answer = (message: Answer): void => void process.send?.(message);
  process.on('message', (message: PlayerOptions | MoveRequest) => {
    if ('spec' in message) {
      const made = makeEnginePlayer(message);
      if (made.ok) player = made.value;
      answer(made.ok ? { kind: 'ready' } : { kind: 'failed', message: made.error });
      return;
    }
    const failed = (error: unknown) => answer({ kind: 'failed', message: String(error) });
    Promise.resolve(message)
      .then((request) => player!.choose(request))
      .then((choice) => answer({ kind: 'chosen', choice }), failed);
  });
  process.on('disconnect', () => process.exit());
  return true;
}

/** Starts a player in a process. @throws Error as a rejection, when there is no such player. */
export async function startPlayerProcess(options: PlayerOptions): Promise<Player> {
  const child = fork(process.argv[1]!, [FLAG], { serialization: 'advanced' });
  let hear: (answer: Answer) => void = () => undefined;
  let isGone = false;
  child.on('message', (answer) => hear(answer as Answer));
  child.once('exit', (code, signal) => {
    isGone = true;
    hear({ kind: 'failed', message: `the player ended (${code ?? signal})` });
  });
  const ask = async (message: PlayerOptions | MoveRequest): Promise<Answer> => {
    if (isGone) return { kind: 'failed', message: 'the player has ended' };
    return new Promise((resolve) => {
      hear = resolve;
      child.send(message);
    });
  };
  const end = async (): Promise<void> => {
    if (isGone) return;
    const gone = once(child, 'exit');
    child.disconnect();
    await gone;
  };
  const started = await ask(options);
  if (started.kind === 'failed') {
    await end();
    throw new Error(started.message);
  }
  return {
    async choose(request) {
      const answer = await ask(request);
      if (answer.kind === 'chosen') return answer.choice;
      throw new Error(answer.kind === 'failed' ? answer.message : 'the player gave no move');
    },
    end,
  };
}
