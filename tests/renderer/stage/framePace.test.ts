import { describe, expect, it } from 'vitest';
import { makeRandom } from '../../../src-shared/core/random.ts';
import { FramePace } from '../../../src-renderer/stage/framePace.ts';

/** Draws frames of these durations in the quality that was chosen, at rest after every twenty. */
function draw(pace: FramePace, intervalsMs: readonly number[]): readonly ('up' | 'down')[] {
  const changes: ('up' | 'down')[] = [];
  intervalsMs.forEach((intervalMs, frame) => {
    const before = pace.quality;
    pace.note(intervalMs, before);
    if (frame % 20 !== 19) return;
    const after = pace.settle();
    if (after !== before) changes.push(after === 'high' ? 'up' : 'down');
  });
  return changes;
}

const of = (count: number, ms: number): number[] => new Array<number>(count).fill(ms);

describe('the quality by measured frames', () => {
  it('stays fine where frames are in time, also with a hitch now and then', () => {
    const pace = new FramePace('high');
    const hitches = of(2_000, 16.7).map((ms, frame) => (frame % 9 === 0 ? 180 : ms));
    expect(draw(pace, hitches)).toEqual([]);
    expect(pace.quality).toBe('high');
  });

  it('is lowered where frames take too long, but not by a moment or while something moves', () => {
    const pace = new FramePace('high');
    expect(draw(pace, [...of(20, 90), ...of(60, 16.7)])).toEqual([]);
    for (const ms of of(100, 60)) pace.note(ms, 'high');
    expect(pace.quality).toBe('high');
    expect(pace.settle()).toBe('low');
  });

  it('does not come back in the match in which it was lowered, but may in the next', () => {
    const pace = new FramePace('high');
    expect(draw(pace, [...of(100, 60), ...of(1_000, 16.7)])).toEqual(['down']);
    pace.beginMatch();
    expect(draw(pace, of(400, 16.7))).toEqual(['up']);
  });

  it('stays low for good once it was raised and proved too much', () => {
    const pace = new FramePace('high');
    draw(pace, of(100, 60));
    pace.beginMatch();
    expect(draw(pace, [...of(200, 16.7), ...of(200, 60), ...of(900, 16.7)])).toEqual([
      'up',
      'down',
    ]);
    pace.beginMatch();
    expect(draw(pace, of(2_000, 16.7))).toEqual([]);
  });

  it('is never raised where a program draws in place of a graphics card', () => {
    const pace = new FramePace('low');
    expect(draw(pace, of(2_000, 5))).toEqual([]);
  });

  it('takes no notice of pauses, or of a quality that the person has chosen', () => {
    const pace = new FramePace('high');
    expect(draw(pace, of(500, 5_000))).toEqual([]);
    for (const ms of of(200, 80)) pace.note(ms, 'low');
    expect(pace.settle()).toBe('high');
  });

  it('changes at most once down and once up in a match, however the frames come', () => {
    const random = makeRandom(7);
    let changed = 0;
    for (let run = 0; run < 200; run++) {
      const pace = new FramePace('high');
      for (let match = 0; match < 4; match++) {
        pace.beginMatch();
        const frames: number[] = [];
        while (frames.length < 3_000) {
          const base = [8, 16.7, 17.5, 33, 36, 60][random.below(6)]!;
          const noise = random.below(12);
          for (let i = random.below(300); i > 0; i--) frames.push(base + random.below(noise + 1));
        }
        const changes = draw(pace, frames);
        expect(changes.filter((change) => change === 'down').length).toBeLessThanOrEqual(1);
        expect(changes.filter((change) => change === 'up').length).toBeLessThanOrEqual(1);
        changed += changes.length;
      }
    }
    expect(changed).toBeGreaterThan(200);
  });
});
