import { existsSync } from 'node:fs';

/** The search worker of the built app. */
export const workerUrl = new URL('../../out/main/searchWorker.js', import.meta.url);
if (!existsSync(workerUrl)) throw new Error('run `npm run build` first');
