import { expect, onTestFinished, vi } from 'vitest';
import { startApp as startProgram } from '../../src-main/renewableApp.ts';
import type { HostServices } from '../../src-main/hostServices.ts';
import { unwrap } from '../../src-shared/core/result.ts';
import { makeClient } from '../../src-shared/ipc/client.ts';
import type { MatchSnapshot } from '../../src-shared/ipc/contract.ts';
import { peg, seenIn } from '../match/testReferee.ts';
import { fakeProgram } from '../opponent/fakes/launchFake.ts';
import { makeCaller } from '../ipc/callers.ts';
import { makeFaultyDisk, storageFolder } from '../storage/faultyDisk.ts';

/** The whole program over a fake host, played through the contract as a window does. */
export async function startApp(
  folder: string,
  behaviour = 'honest',
  disk = makeFaultyDisk(),
  searchWorkerUrl = new URL('file:///nowhere.js'),
  shown: Pick<HostServices, 'show' | 'demoPaceMs' | 'programDialogs'> = {},
) {
  const events: { name: string; payload: unknown }[] = [];
  const bugs: unknown[] = [];
  const quit = vi.fn();
  const program = fakeProgram(behaviour);
  const app = await startProgram(storageFolder(folder, disk), {
    host: 'browser',
    version: '1.2.3',
    sendEvent: (name, payload) => events.push({ name, payload }),
    quit,
    reloadWindows: () => events.push({ name: 'reloadWindows', payload: undefined }),
    scoreFourProgram: { launch: program.launch, hasExtensions: false },
    searchWorkerUrl,
    demoPaceMs: 1,
    ...shown,
    onBug: (error) => bugs.push(error),
  });
  onTestFinished(() => app.close());
  const caller = makeCaller();
  const client = makeClient({
    invoke: (channel, payload) => app.router(channel, payload, caller),
    subscribe: () => () => undefined,
  });
  const current = async (): Promise<MatchSnapshot | undefined> =>
    unwrap(await client.call('currentMatch'));
  const seen = async () => {
    const snapshot = await current();
    return snapshot === undefined ? { matchId: '', revision: 0 } : seenIn(snapshot);
  };
  return {
    app,
    events,
    caller,
    bugs,
    quit,
    disk,
    program,
    client,
    current,
    seen,
    play: async (location: string) =>
      unwrap(await client.call('playMove', { ...(await seen()), move: peg(location) })),
    answered: () =>
      vi.waitFor(async () => expect((await current())?.thinkingSide).toBeUndefined(), {
        timeout: 10_000,
      }),
  };
}
