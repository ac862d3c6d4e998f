import { expect } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What the settings file holds now. */
export async function storedSettings(dataFolder: string): Promise<Record<string, unknown>> {
  const text = await readFile(join(dataFolder, 'settings.json'), 'utf8');
  return (JSON.parse(text) as { settings: Record<string, unknown> }).settings;
}

/** Waits until the program has noted that the person is at the board: it comes back there after a power cut from then on. */
export const expectAtBoard = (dataFolder: string): Promise<void> =>
  expect.poll(() => storedSettings(dataFolder)).toMatchObject({ lastScreen: 'match' });
