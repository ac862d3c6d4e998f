import { isPossible, repairSetup, type Setup } from '../../src-shared/core/setup.ts';
import { otherSide, type Side } from '../../src-shared/core/side.ts';
import { type GameId, gameById } from '../../src-shared/games/index.ts';
import type { MatchConfig } from '../../src-shared/match/match.ts';
import { DEFAULT_TIME_MS, MIN_LEVEL } from '../../src-shared/core/limits.ts';
import { clockConfigOf, type ClockDraft, clockDraftOf } from './clockDraft.ts';
import type { PlayerSpec } from '../../src-shared/match/playerSpec.ts';

/** What is chosen in the new-game dialog. */
export interface NewGameDraft {
  opponent: 'computer' | 'person';
  /** 1–8, or what matches the person. */
  level: number | 'matching';
  /** Thinking time for one move, milliseconds. */
  timeMs: number;
  /** The person's side against a computer. */
  side: Side | 'random';
  setup: Record<string, number>;
  clock: ClockDraft;
}

/** The thinking times on offer, milliseconds. */
export const TIMES_MS = [500, 1_000, 2_000, 5_000, 10_000, 30_000, 60_000] as const;

const FIRST_DRAFT = {
  opponent: 'computer',
  level: 'matching',
  timeMs: DEFAULT_TIME_MS,
  side: 0,
} as const;

/** The draft to begin with: the last choices for this game where there are any. */
export function draftOf(gameId: GameId, last: MatchConfig | undefined): NewGameDraft {
  const setup = { ...repairSetup(gameById(gameId).setupFields, last?.setup ?? {}) };
  const clock = clockDraftOf(last);
  if (last === undefined) return { ...FIRST_DRAFT, setup, clock };
  const [first, second] = last.players;
  const computer = [first, second].find((player) => player.kind === 'computer');
  if (computer === undefined) return { ...FIRST_DRAFT, opponent: 'person', setup, clock };
  const { timeMs } = computer;
  const level = computer.adapts === true ? 'matching' : computer.level;
  return {
    opponent: 'computer',
    level,
    timeMs,
    side: first.kind === 'person' ? 0 : 1,
    setup,
    clock,
  };
}

/** Whether every setup field holds a whole number in its range; an emptied number field does not. */
export const isSetupComplete = (gameId: GameId, setup: Setup): boolean =>
  gameById(gameId).setupFields.every((field) => isPossible(field, setup[field.key]));

/**
 * The match that a draft asks for; main knows which level matches the person.
 * @param chance 0–1, decides which side `random` is
 */
export function configOf(gameId: GameId, draft: NewGameDraft, chance: number): MatchConfig {
  const rest = { gameId, setup: { ...draft.setup }, ...clockConfigOf(draft.clock) };
  const person: PlayerSpec = { kind: 'person' };
  if (draft.opponent === 'person') return { ...rest, players: [person, person] };
  const side = draft.side === 'random' ? (chance < 0.5 ? 0 : 1) : draft.side;
  const strength =
    draft.level === 'matching' ? { level: MIN_LEVEL, adapts: true } : { level: draft.level };
  const computer: PlayerSpec = { kind: 'computer', ...strength, timeMs: draft.timeMs };
  const players: [PlayerSpec, PlayerSpec] = [person, person];
  players[otherSide(side)] = computer;
  return { ...rest, players };
}
