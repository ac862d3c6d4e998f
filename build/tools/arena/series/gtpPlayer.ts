import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Move } from '../../../../src-shared/core/move.ts';
import { TextSplitter } from '../../../../src-shared/core/textSplitter.ts';
import { gameById } from '../../../../src-shared/games/index.ts';
import { boardSizeCommand } from '../../../../src-shared/gtp/boardSize.ts';
import { gtpDialect, makeColour } from '../../../../src-shared/gtp/dialect.ts';
import type { Player, PlayerOptions } from './player.ts';

/** Longer than any line of a response. */
const MAX_LINE_LENGTH = 100_000;
/**
 * Starts an external program by a shell and speaks GTP with it. Its time is told by `time_settings`, and counted by
 * the clock. @throws Error as a rejection, when it does not understand.
 */
export async function startGtpPlayer(options: PlayerOptions): Promise<Player> {
  const { gameId, setup, spec, budget } = options;
  const game = gameById(gameId);
  const dialect = gtpDialect(gameId);
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

  /** The response without its sign. */
  async function ask(command: string): Promise<string> {
    if (!isGone) child.stdin.write(`${command}\n`);
    let response = '';
    for (;;) {
      const line = lines.shift();
      if (line === undefined) {
        if (isGone) throw new Error('the program has ended');
        await new Promise<void>((resolve) => (hear = resolve));
      } else if (line !== '') response += `${line}\n`;
      // An empty line ends a response.
      else if (response !== '') break;
    }
    if (!response.startsWith('=')) throw new Error(`${command}: ${response.trimEnd()}`);
    return response.slice(1).trim();
  }

  let told: readonly Move[] | undefined;
  /** Brings the program to where the game is. */
  async function follow(history: readonly Move[]): Promise<void> {
    const isSameGame = told !== undefined && told.every((move, index) => history[index] === move);
    if (!isSameGame || told === undefined || told.length > history.length) {
      await ask('clear_board');
      told = [];
    }
    let position = game.initial(setup);
    for (const [index, move] of history.entries()) {
      const colour = makeColour(dialect, position.sideToMove);
      if (index >= told.length) await ask(`play ${colour} ${dialect.makeVertex(position, move)}`);
      position = game.play(position, move);
    }
    told = [...history];
  }

  async function end(): Promise<void> {
    if (isGone) return;
    const gone = once(child, 'close');
    child.stdin.end('quit\n');
    await gone;
  }

  try {
    const size = boardSizeCommand(gameId, setup);
    if (size !== undefined) await ask(size);
    if (budget.maxNodes === undefined) await ask(`time_settings 0 ${budget.timeMs / 1_000} 1`);
  } catch (error) {
    await end();
    throw error;
  }
  return {
    async choose({ history }) {
      await follow(history);
      const position = history.reduce(
        (before, move) => game.play(before, move),
        game.initial(setup),
      );
      const startMs = performance.now();
      const vertex = await ask(`genmove ${makeColour(dialect, position.sideToMove)}`);
      const timeMs = performance.now() - startMs;
      const move = dialect.parseVertex(position, vertex);
      if (!move.ok) throw new Error(`${vertex}: ${move.error}`);
      told = [...history, move.value];
      return { move: move.value, timeMs };
    },
    end,
  };
}
