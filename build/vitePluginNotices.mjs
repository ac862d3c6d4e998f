/**
 * Writes what licences ask for: the notices of every package that is part of a bundle, as a text file of the page.
 * They are taken from what is really bundled, so that none is forgotten and none is listed in vain.
 */
import { copyFileSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Licences that allow what is done here, and ask for no more than their text. */
const ALLOWED = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'OFL-1.1',
];

/** From here on a bundler tells what it is made from itself, none of which is in a bundle. */
const OF_OTHERS = /^# Licenses of bundled dependencies$/m;

/** What stands between two notices. */
const RULE = `\n\n${'-'.repeat(72)}\n\n`;

/** The file of the notices in the page. */
export const NOTICES_FILE = 'notices.txt';

/**
 * @typedef {object} Notice
 * @property {string} name of the package
 * @property {string} version
 * @property {string} licence its SPDX identifier
 * @property {string} text of the licence, and of a notice that is to go with it
 */

/**
 * The folder of the package that a module belongs to; undefined for our own.
 *
 * @param {string} id of a module, as the bundler names it
 * @param {string} root the folder of the project
 */
export function packageOf(id, root) {
  const modules = join(root, 'node_modules');
  // Parts of the compiler's own library are compiled into every kernel.
  if (id.endsWith('.as.ts?wasm')) return join(modules, 'assemblyscript');
  // What the bundler adds of its own, such as `\0vite/preload-helper.js`.
  const [, maker] = /^\0([^/]+)\//.exec(id) ?? [];
  if (maker !== undefined) return join(modules, maker);
  const [, folder] = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)/.exec(id) ?? [];
  return folder;
}

/**
 * @param {string} folder of a package
 * @returns {Notice}
 * @throws Error when its licence is none that we know to be fine, or its text is missing.
 */
export function readNotice(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  if (!ALLOWED.includes(license)) {
    throw new Error(`${name} is under “${license}”, which is no licence that Quintet may ship`);
  }
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|notice)(\.|$)/i.test(file));
  if (!files.some((file) => /^l/i.test(file))) throw new Error(`${name} has no licence text`);
  const texts = files.map((file) =>
    readFileSync(join(folder, file), 'utf8').split(OF_OTHERS)[0]?.trim(),
  );
  return { name, version, licence: license, text: texts.join('\n\n') };
}

/**
 * @param {string} ours the text of our own licence
 * @param {readonly Notice[]} notices
 */
export function makeNotices(ours, notices) {
  const parts = notices
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, version, licence, text }) => `${name} ${version} (${licence})\n\n${text}`);
  return `${['Quintet', ours.trim(), 'Quintet contains the following software.', ...parts].join(RULE)}\n`;
}

/**
 * The packages that a text of notices tells of.
 *
 * @param {string} text made by `makeNotices`
 * @returns {{ name: string, version: string }[]}
 */
export function noticedPackages(text) {
  return text.split(RULE).flatMap((part) => {
    const [, name, version] = /^(\S+) (\d\S*) \(\S+\)\n\n/.exec(part) ?? [];
    return name === undefined || version === undefined ? [] : [{ name, version }];
  });
}

/**
 * Plugins for the bundles of one build: each notes what it holds, and the last, the page, gets the file.
 *
 * @param {string} root the folder of the project
 */
export function notices(root) {
  /** @type {Set<string>} */
  const folders = new Set();

  /** @type {() => import('vite').Plugin} */
  const collect = () => {
    let base = root;
    /** @param {string} id */
    const add = (id) => {
      const folder = packageOf(id, root);
      if (folder !== undefined) folders.add(folder);
    };
    return {
      name: 'quintet:notices',
      configResolved: (config) => void (base = config.root),
      generateBundle(_, bundle) {
        for (const part of Object.values(bundle)) {
          if (part.type === 'chunk') part.moduleIds.forEach(add);
          else for (const file of part.originalFileNames) add(resolve(base, file));
        }
      },
    };
  };

  /** @type {() => import('vite').Plugin} */
  const write = () => ({
    name: 'quintet:write-notices',
    generateBundle: {
      order: 'post',
      handler() {
        const ours = readFileSync(join(root, 'LICENSE'), 'utf8');
        const source = makeNotices(ours, [...folders].map(readNotice));
        this.emitFile({ type: 'asset', fileName: NOTICES_FILE, source });
      },
    },
    // Beside the page as well, since packaging takes a file either into its archive or out of it.
    writeBundle({ dir = '' }) {
      copyFileSync(join(dir, NOTICES_FILE), join(dir, '..', NOTICES_FILE));
    },
  });
  return { collect, write };
}
