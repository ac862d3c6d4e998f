/*
 * docs/images/*.webp, the pictures of README, from the built app in the Chromium of the end-to-end tests: ten minutes
 */
import { writeFileSync } from 'node:fs';
import { launchChromium } from '../builtHost.ts';
import { readToolArguments } from '../toolOptions.ts';
import { LEARNING } from './pictures/learning.ts';
import { openApp, type ShownApp } from './pictures/openApp.ts';
import { SHOWN_GAMES, TURNING_GAME } from './pictures/shownGames.ts';
import { turnBoard } from './pictures/turningBoard.ts';
import { animate, encodeStill } from './pictures/webp.ts';

const { words } = readToolArguments({
  usage: 'npm run make -- pictures [NAME ...]',
  numbers: {},
  words: 20,
}).given;
const isWanted = (name: string): boolean => words.length === 0 || words.includes(name);

const FOLDER = 'docs/images';
const WINDOW = { width: 1280, height: 800 };
const FILM = 'turning-board';
/** Everybody who opens the page loads it. */
const MAX_FILM_BYTES = 1_500_000;

const browser = await launchChromium();
const encoder = await browser.newPage();

function write(name: string, bytes: Uint8Array): void {
  writeFileSync(`${FOLDER}/${name}.webp`, bytes);
  console.log(`${FOLDER}/${name}.webp, ${Math.round(bytes.length / 1_000)} kB`);
}

async function photograph(name: string, app: ShownApp): Promise<void> {
  const png = await app.page.screenshot({ animations: 'disabled' });
  write(name, await encodeStill(encoder, png, 0.9));
  await app.close();
}

const scenes = {
  home: { window: WINDOW, lastScreen: 'home', ...SHOWN_GAMES['score-four'] } as const,
  ...Object.fromEntries(
    Object.entries(SHOWN_GAMES).map(([name, game]) => [
      name,
      { window: WINDOW, lastScreen: 'match' as const, ...game },
    ]),
  ),
};
for (const [name, scene] of Object.entries(scenes)) {
  if (isWanted(name)) await photograph(name, await openApp(browser, scene));
}
for (const [name, scene] of Object.entries(LEARNING)) {
  if (!isWanted(name)) continue;
  const app = await openApp(browser, { window: WINDOW, ...scene });
  await scene.prepare(app.page);
  await photograph(name, app);
}
if (isWanted(FILM)) await film();
await browser.close();

async function film(): Promise<void> {
  const window = { width: 780, height: 600 };
  const game = { ...TURNING_GAME, lastScreen: 'match', isClockHeld: true } as const;
  const app = await openApp(browser, { window, ...game });
  const { frames, frameMs } = await turnBoard(app.page, game.next);
  await app.close();
  const stills = [];
  for (const png of frames) stills.push(await encodeStill(encoder, png, 0.72));
  const bytes = animate(stills, frameMs);
  if (bytes.length > MAX_FILM_BYTES) throw new Error(`${bytes.length} bytes are too many`);
  write(FILM, bytes);
}
