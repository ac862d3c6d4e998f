import { randomUUID } from 'node:crypto';
import { parse } from 'node:path';
import { err, ok, type Result } from '../../src-shared/core/result.ts';
import { GAME_IDS, gameById } from '../../src-shared/games/index.ts';
import type { CallError, CallRequest } from '../../src-shared/ipc/contract.ts';
import type { ProgramView } from '../../src-shared/ipc/programs.ts';
import type { Caller, Handlers } from '../../src-shared/ipc/router.ts';
import { MAX_PROGRAM_NAME } from '../../src-shared/match/configSchema.ts';
import type { MatchConfig } from '../../src-shared/match/match.ts';
import type { PlayerSpec } from '../../src-shared/match/playerSpec.ts';
import type { RuleReport } from '../../src-shared/programs/check/checkReport.ts';
import type { Program } from '../../src-shared/programs/program.ts';
import { LOCKED } from '../demo.ts';
import type { HostServices } from '../hostServices.ts';
import type { Conversations } from './conversations.ts';
import { launchProgram } from './launchProgram.ts';
import { programFault } from './programFault.ts';
import type { ProgramStore } from './programStore.ts';
import { runCheck } from './runCheck.ts';

export interface ProgramCallsOptions {
  readonly store: ProgramStore;
  readonly conversations: Conversations;
  readonly host: Pick<HostServices, 'sendEvent' | 'programDialogs' | 'onBug'>;
  readonly dataFolder: string;
  readonly isKiosk: boolean;
  /** The language that the person has chosen. */
  language(): string;
}

type Answer<T> = Promise<Result<T, CallError>>;

/** What windows ask about programs of others. */
export interface ProgramCalls {
  readonly handlers: Pick<
    Handlers,
    | ('programs' | 'addProgram' | 'changeProgram' | 'chooseProgramFolder' | 'removeProgram')
    | ('startCheck' | 'stopCheck' | 'conversation')
  >;
  /** A match with its programs called as they are called here, unless one can't play it. */
  withPrograms(config: MatchConfig): Result<MatchConfig, CallError>;
  close(): Promise<void>;
}

const NO_PROGRAM = { code: 'ERR_NO_PROGRAM', message: 'there is no such program' } as const;
const NO_PICKER = {
  code: 'ERR_NO_PICKER',
  message: 'programs are added and changed in programs.json of the data folder here',
} as const;

