// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { createScoreFourStage } from '../../../src-renderer/stage/scoreFourStage.ts';

describe('the 3D board without WebGL', () => {
  it('says so, so that the layers alone can serve', () => {
    const canvas = document.createElement('canvas');
    vi.spyOn(canvas, 'getContext').mockReturnValue(null);
    const made = createScoreFourStage(canvas, {
      theme: 'light',
      quality: 'low',
      material: 'walnut',
      hasReducedMotion: true,
      motionScale: 1,
      onHoverPeg: () => undefined,
      onPickPeg: () => undefined,
      stand: undefined,
      onStand: () => undefined,
      onFrame: () => undefined,
      onRest: () => undefined,
      onContextLost: () => undefined,
      onContextRestored: () => undefined,
    });
    expect(made).toEqual({ ok: false, error: 'ERR_NO_WEBGL' });
  });
});
