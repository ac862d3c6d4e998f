import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import { flushSync, mount, unmount } from 'svelte';
import type { BoardLook } from '../boards/boardProps.ts';
import { gameFace } from '../boards/faces.ts';
import type { PictureProps } from '../boards/gameFace.ts';
import { type Bounds, withFelt } from '../boards/shared/viewport.ts';
import type { GameId } from '../../src-shared/games/index.ts';
import { plainColour, type PlainColour } from './colour.ts';
import Drawn from './Drawn.svelte';
import { contentText, elementText } from './svgText.ts';

/** What lies behind a board. */
export type Background = 'felt' | 'transparent';

/** A file of SVG, which needs nothing else. */
export interface Drawing {
  readonly text: string;
  /** How many times as wide as high. */
  readonly aspect: number;
}

export interface DrawingOptions {
  readonly gameId: GameId;
  readonly look: BoardLook;
  readonly background: Background;
}

/** As wide as it is shown where nobody says how. */
const USUAL_WIDTH = 720;

/** Draws positions of a game; the fonts of its texts are in each file. */
export type Draw = (shown: Pick<PictureProps, 'position' | 'lastMove'>) => Drawing;

export async function openDrawing(options: DrawingOptions): Promise<Draw> {
  const font = await fontFace();
  return (shown) => draw(options, shown, font);
}

/** The app’s font as part of a style sheet; nothing where it can’t be had, since another one serves too. */
async function fontFace(): Promise<string> {
  const response = await fetch(inter).catch(() => undefined);
  if (response?.ok !== true) return '';
  const blob = await response.blob();
  const data = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('the font can’t be read'));
    reader.readAsDataURL(new Blob([blob], { type: 'font/woff2' }));
  });
  const face = { css: `font-family:'Inter Variable';font-weight:100 900;src:url(${data})` };
  return `@font-face{${face.css}}`;
}

function draw(
  { gameId, look, background }: DrawingOptions,
  shown: Pick<PictureProps, 'position' | 'lastMove'>,
  font: string,
): Drawing {
  const still: BoardLook = { ...look, hasReducedMotion: true, quality: 'low' };
  const props = { picture: gameFace(gameId).picture, shown: { ...shown, look: still } };
  const drawn = mount(Drawn, { target: document.body, props });
  try {
    flushSync();
    const host = [...document.querySelectorAll('body > .drawn')].at(-1);
    const svg = host?.querySelector('svg');
    if (host === undefined || svg === null || svg === undefined) {
      throw new Error(`the picture of ${gameId} is no drawing`);
    }
    const content = contentText(svg, getComputedStyle);
    const bounds = withFelt(svg.viewBox.baseVal);
    const { x, y, width, height } = bounds;
    const aspect = width / height;
    const felt = background === 'felt' ? feltText(host, bounds) : '';
    const hasText = content.includes('<text') && font !== '';
    const style = hasText ? elementText('style', {}, font) : '';
    const named = {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: [x, y, width, height].join(' '),
      ...{ width: USUAL_WIDTH, height: Math.round(USUAL_WIDTH / aspect) },
    };
    return { text: elementText('svg', named, style + felt + content), aspect };
  } finally {
    void unmount(drawn);
  }
}

/** The felt of the table below a drawing, which is the page’s and no part of the board. */
function feltText(host: Element, { x, y, width, height }: Bounds): string {
  const style = getComputedStyle(host);
  const [centre, edge] = [style.color, style.backgroundColor].map((colour) => plainColour(colour));
  const stop = (offset: number, colour: PlainColour | undefined) =>
    elementText('stop', { offset, 'stop-color': colour?.hex ?? '#000000' });
  const gradient = { id: 'felt', cx: 0.5, cy: 0.38, r: 0.78 };
  return (
    elementText('radialGradient', gradient, stop(0, centre) + stop(0.78, edge)) +
    elementText('rect', { x, y, width, height, fill: 'url(#felt)' })
  );
}
