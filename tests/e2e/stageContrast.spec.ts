import type { Page } from '@playwright/test';
import { STAGE_MATERIALS, type StageMaterial } from '../../src-renderer/stage/finishes.ts';
import { FROM_EDGE } from '../../src-renderer/stage/labels.ts';
import {
  barEnds,
  BOARD_HALF,
  gridOffset,
  type StageCell,
} from '../../src-renderer/stage/layout.ts';
import type { StageQuality, StageTheme } from '../../src-renderer/stage/palette.ts';
import type * as StageModule from '../../src-renderer/stage/scoreFourStage.ts';
import type { Stage, StageCanvas, StageView } from '../../src-renderer/stage/stageContract.ts';
import { expect, test } from './fixtures.ts';
import { type Box, contrastOf, type Picture, readPicture, standsOut } from './pixels.ts';
import { beadBox, boxAround, grown, numberBox, STUDIO } from './stageGeometry.ts';
import { matchOfPeople } from './savedMatches.ts';

/** What WCAG asks of everything but text that one needs to see. */
const LEAST = 3;

const THEMES = [
  { colorScheme: 'light', contrast: 'no-preference' },
  { colorScheme: 'dark', contrast: 'no-preference' },
  { colorScheme: 'light', contrast: 'more' },
] as const;

/** So much of the square round a number or another patch is that, at least. */
const PATCH_SHARE = 0.03;

const NOTHING: StageView = {
  beads: [],
  lastMove: undefined,
  ghost: undefined,
  winningLines: [],
  threats: [],
  deadlyPegs: [],
  told: [],
  lines: [],
};

const at = (place: string): StageCell => ({
  peg: 'ABCD'.indexOf(place[0]!) + 4 * (Number(place[1]) - 1),
  height: Number(place[3]) - 1,
});
const all = (side: 0 | 1, ...places: string[]) => places.map((place) => ({ ...at(place), side }));
const LINE = ['A1-1', 'B2-2', 'C3-3', 'D4-4'];

type Shape = 'outline' | 'line' | 'patch';

interface Part {
  readonly what: string;
  readonly box: Box;
  /** A patch has no outline to go round. */
  readonly shape?: Shape;
}

/** What is looked at: it is drawn in one view and not in the other. */
interface Sight {
  readonly seen: Partial<StageView>;
  readonly behind: Partial<StageView>;
  readonly parts: readonly Part[];
}

const box = (place: string): Box => beadBox(at(place));

const ALONE = ['D1-1', 'A1-1', 'D4-4', 'B1-3', 'A3-4'];
/** Each stands before one of the other side. */
const BEFORE = ['C2-1', 'B2-2', 'D2-3'];
const BEHIND = ['C3-1', 'B3-2', 'D3-3'];

function sightsOf(side: 0 | 1): readonly Sight[] {
  const beads = all(side, ...LINE);
  const behind = { beads: all(side === 0 ? 1 : 0, ...BEHIND) };
  return [
    {
      seen: { beads: [...all(side, ...ALONE, ...BEFORE), ...behind.beads] },
      behind,
      parts: [...ALONE, ...BEFORE].map((place) => ({ what: `bead ${place}`, box: box(place) })),
    },
    {
      seen: {
        beads,
        lastMove: at('B2-2'),
        ghost: { ...at('C1-1'), side },
        threats: all(side, 'D1-1', 'A3-3'),
        told: [
          { ...at('D2-1'), tone: 'good' },
          { ...at('B4-3'), tone: 'bad' },
        ],
      },
      behind: { beads },
      parts: [
        { what: 'last move', box: grown(box('B2-2'), 3) },
        { what: 'ghost', box: box('C1-1') },
        { what: 'threat on the board', box: box('D1-1') },
        { what: 'threat over the felt', box: box('A3-3') },
        { what: 'good cell', box: box('D2-1') },
        { what: 'bad cell', box: box('B4-3'), shape: 'patch' },
      ],
    },
    {
      seen: { beads, winningLines: [LINE.map(at)] },
      behind: { beads },
      parts: [{ what: 'line that won', box: boxAround(barEnds(LINE.map(at))!), shape: 'line' }],
    },
  ];
}

const NUMBERS: readonly Box[] = [0, 1, 2, 3].flatMap((place) => {
  const edge = BOARD_HALF - FROM_EDGE;
  return [
    numberBox({ x: gridOffset(place), y: 0, z: edge }),
    numberBox({ x: edge, y: 0, z: -gridOffset(place) }),
  ];
});

const reach = (seen: Picture, behind: Picture, box: Box, shape: Shape): number =>
  shape === 'patch'
    ? contrastOf(seen, behind, box, PATCH_SHARE)
    : standsOut(seen, behind, box, shape);

