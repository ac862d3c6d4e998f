import type { Settings } from '../src-shared/ipc/contract.ts';

/** What the program itself notes of the person; it takes effect whether or not it can be stored at once. */
export const REMEMBERED = new Set<string>([
  'boardView',
  'showPanel',
  'lastScreen',
  'lastConfigs',
  'ratings',
  'tutorials',
] satisfies (keyof Settings)[]);
