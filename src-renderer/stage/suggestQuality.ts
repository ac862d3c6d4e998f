import type { StageQuality } from './palette.ts';

/**
 * The quality that suits this computer: `low` where a program instead of a graphics card draws, which
 * would take half a second for a frame. Uses a short-lived context of its own.
 */
export function suggestQuality(): StageQuality {
  const context = document.createElement('canvas').getContext('webgl2');
  if (context === null) return 'low';
  const info = context.getExtension('WEBGL_debug_renderer_info');
  const name = info === null ? '' : String(context.getParameter(info.UNMASKED_RENDERER_WEBGL));
  context.getExtension('WEBGL_lose_context')?.loseContext();
  return isSoftwareRenderer(name) ? 'low' : 'high';
}

/** Recognises the programs that draw in place of a graphics card by the names they report. */
export function isSoftwareRenderer(name: string): boolean {
  return /swiftshader|llvmpipe|softpipe|software|basic render/i.test(name);
}
