import { describe, expect, it, vi } from 'vitest';
import type { MakingTask } from '../../src-main/puzzles/makingMessages.ts';
import { type MakeSome, makePuzzleMaker, QUIET_MS } from '../../src-main/puzzles/puzzleMaker.ts';
import type { Puzzle } from '../../src-shared/puzzles/puzzle.ts';
import { makeFakeTimer } from '../match/fakeTimer.ts';

const TASK: MakingTask = { gameId: 'hex', seed: 1, games: 10, made: [] };
const PUZZLE = { id: 'hex-1' } as Puzzle;

/** A maker over a clock that the test turns, and threads that it ends. */
function start({
  tasks = Infinity,
  isFree = () => true,
}: { tasks?: number; isFree?: () => boolean } = {}) {
  const clock = makeFakeTimer();
  const running: { signal: AbortSignal; onMade: (puzzle: Puzzle) => void; end: () => void }[] = [];
  const make: MakeSome = (_, signal, onMade) =>
    new Promise((resolve) => {
      const end = (): void => resolve();
      signal.addEventListener('abort', end);
      running.push({ signal, onMade, end });
    });
  const kept: Puzzle[] = [];
  const onBug = vi.fn();
  let left = tasks;
  const maker = makePuzzleMaker({
    ...{ clock, make, isFree, onBug },
    nextTask: () => (left-- > 0 ? TASK : undefined),
    keep: (puzzle) => {
      kept.push(puzzle);
      return Promise.resolve();
    },
  });
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return { clock, running, kept, maker, settled, onBug };
}

describe('puzzles in the background', () => {
  it('are made when nobody has done anything for a while, one task after the other', async () => {
    const { clock, running, kept, settled, onBug } = start({ tasks: 2 });
    clock.pass(QUIET_MS - 1);
    await settled();
    expect(running).toHaveLength(0);
    clock.pass(1);
    await settled();
    expect(running).toHaveLength(1);
    running[0]!.onMade(PUZZLE);
    expect(kept).toEqual([PUZZLE]);
    running[0]!.end();
    await settled();
    expect(running).toHaveLength(2);
    running[1]!.end();
    await settled();
    expect(running, 'there is enough').toHaveLength(2);
    expect(clock.isIdle).toBe(true);
    expect(onBug).not.toHaveBeenCalled();
  });

  it('stop at once when somebody does something, and begin anew after another while', async () => {
    const { clock, running, kept, maker, settled } = start();
    clock.pass(QUIET_MS);
    await settled();
    maker.touch();
    expect(running[0]!.signal.aborted).toBe(true);
    running[0]!.onMade(PUZZLE);
    expect(kept, 'what comes too late is not kept').toEqual([]);
    await settled();
    expect(running).toHaveLength(1);
    clock.pass(QUIET_MS - 1);
    maker.touch();
    clock.pass(QUIET_MS - 1);
    await settled();
    expect(running).toHaveLength(1);
    clock.pass(1);
    await settled();
    expect(running).toHaveLength(2);
  });

  it('are not made while something is thought about, or where they are not wanted', async () => {
    let isFree = false;
    const { clock, running, settled } = start({ isFree: () => isFree });
    clock.pass(3 * QUIET_MS);
    await settled();
    expect(running).toHaveLength(0);
    isFree = true;
    clock.pass(QUIET_MS);
    await settled();
    expect(running).toHaveLength(1);
    isFree = false;
    running[0]!.end();
    await settled();
    expect(running).toHaveLength(1);
    isFree = true;
    clock.pass(QUIET_MS);
    await settled();
    expect(running).toHaveLength(2);
  });

  it('end with the program, and a thread that fails is told of', async () => {
    const { clock, running, maker, settled } = start();
    clock.pass(QUIET_MS);
    await settled();
    await maker.close();
    expect(running[0]!.signal.aborted).toBe(true);
    maker.touch();
    expect(clock.isIdle).toBe(true);

    const onBug = vi.fn();
    const failing = makeFakeTimer();
    makePuzzleMaker({
      ...{ clock: failing, onBug, isFree: () => true, nextTask: () => TASK },
      make: () => Promise.reject(new Error('out of memory')),
      keep: () => Promise.resolve(),
    });
    failing.pass(QUIET_MS);
    await settled();
    expect(onBug).toHaveBeenCalledOnce();
  });
});
