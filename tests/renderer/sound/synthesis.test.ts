import { describe, expect, it } from 'vitest';
import type { SoundCue } from '../../../src-renderer/sound/soundCue.ts';
import { PEAK, synthesise } from '../../../src-renderer/sound/synthesis.ts';

const RATE = 44_100;
const KINDS = ['place', 'fall', 'tray', 'slide', 'capture', 'cord', 'triangle'] as const;
const CUES: readonly SoundCue[] = [
  ...KINDS.map((kind) => ({ move: { kind, landingMs: 200 } })),
  ...(['win', 'loss', 'draw'] as const).flatMap((end) => [
    { end },
    { move: { kind: 'fall', landingMs: 200, step: 3 }, end } as const,
  ]),
  { alert: 'illegal' },
  { alert: 'clockLow' },
];

const loudest = (samples: Float32Array): number =>
  samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
/** How much there is to be heard from one moment to another, seconds. */
function energy(samples: Float32Array, from: number, to: number): number {
  const part = samples.slice(from * RATE, to * RATE);
  return part.reduce((sum, sample) => sum + sample * sample, 0) / part.length;
}

/** What an ear tells sounds apart by: how loud they are at each semitone, in each twentieth of a second. */
function heard(samples: Float32Array): number[] {
  const slice = Math.round(0.05 * RATE);
  const loudness: number[] = [];
  for (let start = 0; start < 1.2 * RATE; start += slice) {
    const part = samples.slice(start, start + slice);
    for (let step = 0; step < 60; step++) {
      // Goertzel’s filter.
      const turn = 2 * Math.cos((2 * Math.PI * 110 * 2 ** (step / 12)) / RATE);
      let [last, before] = [0, 0];
      for (const sample of part) [last, before] = [sample + turn * last - before, last];
      loudness.push(Math.sqrt(last ** 2 + before ** 2 - turn * last * before) / slice);
    }
  }
  return loudness;
}

/** 1 for what sounds the same, however loud. */
function likeness(one: readonly number[], other: readonly number[]): number {
  const product = (a: readonly number[], b: readonly number[]): number =>
    a.reduce((sum, value, index) => sum + value * b[index]!, 0);
  return product(one, other) / Math.sqrt(product(one, one) * product(other, other));
}

describe('a sound', () => {
  it.each(CUES)('is short, not too loud, and begins and ends without a click: %j', (cue) => {
    const samples = synthesise(cue, 0.2, RATE);
    expect(samples.length / RATE).toBeLessThan(2.2);
    const peak = loudest(samples);
    expect(peak).toBeLessThanOrEqual(PEAK);
    expect(peak).toBeGreaterThan(0.08);
    expect(Math.abs(samples[0]!)).toBeLessThan(0.02);
    expect(Math.abs(samples.at(-1)!)).toBeLessThan(0.002);
    expect(samples.every(Number.isFinite)).toBe(true);
  });

  it('is the same each time, and another for each thing that happens', () => {
    const all = CUES.map((cue) => synthesise(cue, 0.2, RATE).join());
    expect(synthesise(CUES[0]!, 0.2, RATE).join()).toBe(all[0]);
    expect(new Set(all).size).toBe(all.length);
  });

  it('is told from every other by ear', () => {
    const all = CUES.map((cue) => ({
      name: JSON.stringify(cue),
      sound: heard(synthesise(cue, 0, RATE)),
    }));
    const alike = all.flatMap((one, index) =>
      all
        .slice(index + 1)
        .filter((other) => likeness(one.sound, other.sound) > 0.95)
        .map((other) => `${one.name} and ${other.name}`),
    );
    expect(alike).toEqual([]);
  });

  it.each(['place', 'fall', 'tray', 'slide', 'capture', 'cord', 'triangle'] as const)(
    'of a %s is loudest when the piece is in its place',
    (kind) => {
      const samples = synthesise({ move: { kind, landingMs: 200 } }, 0.2, RATE);
      expect(energy(samples, 0.2, 0.25)).toBeGreaterThan(3 * energy(samples, 0, 0.19));
    },
  );

  it('of a bead rises with the height it lands at', () => {
    const crossings = [0, 1, 2, 3].map((step) => {
      const samples = synthesise({ move: { kind: 'fall', landingMs: 0, step } }, 0, RATE);
      const ringing = samples.slice(0.04 * RATE, 0.1 * RATE);
      return ringing.filter((sample, index) => sample > 0 !== (ringing[index - 1] ?? 0) > 0).length;
    });
    expect(crossings).toEqual(crossings.toSorted((a, b) => a - b));
    expect(new Set(crossings).size).toBe(4);
  });
});
