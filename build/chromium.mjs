/** Finds a Chromium for the end-to-end tests and the icons: the system's, or the one inside an npm package. */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, join } from 'node:path';
import { gather } from './processes.mjs';
import { readJson, root } from './project.mjs';

/** Older ones lack what the page uses. */
const OLDEST_MAJOR = 120;

/** WebGL in software gives the same pixels on every machine; root has no sandbox. */
export const chromiumArgs = [
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/**
 * @typedef {object} Chromium
 * @property {string} executablePath
 * @property {string[]} args to start it with, beside `--headless`
 * @property {Record<string, string>} env to start it in
 */

/**
 * @param {Record<string, string | undefined>} [env]
 * @returns {Promise<{ ok: true, value: Chromium } | { ok: false, reason: string }>}
 */
export async function findChromium(env = process.env) {
  const named = env.CHROMIUM_PATH;
  if (named) {
    return existsSync(named)
      ? { ok: true, value: chromium(named, env) }
      : { ok: false, reason: `CHROMIUM_PATH names ${named}, where there is no file.` };
  }
  for (const path of usualPlaces(process.platform, env)) {
    if (await isUsable(path)) return { ok: true, value: chromium(path, env) };
  }
  if (process.platform === 'linux' && process.arch === 'x64') return packagedChromium(env);
  return {
    ok: false,
    reason:
      'No Chrome, Edge or Chromium was found: install Google Chrome (https://www.google.com/chrome), or set CHROMIUM_PATH.',
  };
}

/** @param {string} executablePath @param {Record<string, string | undefined>} env @returns {Chromium} */
function chromium(executablePath, env) {
  const defined = Object.entries(env).filter((entry) => entry[1] !== undefined);
  return {
    executablePath,
    args: chromiumArgs,
    env: /** @type {Record<string, string>} */ (Object.fromEntries(defined)),
  };
}

/**
 * Where systems usually keep a Chromium, in the order to try.
 *
 * @param {NodeJS.Platform} platform
 * @param {Record<string, string | undefined>} env
 * @returns {string[]}
 */
export function usualPlaces(platform, env) {
  if (platform === 'win32') {
    const programs = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA];
    return ['Google\\Chrome', 'Microsoft\\Edge', 'Chromium'].flatMap((product) =>
      programs.flatMap((folder) => {
        const name = product === 'Microsoft\\Edge' ? 'msedge.exe' : 'chrome.exe';
        return folder ? [`${folder}\\${product}\\Application\\${name}`] : [];
      }),
    );
  }
  if (platform === 'darwin') {
    return ['Google Chrome', 'Microsoft Edge', 'Chromium'].map(
      (product) => `/Applications/${product}.app/Contents/MacOS/${product}`,
    );
  }
  const names = [
    'chromium',
    'google-chrome',
    'google-chrome-stable',
    'chromium-browser',
    'microsoft-edge',
  ];
  const folders = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/**
 * Whether there is a working and recent browser. A snap's does not see our
 * folder for temporary files.
 *
 * @param {string} path
 */
async function isUsable(path) {
  if (!existsSync(path)) return false;
  if (process.platform === 'win32') return true; // there, asking for the version opens a window
  const { code, output } = await gather(path, ['--version'], { timeoutMs: 20_000 });
  const isSnap = realpathSync(path).includes('/snap') || output.includes('snap');
  return code === 0 && !isSnap && Number(/ (\d+)\./.exec(output)?.[1]) >= OLDEST_MAJOR;
}

/**
 * Unpacks the Chromium of @sparticuz/chromium, once, with the libraries and the font it brings, so
 * that a machine without any of them will do.
 *
 * @param {Record<string, string | undefined>} env
 * @returns {Promise<{ ok: true, value: Chromium } | { ok: false, reason: string }>}
 */
async function packagedChromium(env) {
  const { version } = readJson(join(root, 'node_modules/@sparticuz/chromium/package.json')) ?? {};
  const cache = join(root, 'node_modules/.cache');
  const home = join(cache, `chromium-${version}`);
  if (!existsSync(home)) {
    mkdirSync(cache, { recursive: true });
    const unpacking = mkdtempSync(join(cache, 'unpacking-'));
    // The package unpacks into the folder for temporary files, its libraries only on Amazon's
    // machines; told both, it unpacks where we like, and renaming makes it appear at once.
    const unpack = "import('@sparticuz/chromium').then((it) => it.default.executablePath())";
    const { code, output } = await gather(process.execPath, ['-e', unpack], {
      cwd: root,
      env: { ...process.env, TMPDIR: unpacking, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' },
    });
    if (code !== 0) {
      rmSync(unpacking, { recursive: true, force: true });
      return { ok: false, reason: `The packaged Chromium could not be unpacked: ${output.trim()}` };
    }
    const fonts = join(unpacking, 'fonts/fonts.conf');
    const folders = [`${home}/fonts`, '/usr/share/fonts', '/usr/local/share/fonts'];
    writeFileSync(
      fonts,
      readFileSync(fonts, 'utf8')
        .replace(/ *<dir>.*<\/dir>\n/g, '')
        .replace(/<cachedir>.*<\/cachedir>/, `<cachedir>${home}/fonts-cache</cachedir>`)
        .replace(
          '<fontconfig>\n',
          (tag) => tag + folders.map((dir) => `  <dir>${dir}</dir>\n`).join(''),
        ),
    );
    try {
      renameSync(unpacking, home);
    } catch (error) {
      // Another process was faster.
      rmSync(unpacking, { recursive: true, force: true });
      if (!existsSync(home)) throw error;
    }
  }
  const executablePath = join(home, 'chromium');
  const { output: libraries } = await gather('ldd', [executablePath], { env: { ...process.env } });
  const isComplete = /=>/.test(libraries) && !libraries.includes('not found');
  const extra = {
    FONTCONFIG_FILE: join(home, 'fonts/fonts.conf'),
    ...(isComplete ? {} : { LD_LIBRARY_PATH: join(home, 'al2023/lib') }),
  };
  return { ok: true, value: chromium(executablePath, { ...env, ...extra }) };
}
