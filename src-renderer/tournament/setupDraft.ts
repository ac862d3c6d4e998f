import { defaultSetup } from '../../src-shared/core/setup.ts';
import { DEFAULT_TIME_MS } from '../../src-shared/core/limits.ts';
import { type GameId, gameById } from '../../src-shared/games/index.ts';
import type { ProgramSpec } from '../../src-shared/match/playerSpec.ts';
import {
  type OpeningChoice,
  type Participant,
  pairingsOf,
  type TournamentFormat,
  type TournamentPlan,
} from '../../src-shared/tournament/plan.ts';

/** What is chosen for a new tournament. */
export interface SetupDraft {
  name: string;
  gameId: GameId;
  setup: Record<string, number>;
  format: TournamentFormat;
  levels: number[];
  /** By id. */
  programs: string[];
  /** Who meets all others, as `level:3` or `program:ID`. */
  challenger: string;
  games: number;
  timeMs: number;
  nodes: number | null;
  openings: OpeningChoice['kind'];
  /** Openings of one’s own, one to a line. */
  lines: string;
  plies: number;
  seed: number;
  concurrency: number;
  stops: boolean;
  elo0: number;
  elo1: number;
  alpha: number;
  beta: number;
}

export const GAMES_OF_TWO = [2, 4, 10, 20, 50, 100, 200, 500, 1_000, 2_000] as const;

/** @param cores games that can be played at the same time */
export const firstDraft = (gameId: GameId, cores: number): SetupDraft => ({
  ...{ name: '', gameId, setup: { ...defaultSetup(gameById(gameId).setupFields) } },
  ...{ format: 'roundRobin', levels: [2, 3, 4], programs: [], challenger: 'level:4' },
  ...{
    games: 10,
    timeMs: DEFAULT_TIME_MS,
    nodes: null,
    openings: 'usual',
    plies: 2,
    lines: '',
    seed: 1,
  },
  ...{ concurrency: Math.max(1, cores - 1), stops: false },
  ...{ elo0: 0, elo1: 50, alpha: 0.05, beta: 0.05 },
});

/** Those who play, each with the name by which it can be the challenger. */
export function participantsOf(
  draft: SetupDraft,
  programs: readonly Pick<ProgramSpec, 'programId' | 'name'>[],
): readonly { readonly key: string; readonly participant: Participant }[] {
  const { timeMs, nodes } = draft;
  const budget = nodes === null ? { timeMs } : { timeMs, nodes };
  return [
    ...draft.levels
      .toSorted((one, other) => one - other)
      .map((level) => {
        const participant: Participant = { kind: 'computer', level, ...budget };
        return { key: `level:${level}`, participant };
      }),
    ...programs
      .filter(({ programId }) => draft.programs.includes(programId))
      .map(({ programId, name }) => {
        const participant: Participant = { kind: 'program', programId, name, timeMs };
        return { key: `program:${programId}`, participant };
      }),
  ];
}

function openingsOf({ openings, plies, lines }: SetupDraft): OpeningChoice {
  switch (openings) {
    case 'random':
      return { kind: 'random', plies };
    case 'listed':
      return { kind: 'listed', lines: lines.split('\n').filter((line) => line.trim() !== '') };
    default:
      return { kind: openings };
  }
}

/** @param name what it is called where that was left empty */
export function planFrom(
  draft: SetupDraft,
  named: ReturnType<typeof participantsOf>,
  name: string,
): TournamentPlan {
  const { elo0, elo1, alpha, beta } = draft;
  const first = draft.format === 'gauntlet' ? draft.challenger : undefined;
  const ordered = named.toSorted((a, b) => Number(b.key === first) - Number(a.key === first));
  return {
    ...{ name: draft.name.trim() || name, gameId: draft.gameId, setup: { ...draft.setup } },
    ...{ format: draft.format, participants: ordered.map(({ participant }) => participant) },
    gamesPerPairing: draft.games,
    openings: openingsOf(draft),
    ...{ seed: draft.seed, concurrency: draft.concurrency },
    ...(draft.stops ? { stopRule: { elo0, elo1, alpha, beta } } : {}),
  };
}

export const gamesOf = (draft: SetupDraft, named: ReturnType<typeof participantsOf>): number =>
  draft.games *
  pairingsOf({ format: draft.format, participants: named.map(({ participant }) => participant) })
    .length;

/** The first of one’s own openings that can’t be played: its line, from 1, and the move; `undefined` where all can. */
export function badOpening({
  openings,
  gameId,
  setup,
  lines,
}: SetupDraft): { readonly line: number; readonly move: string } | undefined {
  if (openings !== 'listed') return undefined;
  const game = gameById(gameId);
  for (const [index, line] of lines.split('\n').entries()) {
    let position = game.initial(setup);
    for (const word of line.replace(/#.*/, '').split(/\s+/)) {
      if (word === '') continue;
      const move = game.notation.parse(position, word);
      if (!move.ok) return { line: index + 1, move: word };
      position = game.play(position, move.value);
    }
  }
  return undefined;
}
