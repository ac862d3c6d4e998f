/** Lists what a bundle is made of, for whoever serves it: nothing else that may lie in its folder is part of the app. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Beside the files it lists, of which it is none itself. */
export const FILE_LIST = 'files.json';

/** @returns {import('vite').Plugin} */
export function fileList() {
  return {
    name: 'quintet:file-list',
    writeBundle({ dir = '' }, bundle) {
      writeFileSync(join(dir, FILE_LIST), JSON.stringify(Object.keys(bundle).sort()));
    },
  };
}