/** Draws on the stage of the program whatever it is told, on the felt of the page. */
interface Studio {
  makeStage(quality: StageQuality, material: StageMaterial, hasNumbers: boolean): void;
  draw(view: StageView, theme: StageTheme): Promise<void>;
}
type StudioWindow = typeof globalThis & { studio: Studio };

function openStudio(page: Page): Promise<void> {
  return page.evaluate(async () => {
    let file: string | undefined;
    while (file === undefined) {
      await new Promise(requestAnimationFrame);
      const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
      file = loaded.find((name) => /scoreFourStage[^/]*\.js$/.test(name));
    }
    const { createScoreFourStage } = (await import(file)) as typeof StageModule;
    const table = document.createElement('div');
    const style = { position: 'fixed', inset: '0', zIndex: '99', background: 'var(--felt)' };
    Object.assign(table.style, style);
    document.body.append(table);
    const { fillText, strokeText } = CanvasRenderingContext2D.prototype;
    const idle = (): undefined => undefined;
    let canvas: StageCanvas | undefined;
    let stage: Stage | undefined;
    const studio: Studio = {
      makeStage(quality, material, hasNumbers) {
        stage?.dispose();
        canvas = document.createElement('canvas');
        Object.assign(canvas.style, { inlineSize: '100%', blockSize: '100%' });
        table.replaceChildren(canvas);
        const paint = hasNumbers ? { fillText, strokeText } : { fillText: idle, strokeText: idle };
        Object.assign(CanvasRenderingContext2D.prototype, paint);
        const made = createScoreFourStage(canvas, {
          ...{ theme: 'light', quality, material, hasReducedMotion: true, motionScale: 1 },
          stand: undefined,
          onHoverPeg: idle,
          onPickPeg: idle,
          onStand: idle,
          onFrame: idle,
          onRest: idle,
          onContextLost: idle,
          onContextRestored: idle,
        });
        stage = made.ok ? made.value : undefined;
      },
      async draw(view, theme) {
        stage?.setOptions({ theme, hasReducedMotion: true, motionScale: 1 });
        stage?.update(view);
        do await new Promise(requestAnimationFrame);
        while (canvas?.describeDrawing?.().isMoving !== false);
      },
    };
    Object.assign(globalThis, { studio });
  });
}

async function draw(page: Page, shown: Partial<StageView>, theme: StageTheme): Promise<Picture> {
  const view = { ...NOTHING, ...shown };
  await page.evaluate(([view, theme]) => (globalThis as StudioWindow).studio.draw(view, theme), [
    view,
    theme,
  ] as const);
  return readPicture(await page.screenshot());
}

const makeStage = (
  page: Page,
  ...how: [quality: StageQuality, material: StageMaterial, hasNumbers: boolean]
): Promise<void> =>
  page.evaluate((how) => (globalThis as StudioWindow).studio.makeStage(...how), how);

/** What of a board can't be seen well enough in a theme, with the contrast it has. @param bare it without its numbers */
async function weakParts(page: Page, theme: StageTheme, bare: Picture): Promise<readonly string[]> {
  const weak: string[] = [];
  const note = (what: string, reached: number): void => {
    if (reached < LEAST) weak.push(`${what}: ${reached.toFixed(2)}`);
  };
  const empty = await draw(page, {}, theme);
  for (const [number, box] of NUMBERS.entries()) {
    note(`number ${number}`, reach(empty, bare, box, 'patch'));
  }
  for (const side of [0, 1] as const) {
    for (const { seen, behind, parts } of sightsOf(side)) {
      const pictures = [await draw(page, seen, theme), await draw(page, behind, theme)] as const;
      for (const { what, box, shape = 'outline' } of parts) {
        note(`${what} of side ${side}`, reach(...pictures, box, shape));
      }
    }
  }
  return weak;
}

for (const quality of ['low', 'high'] as const) {
  for (const material of STAGE_MATERIALS) {
    const what = `the 3D board of ${material} in ${quality} quality`;
    test.describe(`as it is drawn, ${what}`, { tag: '@long' }, () => {
      test.use({
        hasWebGL: true,
        window: { viewport: STUDIO },
        saved: matchOfPeople('scoreFour', ['B2']),
      });

      test('shows every bead, mark and number in every theme', async ({ page }) => {
        test.setTimeout(10 * 60_000);
        await page.getByRole('button', { name: 'Continue' }).click();
        await openStudio(page);
        const bare: Picture[] = [];
        await makeStage(page, quality, material, false);
        for (const theme of THEMES) {
          await page.emulateMedia(theme);
          bare.push(await draw(page, {}, theme.colorScheme));
        }
        await makeStage(page, quality, material, true);
        const weak: Record<string, readonly string[]> = {};
        for (const [index, theme] of THEMES.entries()) {
          await page.emulateMedia(theme);
          const found = await weakParts(page, theme.colorScheme, bare[index]!);
          if (found.length > 0) weak[Object.values(theme).join(', ')] = found;
        }
        expect(weak).toEqual({});
      });
    });
  }
}
