import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SoundCue } from '../../../src-renderer/sound/soundCue.ts';
import { SoundPlayer } from '../../../src-renderer/sound/soundPlayer.ts';

const STONE: SoundCue = { move: { kind: 'place', landingMs: 100 } };
const BEAD: SoundCue = { move: { kind: 'fall', landingMs: 100, step: 2 } };

/** As much of Web Audio as is used, noting what is connected and started. */
function fakeContext() {
  const wires: (readonly [from: string, to: string])[] = [];
  const started: { readonly buffer: unknown }[] = [];
  const node = <T extends object>(name: string, parts: T) => ({
    name,
    ...parts,
    connect(next: { name: string }) {
      wires.push([name, next.name]);
      return next;
    },
    disconnect: vi.fn(),
  });
  const parameter = () => ({ value: 0 });
  const stop = vi.fn();
  const gain = node('volume', { gain: parameter() });
  const context = {
    state: 'suspended',
    sampleRate: 8_000,
    destination: { name: 'destination' },
    createGain: () => gain,
    createDynamicsCompressor: () =>
      node('limiter', {
        threshold: parameter(),
        ratio: parameter(),
        attack: parameter(),
        release: parameter(),
      }),
    createBuffer: vi.fn((_: number, length: number) => {
      const samples = new Float32Array(length);
      return { length, getChannelData: () => samples };
    }),
    createBufferSource: () => {
      const source = node('source', {
        buffer: undefined as unknown,
        start: () => started.push(source),
        stop,
      });
      return source;
    },
    resume: vi.fn(() => {
      context.state = 'running';
      return Promise.resolve();
    }),
    suspend: vi.fn(() => {
      context.state = 'suspended';
      return Promise.resolve();
    }),
  };
  return { context, wires, started, stop, gain };
}

describe('playing sounds', () => {
  let fake: ReturnType<typeof fakeContext>;
  let player: SoundPlayer;
  const make = vi.fn(() => fake.context as unknown as AudioContext);
  beforeEach(() => {
    vi.useFakeTimers();
    make.mockClear();
    fake = fakeContext();
    player = new SoundPlayer(make);
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('starts one source for one cue, through the volume and the limiter', async () => {
    expect(make).not.toHaveBeenCalled();
    await player.play(STONE, 100, 50);
    expect(fake.started).toHaveLength(1);
    expect(fake.wires).toEqual([
      ['volume', 'limiter'],
      ['limiter', 'destination'],
      ['source', 'volume'],
    ]);
    expect(fake.gain.gain.value).toBeCloseTo(0.25);
  });

  it('makes each sound and the graph once', async () => {
    await player.play(STONE, 100, 50);
    await player.play(STONE, 100, 100);
    await player.play(BEAD, 100, 100);
    expect(make).toHaveBeenCalledOnce();
    expect(fake.context.createBuffer).toHaveBeenCalledTimes(2);
    expect(fake.started[0]?.buffer).toBe(fake.started[1]?.buffer);
    expect(fake.started).toHaveLength(3);
  });

  it('lets the sound card rest after a while, and wakes it', async () => {
    await player.play(STONE, 0, 50);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(fake.context.suspend).toHaveBeenCalledOnce();
    await player.play(STONE, 0, 50);
    expect(fake.context.resume).toHaveBeenCalledTimes(2);
    expect(fake.started).toHaveLength(2);
  });

  it('takes back a sound that would come too late', async () => {
    fake.context.resume.mockImplementation(
      () => new Promise((resolve) => setTimeout(resolve, 1_000)),
    );
    const playing = player.play(STONE, 0, 50);
    await vi.advanceTimersByTimeAsync(1_000);
    await playing;
    expect(fake.stop).toHaveBeenCalledOnce();
  });
});
