import { err, ok } from '../src-shared/core/result.ts';
import { type App, compose } from './compose.ts';
import type { HostServices } from './hostServices.ts';
import { eraseData } from './storage/eraseData.ts';
import type { StorageFolder } from './storage/storageFolder.ts';

/** The program, which begins anew in the same process and with the same windows when everything is deleted. */
export async function startApp(folder: StorageFolder, host: HostServices): Promise<App> {
  let app = await compose(folder, { ...host, startAnew });
  /** While it begins anew, whoever calls waits. */
  let ready = Promise.resolve(app);

  async function startAnew(): ReturnType<NonNullable<HostServices['startAnew']>> {
    const old = app;
    let erased = ok(undefined) as Awaited<ReturnType<typeof eraseData>>;
    ready = (async () => {
      await old.close();
      erased = await eraseData(folder);
      await host.forgetPages?.();
      return (app = await compose(folder, { ...host, startAnew }));
    })();
    await ready;
    host.reloadWindows();
    return erased.ok
      ? ok(undefined)
      : err({ code: erased.error.code, message: 'not everything could be deleted' });
  }

  return {
    router: async (name, payload, caller) => (await ready).router(name, payload, caller),
    get saving() {
      return app.saving;
    },
    refuseFile: (name) => app.refuseFile(name),
    openFile: async (file) => (await ready).openFile(file),
    close: async () => (await ready).close(),
  };
}
