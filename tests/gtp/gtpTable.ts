import type { Setup } from '../../src-shared/core/setup.ts';
import { engineById } from '../../src-shared/games/engines.ts';
import { type GameId, gameById } from '../../src-shared/games/index.ts';
import { GtpSession, type GtpThink } from '../../src-shared/gtp/session.ts';
import { LONG_MS, timelessHooks } from '../search/hooks.ts';

/** A session that thinks in this thread, with every response it gave. */
export interface GtpTable {
  readonly session: GtpSession;
  /** Sends a command and returns its response, without the empty line at its end. */
  ask(command: string): Promise<string>;
  /** Everything written so far. */
  written(): string;
  hasQuit(): boolean;
}

export interface GtpTableOptions {
  readonly nodes?: number;
  readonly setup?: Setup;
  readonly think?: GtpThink;
  nowMs?(): number;
  isFull?(): boolean;
}

export function openGtp(gameId: GameId, options: GtpTableOptions = {}): GtpTable {
  const { nodes = 200, setup = gameById(gameId).setups[0] ?? {} } = options;
  let text = '';
  let hasQuit = false;
  const session = new GtpSession({
    ...{ gameId, setup, usesBook: true, version: '1.2.3', cpuSeconds: () => 1.5 },
    nowMs: options.nowMs ?? (() => 0),
    isFull: options.isFull ?? (() => false),
    limits: { level: 8, timeMs: LONG_MS, maxNodes: nodes, seed: 1 },
    write: (piece) => void (text += piece),
    onQuit: () => void (hasQuit = true),
    think: options.think ?? makeThink(gameId),
  });
  return {
    session,
    written: () => text,
    hasQuit: () => hasQuit,
    async ask(command) {
      const before = text.length;
      session.read(`${command}\n`);
      await session.idle();
      return text.slice(before).replace(/\n\n$/, '');
    },
  };
}

/** Searches in this thread, within the nodes of the limits. */
export const makeThink =
  (gameId: GameId): GtpThink =>
  (setup, history, limits, { onProgress = () => undefined }) => {
    const game = gameById(gameId);
    const position = history.reduce((before, move) => game.play(before, move), game.initial(setup));
    const hooks = { ...timelessHooks(), onProgress };
    return Promise.resolve(engineById(gameId).search(position, limits, hooks));
  };
