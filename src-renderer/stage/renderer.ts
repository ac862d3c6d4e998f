import { NeutralToneMapping, VSMShadowMap, WebGLRenderer } from 'three';
import type { StageQuality } from './palette.ts';

/**
 * A transparent renderer on the canvas, or `undefined` when there is no WebGL 2 context to be had
 * or the canvas's one is lost.
 */
export function createRenderer(
  canvas: HTMLCanvasElement,
  quality: StageQuality,
): WebGLRenderer | undefined {
  const antialias = quality === 'high';
  const context = canvas.getContext('webgl2', {
    alpha: true,
    antialias,
    stencil: false,
    powerPreference: 'high-performance',
  });
  if (context === null || context.isContextLost()) return undefined;
  try {
    const renderer = new WebGLRenderer({ canvas, context, alpha: true, antialias });
    renderer.toneMapping = NeutralToneMapping;
    renderer.shadowMap.type = VSMShadowMap;
    return renderer;
  } catch {
    // three throws when the context lacks something it cannot do without.
    return undefined;
  }
}
