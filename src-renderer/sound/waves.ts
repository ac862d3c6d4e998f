/*
 * The stuff of all sounds: partials that die away, noise through filters, and strings. They are added to samples, so
 * that a sound of many parts is one thing to be played.
 */

/** Samples of one sound, mono, from its beginning. */
export interface Waves {
  readonly samples: Float32Array;
  /** Per second. */
  readonly rate: number;
}

export interface Strike {
  /** When it begins, seconds. */
  readonly at: number;
  /** Of the lowest partial, hertz. */
  readonly frequency: number;
  readonly loudness: number;
  /** After so many seconds the lowest partial is down to a thousandth. */
  readonly ringing: number;
  /** Partials as multiples of the lowest, each with its share; higher ones die away sooner. */
  readonly partials: readonly (readonly [multiple: number, share: number])[];
}

/** Something that is struck and rings. */
export function strike({ samples, rate }: Waves, struck: Strike): void {
  const start = Math.round(struck.at * rate);
  const length = Math.min(samples.length - start, Math.round(struck.ringing * rate));
  for (const [multiple, share] of struck.partials) {
    const step = (2 * Math.PI * struck.frequency * multiple) / rate;
    const decay = Math.exp((Math.log(0.001) * Math.sqrt(multiple)) / (struck.ringing * rate));
    let level = struck.loudness * share;
    for (let index = 0; index < length; index++) {
      samples[start + index]! += level * attack(index, rate) * Math.sin(step * index);
      level *= decay;
    }
  }
}

/** Without a millisecond's rise a beginning clicks. */
const attack = (index: number, rate: number): number => Math.min(1, index / (0.001 * rate));

export interface Rustle {
  readonly at: number;
  readonly seconds: number;
  readonly loudness: number;
  /** What lies above is cut off, hertz. */
  readonly below: number;
  /** What lies under is cut off, hertz. */
  readonly above?: number;
  /** How it grows or dies away over its time 0–1. */
  readonly shape: (share: number) => number;
}

/** Noise: what rubs, and the first moment of what knocks. The same every time. */
export function rustle({ samples, rate }: Waves, noise: Rustle): void {
  const start = Math.round(noise.at * rate);
  const length = Math.min(samples.length - start, Math.round(noise.seconds * rate));
  const smooth = 1 - Math.exp((-2 * Math.PI * noise.below) / rate);
  const cut = 1 - Math.exp((-2 * Math.PI * (noise.above ?? 20)) / rate);
  let seed = 0x9e3779b9;
  let [low, lower, floor] = [0, 0, 0];
  for (let index = 0; index < length; index++) {
    // Xorshift, after Marsaglia.
    seed ^= seed << 13;
    seed ^= seed >>> 17;
    seed ^= seed << 5;
    const white = seed / 0x80000000;
    low += smooth * (white - low);
    lower += smooth * (low - lower);
    floor += cut * (lower - floor);
    samples[start + index]! += noise.loudness * noise.shape(index / length) * (lower - floor);
  }
}

/** A knock dies away at once. */
export const dying = (share: number): number => (1 - share) ** 3;

export interface Pluck {
  readonly at: number;
  readonly frequency: number;
  readonly loudness: number;
  readonly seconds: number;
}

/** A cord that is plucked (Karplus and Strong, “Digital Synthesis of Plucked-String and Drum Timbres”, 1983). */
export function pluck({ samples, rate }: Waves, { at, frequency, loudness, seconds }: Pluck): void {
  const start = Math.round(at * rate);
  const length = Math.min(samples.length - start, Math.round(seconds * rate));
  const period = Math.round(rate / frequency);
  const string = new Float32Array(period);
  rustle(
    { samples: string, rate },
    { at: 0, seconds: 1, loudness: 3, below: 2_600, shape: () => 1 },
  );
  for (let index = 0; index < length; index++) {
    const here = index % period;
    const value = string[here]!;
    string[here] = 0.496 * (value + string[(here + 1) % period]!);
    const fading = Math.min(1, (4 * (length - index)) / length);
    samples[start + index]! += loudness * fading * attack(index, rate) * value;
  }
}
