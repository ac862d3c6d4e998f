import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { OpponentError } from '../../../../src-shared/core/opponentError.ts';
import { ok, type Result } from '../../../../src-shared/core/result.ts';
import { TextSplitter } from '../../../../src-shared/core/textSplitter.ts';
import { makeGtpClient } from '../../../../src-shared/gtp/client.ts';
import type { Player, PlayerOptions } from './player.ts';

/** Longer than any line of a response. */
const MAX_LINE_LENGTH = 100_000;
/**
 * Starts an external program by a shell and speaks GTP with it. Its time is told by `time_settings`, and counted by
 * the clock. @throws Error as a rejection, when it does not understand.
 */
export async function startGtpPlayer(options: PlayerOptions): Promise<Player> {
  const { gameId, setup, spec, budget } = options;
  const child = spawn(spec.argument ?? '', { shell: true, stdio: ['pipe', 'pipe', 'inherit'] });
  const output = new TextSplitter('\n', MAX_LINE_LENGTH);
  const lines: string[] = [];
  let isGone = false;
  let hear: () => void = () => undefined;
  child.stdout.setEncoding('utf8').on('data', (piece: string) => {
    lines.push(...output.read(piece).map(({ text }) => text));
    hear();
  });
  child.stdin.on('error', () => undefined);
  child.once('close', () => {
    isGone = true;
    hear();
  });

  /** A response with its sign, as lines. */
  async function ask(command: string): Promise<Result<string, never>> {
    if (!isGone) child.stdin.write(`${command}\n`);
    let response = '';
    for (;;) {
      const line = lines.shift();
      if (line === undefined) {
        if (isGone) throw new Error('the program has ended');
        await new Promise<void>((resolve) => (hear = resolve));
      } else if (line !== '') response += `${line}\n`;
      // An empty line ends a response.
      else if (response !== '') return ok(response);
    }
  }

  const client = makeGtpClient({ ask, tell: (line) => child.stdin.write(`${line}\n`) }, gameId);
  const timeMs = budget.maxNodes === undefined ? budget.timeMs : Infinity;

  async function end(): Promise<void> {
    if (isGone) return;
    const gone = once(child, 'close');
    child.stdin.end('quit\n');
    await gone;
  }

  try {
    valueOf(await client.newGame(setup, 0));
  } catch (error) {
    await end();
    throw error;
  }
  return {
    async choose({ history }) {
      const startMs = performance.now();
      const move = valueOf(await client.chooseMove({ history, timeMs }));
      if (move === 'resign') throw new Error('the program has resigned');
      return { move, timeMs: performance.now() - startMs };
    },
    end,
  };
}

/** The value of an answer. @throws Error with what the program did instead. */
function valueOf<T>(answer: Result<T, OpponentError>): T {
  if (!answer.ok) throw new Error(answer.error.message);
  return answer.value;
}
