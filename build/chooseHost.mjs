/** Decides where Quintet shows itself: in Electron's window, or in the browser there is. */

/**
 * @typedef {object} Situation
 * @property {boolean} wantsBrowser asked for on the command line
 * @property {NodeJS.Platform} platform
 * @property {Record<string, string | undefined>} env
 * @property {number | undefined} userId 0 is root; undefined where there are no such numbers
 */

/**
 * @param {Situation} situation
 * @returns {string | undefined} why Electron need not even be tried; undefined when it should be
 */
export function whyNoWindow({ platform, env, userId }) {
  if (platform !== 'linux') return undefined;
  if (!env.DISPLAY && !env.WAYLAND_DISPLAY) return 'There is no display for a window of its own.';
  if (userId === 0) {
    return "Electron's sandbox does not work for root; start Quintet as an ordinary user for a window of its own.";
  }
  return undefined;
}

/**
 * @param {Situation} situation
 * @param {() => Promise<{ ok: true, path: string } | { ok: false, reason: string }>} fetchElectron
 * @returns {Promise<{ host: 'electron', path: string } | { host: 'browser', reason?: string }>}
 */
export async function chooseHost(situation, fetchElectron) {
  if (situation.wantsBrowser) return { host: 'browser' };
  const reason = whyNoWindow(situation);
  if (reason !== undefined) return { host: 'browser', reason };
  const electron = await fetchElectron();
  return electron.ok
    ? { host: 'electron', path: electron.path }
    : { host: 'browser', reason: electron.reason };
}
