import { isPossible, repairSetup, type Setup } from '../../src-shared/core/setup.ts';
import { otherSide, type Side } from '../../src-shared/core/side.ts';
import { type GameId, gameById } from '../../src-shared/games/index.ts';
import type { MatchConfig } from '../../src-shared/match/match.ts';
import { DEFAULT_TIME_MS, MIN_LEVEL } from '../../src-shared/core/limits.ts';
import { clockConfigOf, type ClockDraft, clockDraftOf } from './clockDraft.ts';
import type { PlayerSpec } from '../../src-shared/match/playerSpec.ts';

/** What is chosen in the new-game dialog. */
export interface NewGameDraft {
  opponent: 'computer' | 'program' | 'person';
  /** The program of others that was chosen last. */
  programId: string;
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
  programId: '',
} as const;

/** The draft to begin with: the last choices for this game where there are any. */
export function draftOf(gameId: GameId, last: MatchConfig | undefined): NewGameDraft {
  const setup = { ...repairSetup(gameById(gameId).setupFields, last?.setup ?? {}) };
  const clock = clockDraftOf(last);
  if (last === undefined) return { ...FIRST_DRAFT, setup, clock };
  const [first, second] = last.players;
  const opponent = [second, first].find((player) => player.kind !== 'person');
  if (opponent === undefined) return { ...FIRST_DRAFT, opponent: 'person', setup, clock };
  const { timeMs } = opponent;
  const side = first.kind === 'person' ? 0 : 1;
  const rest = { ...FIRST_DRAFT, timeMs, side, setup, clock } as const;
  if (opponent.kind === 'program') {
    return { ...rest, opponent: 'program', programId: opponent.programId };
  }
  return { ...rest, level: opponent.adapts === true ? 'matching' : opponent.level };
}

/** Whether every setup field holds a whole number in its range; an emptied number field does not. */
export const isSetupComplete = (gameId: GameId, setup: Setup): boolean =>
  gameById(gameId).setupFields.every((field) => isPossible(field, setup[field.key]));

/**
 * The match that a draft asks for; main knows which level matches the person.
 * @param chance 0–1, decides which side `random` is
 * @param programName what the program is called, where one plays
 */
export function configOf(
  gameId: GameId,
  draft: NewGameDraft,
  chance: number,
  programName = '',
): MatchConfig {
  const rest = { gameId, setup: { ...draft.setup }, ...clockConfigOf(draft.clock) };
  const person: PlayerSpec = { kind: 'person' };
  if (draft.opponent === 'person') return { ...rest, players: [person, person] };
  const side = draft.side === 'random' ? (chance < 0.5 ? 0 : 1) : draft.side;
  const strength =
    draft.level === 'matching' ? { level: MIN_LEVEL, adapts: true } : { level: draft.level };
  const { timeMs, programId } = draft;
  const players: [PlayerSpec, PlayerSpec] = [person, person];
  players[otherSide(side)] =
    draft.opponent === 'program'
      ? { kind: 'program', programId, name: programName, timeMs }
      : { kind: 'computer', ...strength, timeMs };
  return { ...rest, players };
}
