import { describe, expect, it } from 'vitest';
import { plainColour } from '../../../src-renderer/pictures/colour.ts';

describe('colours in pictures', () => {
  it.each([
    ['rgb(0, 128, 255)', '#0080ff', 1],
    ['rgba(10, 20, 30, 0.5)', '#0a141e', 0.5],
    ['color(srgb 1 0.5 0 / 0.25)', '#ff8000', 0.25],
    ['oklch(1 0 0)', '#ffffff', 1],
    ['oklch(0 0 none)', '#000000', 1],
    ['oklab(0.627955 0.224863 0.125846)', '#ff0000', 1],
    ['oklch(0.519752 0.176858 142.495)', '#008000', 1],
    ['lab(100 0 0)', '#ffffff', 1],
    ['lab(54.29054 80.80492 69.89098)', '#ff0000', 1],
    ['lch(46.278 67.984 134.386)', '#008000', 1],
    ['lab(2 0 0 / 0.5)', '#070707', 0.5],
    ['oklch(0.5 0.4 30 / 40%)', expect.stringMatching(/^#[\da-f]{6}$/), 0.4],
  ])('are told as every program knows them: %s', (text, hex, alpha) => {
    expect(plainColour(text)).toEqual({ hex, alpha });
  });

  it.each(['none', 'url("#wood")', 'currentcolor', 'var(--ink)', 'rgb(1, 2)', 'oklch(x y z)', ''])(
    'are no colours: %s',
    (text) => {
      expect(plainColour(text)).toBeUndefined();
    },
  );
});
