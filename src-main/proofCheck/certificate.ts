import { domineering } from './domineering/plainDomineering.ts';
import type { PlainGame, PlainRules, Player } from './plainGame.ts';
import { scoreFour } from './scoreFour/plainScoreFour.ts';
import type { Strategy } from './strategyCheck.ts';

/** A file that says what a position is worth, with all that it takes to check it. */
export interface Certificate {
  /** As the game writes positions. */
  readonly position: string;
  /** Who wins; `undefined` is a draw. */
  readonly winner: Player | undefined;
  readonly strategies: readonly Strategy[];
  readonly rules: PlainRules;
  /** Sets the position up. */
  readonly start: () => PlainGame;
}

/** The games that are checked. */
const GAMES: Readonly<Record<string, PlainRules>> = { scoreFour, domineering };

const FORMAT = 'quintet-certificate';
const VERSION = 1;

class Wrong extends Error {}

function need(isRight: boolean, what: string): asserts isRight {
  if (!isRight) throw new Wrong(what);
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** @returns the certificate, or what is wrong and where, as a sentence without its full stop. */
export function readCertificate(text: string): Certificate | string {
  try {
    return certificateIn(text);
  } catch (error) {
    if (error instanceof Wrong) return error.message;
    if (error instanceof SyntaxError) return `it is not JSON: ${error.message}`;
    throw error;
  }
}

function certificateIn(text: string): Certificate {
  const raw: unknown = JSON.parse(text);
  need(isRecord(raw) && raw['format'] === FORMAT, `at format: it is no “${FORMAT}”`);
  const { version, game, setup, position, value, strategies } = raw;
  need(typeof version === 'number', 'at version: it does not say its version');
  need(
    version <= VERSION,
    `it has version ${version}, but this Quintet reads none after ${VERSION}`,
  );
  const rules = typeof game === 'string' && Object.hasOwn(GAMES, game) ? GAMES[game] : undefined;
  need(rules !== undefined, 'at game: only Score Four and Domineering are checked');
  need(typeof position === 'string', 'at position: there is none');
  const winner = sideOf(rules, value);
  need(
    winner !== undefined || (value === 'draw' && rules.hasDraws),
    `at value: it is ${wordsOf(rules)}${rules.hasDraws ? ' or “draw”' : ''}`,
  );
  need(Array.isArray(strategies), 'at strategies: there are none');
  const read = strategies.map((each: unknown, index) => strategyIn(rules, each, index));
  const has = (side: Player, goal: Strategy['goal']): boolean =>
    read.some((each) => each.side === side && each.goal === goal);
  const isEnough = winner === undefined ? has(0, 'hold') && has(1, 'hold') : has(winner, 'win');
  need(isEnough, `at strategies: they do not say that the value is “${String(value)}”`);
  const start = rules.read(position, setup);
  need(typeof start !== 'string', `at position: ${String(start)}`);
  return { position, winner, strategies: read, rules, start };
}

function strategyIn(rules: PlainRules, raw: unknown, index: number): Strategy {
  const at = `at strategies.${index}`;
  need(isRecord(raw), `${at}: it is no object`);
  const { side: word, goal, moves } = raw;
  const side = sideOf(rules, word);
  need(side !== undefined, `${at}.side: it is ${wordsOf(rules)}`);
  need(goal === 'win' || goal === 'hold', `${at}.goal: it is “win” or “hold”`);
  need(typeof moves === 'string', `${at}.moves: there are none`);
  return { side, goal, moves };
}

const wordOf = ({ names }: PlainRules, side: Player): string => names[side].toLowerCase();

const wordsOf = (rules: PlainRules): string => `“${wordOf(rules, 0)}” or “${wordOf(rules, 1)}”`;

const sideOf = (rules: PlainRules, word: unknown): Player | undefined =>
  ([0, 1] as const).find((side) => wordOf(rules, side) === word);