// eslint-disable-next-line max-lines-per-function -- an object whose functions share private state; each of them is short
export function makeProgramCalls(options: ProgramCallsOptions): ProgramCalls {
  const { store, conversations, host, dataFolder, isKiosk, language } = options;
  const checks = new Map<Caller, { readonly checkId: string; stop(): void }>();
  const running = new Set<Promise<unknown>>();

  /** Keeps a program as it is now, and tells all windows. */
  async function keep(program: Program): Answer<ProgramView> {
    const written = await store.put(program);
    if (!written.ok) return err({ code: written.error.code, message: 'it could not be stored' });
    host.sendEvent('programsChanged', undefined);
    return ok(viewOf(program));
  }

  function dialogs() {
    if (isKiosk) return err(LOCKED);
    return host.programDialogs === undefined ? err(NO_PICKER) : ok(host.programDialogs);
  }

  async function addProgram(): Answer<ProgramView | undefined> {
    const asking = dialogs();
    if (!asking.ok) return asking;
    const file = await asking.value.pickProgram(language());
    if (file === undefined) return ok(undefined);
    const fault = programFault({ file });
    if (fault !== undefined) {
      return err({
        code: fault === 'batch' ? 'ERR_BATCH_FILE' : 'ERR_PROGRAM_FILE',
        message: fault,
      });
    }
    if (!(await asking.value.confirm({ file, args: [] }, language()))) return ok(undefined);
    const name = parse(file).name.slice(0, MAX_PROGRAM_NAME).trim() || 'Program';
    // What most programs of others play here; it can be changed.
    const spoken = { protocol: 'gtp', gameIds: ['hex'] } as const;
    return keep({ programId: randomUUID(), name, ...spoken, file, args: [] });
  }

  async function changeProgram({
    programId,
    ...changed
  }: CallRequest<'changeProgram'>): Answer<ProgramView | undefined> {
    const asking = dialogs();
    if (!asking.ok) return asking;
    const before = store.find(programId);
    if (before === undefined) return err(NO_PROGRAM);
    const program = { ...before, ...changed };
    if (program.protocol === 'scoreFour') program.gameIds = ['scoreFour'];
    const isAsked = JSON.stringify(before.args) !== JSON.stringify(program.args);
    if (isAsked && !(await asking.value.confirm(program, language()))) return ok(undefined);
    return keep(program);
  }

  async function chooseProgramFolder({
    programId,
  }: CallRequest<'chooseProgramFolder'>): Answer<ProgramView | undefined> {
    const asking = dialogs();
    if (!asking.ok) return asking;
    if (store.find(programId) === undefined) return err(NO_PROGRAM);
    const folder = await asking.value.pickFolder(language());
    const program = store.find(programId);
    if (folder === undefined || program === undefined) return ok(undefined);
    return keep({ ...program, folder });
  }

  async function removeProgram({ programId }: CallRequest<'removeProgram'>): Answer<undefined> {
    const asking = dialogs();
    if (!asking.ok) return asking;
    const written = await store.remove(programId);
    if (!written.ok) return err({ code: written.error.code, message: 'it could not be stored' });
    host.sendEvent('programsChanged', undefined);
    return ok(undefined);
  }

  function startCheck(
    { checkId, programId, gameId }: CallRequest<'startCheck'>,
    caller: Caller,
  ): Result<undefined, CallError> {
    if (isKiosk) return err(LOCKED);
    const program = store.find(programId);
    if (program?.gameIds.includes(gameId) !== true) return err(NO_PROGRAM);
    checks.get(caller)?.stop();
    const stopping = new AbortController();
    const stop = (): void => stopping.abort();
    caller.gone.addEventListener('abort', stop);
    checks.set(caller, { checkId, stop });
    const reports: RuleReport[] = [];
    const tell = (isOver: boolean): void => {
      if (!stopping.signal.aborted) caller.send('checkProgressed', { checkId, reports, isOver });
    };
    const ran = runCheck({
      ...{ gameId, protocol: program.protocol, setup: gameById(gameId).setups[0] },
      launch: launchProgram(program, dataFolder),
      onRule(report) {
        reports.push(report);
        tell(false);
      },
      signal: stopping.signal,
    })
      .then(() => tell(true))
      .catch(host.onBug)
      .finally(() => {
        running.delete(ran);
        if (checks.get(caller)?.stop === stop) checks.delete(caller);
      });
    running.add(ran);
    return ok(undefined);
  }

  function withPrograms(config: MatchConfig): Result<MatchConfig, CallError> {
    const called = config.players.map((player): PlayerSpec | undefined => {
      if (player.kind !== 'program') return player;
      const program = isKiosk ? undefined : store.find(player.programId);
      if (program?.gameIds.includes(config.gameId) !== true) return undefined;
      return { ...player, name: program.name };
    });
    const [first, second] = called;
    if (first === undefined || second === undefined) return err(NO_PROGRAM);
    return ok({ ...config, players: [first, second] });
  }

  return {
    handlers: {
      programs: () =>
        ok({
          canChange: host.programDialogs !== undefined && !isKiosk,
          programs: isKiosk ? [] : store.programs.map(viewOf),
        }),
      ...{ addProgram, changeProgram, chooseProgramFolder, removeProgram, startCheck },
      stopCheck({ checkId }, caller) {
        const check = checks.get(caller);
        if (check?.checkId === checkId) check.stop();
        return ok(undefined);
      },
      conversation: ({ programId }) =>
        ok({ programId, lines: isKiosk ? [] : conversations.lines(programId) }),
    },
    withPrograms,
    async close() {
      conversations.stop();
      for (const { stop } of checks.values()) stop();
      await Promise.all(running);
    },
  };
}

/** What a window is told of a program. */
function viewOf({ file, folder, ...program }: Program): ProgramView {
  const fault = programFault({ file, ...(folder === undefined ? {} : { folder }) });
  return {
    ...program,
    gameIds: GAME_IDS.filter((gameId) => program.gameIds.includes(gameId)),
    fileName: nameOf(file),
    ...(folder === undefined ? {} : { folderName: nameOf(folder) }),
    ...(fault === undefined ? {} : { fault }),
  };
}

/** The last part of a path of whatever system. */
const nameOf = (path: string): string =>
  (path.split(/[\\/]/).findLast((part) => part !== '') ?? '').slice(0, 255);
