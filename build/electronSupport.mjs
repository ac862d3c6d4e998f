/**
 * How long an Electron major gets security fixes: the project supports its latest three majors, and
 * a new one comes about every eight weeks, so each is supported for at least 24 weeks.
 * Source: https://www.electronjs.org/docs/latest/tutorial/electron-timelines; the dates are those
 * on which the x.0.0 versions were published.
 */
const RELEASED = /** @type {const} */ ({
  43: '2026-06-30',
  44: '2026-08-25',
  45: '2026-10-20',
});

const SUPPORTED_MS = 24 * 7 * 24 * 60 * 60 * 1000;

/**
 * @param {string} version of Electron
 * @param {Date} today
 * @returns {string | undefined} why it must not be shipped any more; undefined when it may be
 */
export function whyElectronIsStale(version, today) {
  const major = Number.parseInt(version, 10);
  const released = /** @type {Record<number, string>} */ (RELEASED)[major];
  if (released === undefined) {
    return `Electron ${major} has no release date in build/electronSupport.mjs.`;
  }
  const end = new Date(Date.parse(released) + SUPPORTED_MS);
  if (today < end) return undefined;
  return `Electron ${major} is supported until about ${end.toISOString().slice(0, 10)} only: update it.`;
}
