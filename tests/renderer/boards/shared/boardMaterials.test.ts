import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FLAT_MATERIALS } from '../../../../src-renderer/boards/shared/flatMaterials.ts';

const read = (path: string): string =>
  readFileSync(new URL(`../../../../src-renderer/${path}`, import.meta.url), 'utf8');

const SHEET = read('boards/shared/boardMaterials.css');
const TOKENS = read('theme/tokens.css');
const THEMES = ['light', 'dark'] as const;

/** The value of a property in some CSS, of a theme where it has one for each. */
function valueIn(css: string, property: string, theme: number): string {
  const value = new RegExp(`${property}: ([^;]+);`).exec(css)?.[1] ?? '';
  return (/^light-dark\((\S+ \S+ \S+\)), (.+)\)$/.exec(value)?.[theme + 1] ?? value).trim();
}

/** The relative luminance of an opaque `oklch` colour, as WCAG has it. @see https://bottosson.github.io/posts/oklab/ */
function luminance(colour: string): number {
  const [, ...parts] = /^oklch\((\S+) (\S+) (\S+)\)$/.exec(colour) ?? [];
  if (parts.length !== 3) throw new Error(`no plain colour: ${colour}`);
  const [lightness, chroma, hue] = parts.map(Number) as [number, number, number];
  const [a, b] = [Math.cos, Math.sin].map((of) => chroma * of((hue * Math.PI) / 180)) as [
    number,
    number,
  ];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const rgb = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((channel) => Math.min(1, Math.max(0, channel)));
  return 0.2126 * rgb[0]! + 0.7152 * rgb[1]! + 0.0722 * rgb[2]!;
}

function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((x, y) => x - y) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** The colour that a rule of a component draws something with. */
const drawn = (path: string, rule: string, theme: number): string => {
  const body = read(path).split(`\n  ${rule} {`)[1]?.split('}')[0] ?? '';
  return valueIn(body, 'stroke', theme);
};

/** By ground: what a piece on it is filled and edged with. */
const PIECES = (theme: number): Readonly<Record<string, readonly (readonly string[])[]>> => {
  const token = (name: string): string => valueIn(TOKENS, `--${name}`, theme);
  const disc = 'boards/linesOfAction/Disc.svelte';
  const stone = 'boards/hex/Stone.svelte';
  const discs = [
    [token('ivory'), drawn(disc, '.edge.ivory', theme)],
    [token('ebony'), drawn(disc, '.face.ebony', theme)],
  ];
  return {
    'square-light': discs,
    'square-dark': discs,
    cell: [
      [token('ivory'), drawn(stone, '.ivory', theme)],
      [token('ebony'), drawn(stone, '.ebony', theme)],
    ],
    'tray-cell': [
      [token('slate'), token('slate-rim')],
      [token('clay'), token('clay-rim')],
    ],
  };
};

describe.each(FLAT_MATERIALS)('a board of %s', (material) => {
  const block = SHEET.split(`[data-material='${material}'] {`)[1]?.split('\n}')[0] ?? '';

  it.each(THEMES)('shows every piece and every name on it (%s)', (name) => {
    const theme = THEMES.indexOf(name);
    const of = (property: string): string => valueIn(block, `--${property}`, theme);
    const weak: string[] = [];
    for (const [ground, pieces] of Object.entries(PIECES(theme))) {
      for (const paints of pieces) {
        const best = Math.max(...paints.map((paint) => contrast(paint, of(ground))));
        if (best < 3) weak.push(`${paints[0]} on ${ground}: ${best.toFixed(2)}`);
      }
    }
    const texts = [
      ['on-wood', 'wood', 4.5],
      ['tray-text', 'tray-cell', 4.5],
      ['cloth-text', 'cloth-middle', 4.5],
      ['cloth-line', 'cloth-middle', 3],
    ] as const;
    for (const [text, ground, least] of texts) {
      const reached = contrast(of(text), of(ground));
      if (reached < least) weak.push(`${text} on ${ground}: ${reached.toFixed(2)}`);
    }
    expect(weak).toEqual([]);
  });
});
