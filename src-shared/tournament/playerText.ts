import { quote } from '../core/quote.ts';
import { err, ok, type Result } from '../core/result.ts';

/** What a player may use for one move. */
export interface Budget {
  readonly timeMs: number;
  readonly maxNodes?: number;
}

/**
 * A player as it is written on the command line: `NAME`, `NAME:ARGUMENT`, either with a budget of its own behind it,
 * as in `level:8@0.5s` or `foundation@20000n`.
 */
export interface PlayerSpec {
  readonly text: string;
  readonly name: string;
  readonly argument: string | undefined;
  readonly budget: Budget | undefined;
}

/** Nodes, not the clock, limit a player with this. */
const NO_TIME_LIMIT_MS = 1e9;

export const timeBudget = (seconds: number): Budget => ({ timeMs: 1_000 * seconds });
export const nodeBudget = (maxNodes: number): Budget => ({ timeMs: NO_TIME_LIMIT_MS, maxNodes });

/** Reads a player. The command of an external program is taken as it stands. */
export function parsePlayerSpec(text: string): Result<PlayerSpec, string> {
  if (text.startsWith('gtp:')) {
    return ok({ text, name: 'gtp', argument: text.slice('gtp:'.length), budget: undefined });
  }
  const [, name, argument, limit] = /^([a-z]\w*)(?::([^@]+))?(?:@([\d.]+[sn]))?$/i.exec(text) ?? [];
  const wrong = `${quote(text)} is not a player, e.g. level:8, level:7@0.5s, nodes:50000, random`;
  if (name === undefined) return err(wrong);
  if (name === 'nodes') {
    if (argument === undefined || !/^\d+$/.test(argument)) return err(wrong);
    return ok({ text, name: 'level', argument: '8', budget: nodeBudget(Number(argument)) });
  }
  const amount = Number(limit?.slice(0, -1) ?? 1);
  if (!(amount > 0)) return err(wrong);
  const budget =
    limit === undefined ? undefined : limit.endsWith('s') ? timeBudget(amount) : nodeBudget(amount);
  return ok({ text, name, argument, budget });
}
