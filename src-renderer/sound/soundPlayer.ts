import type { SoundCue } from './soundCue.ts';
import { synthesise } from './synthesis.ts';

/** A sound that can't begin within this time is out of date, milliseconds. */
const LATEST_MS = 250;
/** The sound card rests after this time without a sound, milliseconds. */
const REST_MS = 4_000;
/** So many sounds are kept ready. */
const MOST_KEPT = 24;

/** Plays one sound at a time over the others through one graph: source → volume → limiter. */
export class SoundPlayer {
  readonly #makeContext: () => AudioContext;
  readonly #kept = new Map<string, AudioBuffer>();
  #graph: { readonly context: AudioContext; readonly volume: GainNode } | undefined;
  #rest: ReturnType<typeof setTimeout> | undefined;

  constructor(makeContext: () => AudioContext = () => new AudioContext()) {
    this.#makeContext = makeContext;
  }

  /**
   * @param landingMs when the piece is in its place
   * @param percent how loud, 0–100
   */
  async play(cue: SoundCue, landingMs: number, percent: number): Promise<void> {
    const { context, volume } = (this.#graph ??= this.#makeGraph());
    clearTimeout(this.#rest);
    // The ear hears ratios.
    volume.gain.value = (percent / 100) ** 2;
    const source = context.createBufferSource();
    source.buffer = this.#buffer(context, cue, landingMs);
    source.connect(volume);
    source.onended = () => source.disconnect();
    source.start();
    if (context.state !== 'running') {
      const tooLate = setTimeout(() => source.stop(), LATEST_MS);
      await context.resume();
      clearTimeout(tooLate);
    }
    this.#rest = setTimeout(() => void context.suspend(), REST_MS);
  }

  #makeGraph(): { context: AudioContext; volume: GainNode } {
    const context = this.#makeContext();
    const volume = context.createGain();
    // Two sounds may meet; together they stay within bounds.
    const limiter = context.createDynamicsCompressor();
    limiter.threshold.value = -6;
    limiter.ratio.value = 12;
    limiter.attack.value = 0.002;
    limiter.release.value = 0.12;
    volume.connect(limiter).connect(context.destination);
    return { context, volume };
  }

  #buffer(context: AudioContext, cue: SoundCue, landingMs: number): AudioBuffer {
    const key = JSON.stringify([cue, landingMs]);
    const kept = this.#kept.get(key);
    if (kept !== undefined) return kept;
    const samples = synthesise(cue, landingMs / 1_000, context.sampleRate);
    const buffer = context.createBuffer(1, samples.length, context.sampleRate);
    buffer.getChannelData(0).set(samples);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size >= MOST_KEPT && oldest !== undefined) this.#kept.delete(oldest);
    this.#kept.set(key, buffer);
    return buffer;
  }
}

export const soundPlayer = new SoundPlayer();
