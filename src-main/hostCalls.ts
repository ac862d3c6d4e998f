import { err, ok } from '../src-shared/core/result.ts';
import type { Handlers } from '../src-shared/ipc/router.ts';
import { LOCKED } from './demo.ts';
import type { HostServices } from './hostServices.ts';

/** What windows ask of the host alone. */
export function makeHostCalls(
  host: HostServices,
  isKiosk: boolean,
): Pick<Handlers, 'openWindow' | 'openDataFolder' | 'showMenu' | 'deleteEverything'> {
  return {
    openWindow: () => {
      if (isKiosk) return err(LOCKED);
      const entry = host.makeEntry?.();
      return entry === undefined
        ? err({ code: 'ERR_ONE_WINDOW', message: 'there is only ever one window here' })
        : ok({ entry });
    },
    openDataFolder: async () =>
      !isKiosk && (await host.openDataFolder?.()) === true
        ? ok(undefined)
        : err({ code: 'ERR_NO_FOLDER_WINDOW', message: 'the folder can’t be opened from here' }),
    deleteEverything: () =>
      isKiosk || host.startAnew === undefined ? err(LOCKED) : host.startAnew(),
    showMenu: (menu) => {
      host.showMenu?.(menu);
      return ok(undefined);
    },
  };
}
