import type { ProgramClient, Talk } from '../../src-shared/core/programTalk.ts';
import { asMove } from '../../src-shared/core/move.ts';
import { ok } from '../../src-shared/core/result.ts';
import { progressSchema } from '../../src-shared/ipc/progress.ts';
import type { Player } from '../../src-shared/match/player.ts';
import { makeScoreFourClient } from '../../src-shared/opponent/scoreFourClient.ts';
import type { SearchProgress } from '../../src-shared/search/engine.ts';
import { type Language, languageOf } from '../opponent/language.ts';
import type { OpponentLimits, OpponentProgram } from '../opponent/programs.ts';
import { parseJsonFile } from '../storage/jsonFile.ts';
import { makeProgramPlayer } from './programPlayer.ts';
import type { SearchResources } from './searchPlayer.ts';

/** Our own program knows no shorter time for a move, milliseconds. */
const MIN_ALLOWED_MS = 10;

export interface OpponentPlayerOptions {
  readonly program: OpponentProgram;
  readonly level: number;
  /** Thinking time for one move, milliseconds. */
  readonly timeMs: number;
  readonly limits?: OpponentLimits;
  /** What our own program may use; asked when it is started. */
  resources?(): SearchResources;
  /** Until then others have the memory that the program will take. */
  readonly memoryFree?: Promise<void>;
}

/** Plays Score Four through a program in a process of its own, which may be ours. */
export function makeOpponentPlayer({
  program: { launch, hasExtensions },
  level,
  resources,
  ...rest
}: OpponentPlayerOptions): Player {
  const plain = languageOf('scoreFour', 'scoreFour');
  if (!hasExtensions) return makeProgramPlayer({ launch, language: plain, ...rest });
  const language: Language = {
    ...plain,
    makeClient: (talk) => makeOwnClient(talk, level),
    readProgress: progressFrom,
  };
  return makeProgramPlayer({
    ...{ launch, language, ...rest },
    makeArguments() {
      if (resources === undefined) return ['--verbose'];
      const { threads, tableMegabytes } = resources();
      return ['--verbose', '--threads', `${threads}`, '--memory', `${tableMegabytes}`];
    },
  });
}

/** Tells our own program its level, and how long it may think about a move when that is not what it knows. */
function makeOwnClient({ ask }: Talk, level: number): ProgramClient {
  const client = makeScoreFourClient(ask);
  let isSetUp = false;
  let side: Parameters<typeof client.newGame>[0] = 0;
  let toldMs: number | undefined;
  return {
    canHurry: true,
    async newGame(_, newSide) {
      side = newSide;
      const configured = isSetUp ? ok(undefined) : await client.configure([`level ${level};`]);
      isSetUp = true;
      return configured.ok ? client.newGame(side) : configured;
    },
    async chooseMove({ history, timeMs, hurry }) {
      const allowedMs = Math.max(MIN_ALLOWED_MS, timeMs);
      if (toldMs !== allowedMs) {
        toldMs = allowedMs;
        const configured = await client.configure([`time ${allowedMs / 1_000};`]);
        if (!configured.ok) return configured;
      }
      return client.chooseMove(side, history, hurry);
    },
  };
}

/** What a line of error output tells of a search; `undefined` when it tells something else. */
function progressFrom(line: string): SearchProgress | undefined {
  const parsed = parseJsonFile(progressSchema, line);
  if (!parsed.ok) return undefined;
  const { score, principalVariation, ...rest } = parsed.value;
  return {
    ...rest,
    // Text has no `undefined`, which is what says that it is a draw.
    score: score.kind === 'exact' ? { ...score, winner: score.winner } : score,
    principalVariation: principalVariation.map(asMove),
  };
}
