/*
 * Whether the 3D board grows while a demo goes on: two minutes
 *
 * The built program shows Score Four in Chromium, game after game. What the graphics card holds for it, draw calls and
 * the heap after collecting garbage are sampled.
 */
import type { Page } from '@playwright/test';
import { setTimeout as sleep } from 'node:timers/promises';
import { launchChromium, startBuiltHost } from '../builtHost.ts';
import { count, readToolArguments } from '../toolOptions.ts';

const { minutes, every } = readToolArguments({
  usage: 'npm run bench -- stage',
  numbers: {
    minutes: { ...count(2, 'how long'), isDecimal: true },
    every: { ...count(5, 'seconds between two samples'), min: 1 },
  },
}).numbers;

/** Of which there may never be more than in the first half. */
const HELD = ['geometries', 'textures', 'programs'] as const;

/** What the canvas of the 3D board tells of itself. */
interface Drawing {
  readonly held: Readonly<Record<(typeof HELD)[number], number>>;
  readonly drawCalls: number;
  readonly frames: number;
}

interface Sample extends Omit<Drawing, 'held'>, Readonly<Record<(typeof HELD)[number], number>> {
  readonly seconds: number;
  readonly heapMegabytes: number;
}

/** How many more megabytes of heap the second half may take than the first. */
const HEAP_MEGABYTES = 4;

async function sample(page: Page, seconds: number): Promise<Sample> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  const { held, drawCalls, frames } = await page.evaluate<Drawing>(
    "document.querySelector('canvas').describeDrawing()",
  );
  return { seconds, ...held, drawCalls, frames, heapMegabytes: usedSize / 2 ** 20 };
}

const most = (samples: readonly Sample[], what: keyof Sample): number =>
  Math.max(...samples.map((each) => each[what]));
const least = (samples: readonly Sample[], what: keyof Sample): number =>
  Math.min(...samples.map((each) => each[what]));

const host = await startBuiltHost({ args: ['--demo', 'scoreFour', '--pace', '0.2'] });
const browser = await launchChromium();
const page = await browser.newPage({ viewport: { width: 960, height: 640 } });
await page.goto(host.address);
await page.locator('canvas').waitFor();

const samples: Sample[] = [];
const start = performance.now();
const endMs = start + minutes * 60_000;
while (performance.now() < endMs) {
  await sleep(every * 1_000);
  const now = await sample(page, (performance.now() - start) / 1_000);
  samples.push(now);
  console.log(
    [
      `${now.seconds.toFixed(0)} s`,
      `${now.geometries} geometries`,
      `${now.textures} textures`,
      `${now.programs} programs`,
      `${now.drawCalls} draw calls`,
      `${now.frames} frames`,
      `${now.heapMegabytes.toFixed(1)} MB`,
    ].join(', '),
  );
}
await browser.close();
await host.end();

const half = samples.length >> 1;
const [before, after] = [samples.slice(0, half), samples.slice(half)];
console.log(`at most ${most(samples, 'drawCalls')} draw calls`);
const grown: string[] = HELD.filter((what) => most(after, what) > most(before, what));
const heap = least(after, 'heapMegabytes') - least(before, 'heapMegabytes');
console.log(`heap: ${heap.toFixed(1)} MB more in the second half`);
if (heap > HEAP_MEGABYTES) grown.push('heap');
if (grown.length > 0) {
  console.log(`grown: ${grown.join(', ')}`);
  process.exitCode = 1;
}
