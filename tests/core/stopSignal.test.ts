import { describe, expect, it, vi } from 'vitest';
import { makeStopSignal } from '../../src-shared/core/stopSignal.ts';

describe('a stop signal', () => {
  it('tells its listeners once and stays raised', () => {
    const { signal, stop } = makeStopSignal();
    const listener = vi.fn();
    signal.addEventListener('abort', listener);
    expect(signal.aborted).toBe(false);
    stop();
    stop();
    expect(signal.aborted).toBe(true);
    expect(listener).toHaveBeenCalledOnce();
  });
});
