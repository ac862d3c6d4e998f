import type { MoveSound } from './moveSound.ts';
import type { EndSound, SoundCue } from './soundCue.ts';
import { dying, pluck, rustle, strike, type Waves } from './waves.ts';

/** No sound is louder than this share of what can be played. */
export const PEAK = 0.8;
/** The last moment of a sound dies away, so that it does not end with a click. */
const FADE_SECONDS = 0.02;

/** A bar of wood that lies free, and a bell that is struck softly. */
const WOOD = [
  [1, 1],
  [2.76, 0.45],
  [5.4, 0.18],
] as const;
const BELL = [
  [1, 1],
  [2, 0.32],
  [3.01, 0.12],
  [4.2, 0.05],
] as const;

const semitones = (count: number): number => 2 ** (count / 12);

/**
 * The sound of a cue, as samples.
 * @param landing when the piece is in its place, seconds from the beginning
 * @param rate samples in a second
 */
export function synthesise(
  { move, end, alert }: SoundCue,
  landing: number,
  rate: number,
): Float32Array {
  const touch = move === undefined ? 0 : landing;
  const seconds = touch + (end === undefined ? 0.6 : 1.9);
  const waves: Waves = { samples: new Float32Array(Math.ceil(seconds * rate)), rate };
  if (move !== undefined) MOVES[move.kind](waves, touch, move.step ?? 0);
  if (end !== undefined) chime(waves, touch + (move === undefined ? 0 : 0.16), end);
  if (alert === 'illegal') refuse(waves);
  if (alert === 'clockLow') tick(waves);
  return limited(waves);
}

type Sounding = (waves: Waves, landing: number, step: number) => void;

const MOVES: Readonly<Record<MoveSound['kind'], Sounding>> = {
  /** A stone that is set down on wood. */
  place(waves, at) {
    knock(waves, at, { frequency: 330, ringing: 0.11, loudness: 0.42 });
  },
  /** A bead along its peg of brass, and wood on wood: the higher it lands, the brighter and sooner. */
  fall(waves, at, height) {
    rustle(waves, {
      at: 0,
      seconds: at,
      loudness: 0.16,
      below: 5_200,
      above: 1_500,
      shape: (share) => share * share,
    });
    const frequency = 420 * semitones(3 * height);
    knock(waves, at, { frequency, ringing: 0.13, loudness: 0.44 });
    strike(waves, { at, frequency: 3.1 * frequency, loudness: 0.05, ringing: 0.3, partials: BELL });
  },
  /** A domino: one edge first, then flat. */
  tray(waves, at) {
    knock(waves, at, { frequency: 520, ringing: 0.06, loudness: 0.2 });
    knock(waves, at + 0.022, { frequency: 300, ringing: 0.1, loudness: 0.4 });
  },
  /** A disc over the squares. */
  slide(waves, at) {
    scrape(waves, at);
    knock(waves, at, { frequency: 260, ringing: 0.08, loudness: 0.26 });
  },
  /** And into another one, which goes. */
  capture(waves, at) {
    scrape(waves, at);
    knock(waves, at, { frequency: 300, ringing: 0.1, loudness: 0.42 });
    knock(waves, at + 0.055, { frequency: 470, ringing: 0.09, loudness: 0.3 });
  },
  cord(waves, at) {
    pluck(waves, { at, frequency: 294, loudness: 0.5, seconds: 0.42 });
  },
  /** The cord that closes a triangle, and a bell; a higher one for two triangles. */
  triangle(waves, at, more) {
    pluck(waves, { at, frequency: 294, loudness: 0.26, seconds: 0.42 });
    const frequency = 587 * semitones(5 * more);
    strike(waves, { at: at + 0.05, frequency, loudness: 0.34, ringing: 0.7, partials: BELL });
  },
};

interface Knock {
  readonly frequency: number;
  readonly ringing: number;
  readonly loudness: number;
}

function knock(waves: Waves, at: number, { frequency, ringing, loudness }: Knock): void {
  strike(waves, { at, frequency, loudness, ringing, partials: WOOD });
  const below = Math.min(6_000, 7 * frequency);
  rustle(waves, { at, seconds: 0.025, loudness: 1.6 * loudness, below, shape: dying });
}

function scrape(waves: Waves, seconds: number): void {
  rustle(waves, {
    at: 0,
    seconds,
    loudness: 0.3,
    below: 1_300,
    above: 250,
    shape: (share) => Math.sin(Math.PI * share),
  });
}

/** By how it ended: notes in semitones from a C, one after the other. */
const CHIMES: Readonly<Record<EndSound, readonly number[]>> = {
  win: [0, 4, 7, 12],
  loss: [9, 5, 2],
  draw: [0, 7],
};

function chime(waves: Waves, at: number, end: EndSound): void {
  const isWon = end === 'win';
  for (const [index, note] of CHIMES[end].entries()) {
    strike(waves, {
      at: at + index * (isWon ? 0.1 : 0.16),
      frequency: (isWon ? 523.25 : 261.63) * semitones(note),
      loudness: isWon ? 0.22 : 0.2,
      ringing: 1.1,
      partials: BELL,
    });
  }
}

/** Two dull knocks, on felt. */
function refuse(waves: Waves): void {
  for (const at of [0, 0.085]) {
    strike(waves, { at, frequency: 130, loudness: 0.3, ringing: 0.09, partials: [[1, 1]] });
    rustle(waves, { at, seconds: 0.03, loudness: 0.4, below: 500, shape: dying });
  }
}

/** A wooden clock, twice. */
function tick(waves: Waves): void {
  for (const [index, at] of [0, 0.16].entries()) {
    const frequency = index === 0 ? 1_250 : 1_050;
    strike(waves, { at, frequency, loudness: 0.26, ringing: 0.07, partials: WOOD });
  }
}

/** Bends what is too loud, as tape does, and lets the end die away. */
function limited({ samples, rate }: Waves): Float32Array {
  const fade = Math.round(FADE_SECONDS * rate);
  for (let index = 0; index < samples.length; index++) {
    const left = Math.min(1, (samples.length - 1 - index) / fade);
    samples[index] = PEAK * Math.tanh(samples[index]! / PEAK) * left;
  }
  return samples;
}
