import {
  Color,
  LinearMipmapLinearFilter,
  Mesh,
  NoColorSpace,
  OrthographicCamera,
  PlaneGeometry,
  SRGBColorSpace,
  ShaderMaterial,
  WebGLRenderTarget,
  type Texture,
  type WebGLRenderer,
} from 'three';
import type { Finish } from './finishes.ts';
import { BOARD_HALF } from './layout.ts';

/** A plank's two pictures; both must be disposed together. */
export interface WoodTextures {
  readonly colour: Texture;
  /** Red: height of the surface; green: roughness. */
  readonly surface: Texture;
  dispose(): void;
}

/**
 * Saws a plank: the grain is one solid pattern in space, so that it runs over the edges and
 * shows rings on the end grain. Painted once by the graphics card, because two million points of
 * fractal noise would hold up the window for a second.
 *
 * @param reach half the width of the unfolded plank, see slabGeometry.ts
 * @param sizePx edge of the square picture of the colour; that of the surface is half as fine
 */
export function paintWood(
  renderer: WebGLRenderer,
  finish: Finish,
  reach: number,
  sizePx: number,
): WoodTextures {
  const material = new ShaderMaterial({
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    uniforms: {
      reach: { value: reach },
      boardHalf: { value: BOARD_HALF },
      base: { value: new Color(finish.board) },
      vein: { value: new Color(finish.vein) },
      inlay: { value: new Color(finish.inlay) },
      isSurface: { value: false },
    },
    depthTest: false,
    depthWrite: false,
  });
  const quad = new Mesh(new PlaneGeometry(2, 2), material);
  const camera = new OrthographicCamera(-1, 1, 1, -1, 0, 1);
  const paint = (isSurface: boolean) => {
    const edgePx = isSurface ? sizePx / 2 : sizePx;
    const target = new WebGLRenderTarget(edgePx, edgePx, {
      depthBuffer: false,
      generateMipmaps: true,
      minFilter: LinearMipmapLinearFilter,
      anisotropy: Math.min(8, renderer.capabilities.getMaxAnisotropy()),
      colorSpace: isSurface ? NoColorSpace : SRGBColorSpace,
    });
    material.uniforms['isSurface'] = { value: isSurface };
    renderer.setRenderTarget(target);
    renderer.render(quad, camera);
    renderer.setRenderTarget(null);
    return target;
  };
  const colour = paint(false);
  const surface = paint(true);
  quad.geometry.dispose();
  material.dispose();
  return {
    colour: colour.texture,
    surface: surface.texture,
    dispose: () => {
      colour.dispose();
      surface.dispose();
    },
  };
}

const VERTEX = /* glsl */ `
  varying vec2 spot;
  void main() {
    spot = uv;
    gl_Position = vec4(position.xy, 0.0, 1.0);
  }
`;

const FRAGMENT = /* glsl */ `
  uniform float reach, boardHalf;
  uniform vec3 base, vein, inlay;
  uniform bool isSurface;
  varying vec2 spot;

  float random(vec3 p) {
    p = fract(p * vec3(0.1031, 0.1030, 0.0973));
    p += dot(p, p.yxz + 33.33);
    return fract((p.x + p.y) * p.z);
  }

  float noise(vec3 p) {
    vec3 cell = floor(p);
    vec3 f = fract(p);
    f = f * f * (3.0 - 2.0 * f);
    cell += 100.0;
    vec4 low = vec4(random(cell), random(cell + vec3(1, 0, 0)), random(cell + vec3(0, 1, 0)),
      random(cell + vec3(1, 1, 0)));
    vec4 high = vec4(random(cell + vec3(0, 0, 1)), random(cell + vec3(1, 0, 1)),
      random(cell + vec3(0, 1, 1)), random(cell + vec3(1, 1, 1)));
    vec4 slab = mix(low, high, f.z);
    vec2 row = mix(slab.xz, slab.yw, f.x);
    return mix(row.x, row.y, f.y);
  }

  float layered(vec3 p) {
    return noise(p) * 0.53 + noise(p * 2.03 + 7.1) * 0.27 + noise(p * 4.1 + 3.7) * 0.2;
  }

  // The plank's point in space: the top, or a side folded down.
  vec3 unfold(vec2 flat2) {
    vec2 inside = clamp(flat2, -boardHalf, boardHalf);
    vec2 over = abs(flat2 - inside);
    return vec3(inside.x, -max(over.x, over.y), inside.y);
  }

  void main() {
    vec2 flat2 = (spot * 2.0 - 1.0) * reach;
    vec3 p = unfold(flat2);

    // Rings lie around the trunk's axis, below the plank and not quite parallel to it.
    float sway = layered(vec3(p.x * 0.34, p.y * 0.7, p.z * 0.7) + 11.0) - 0.5;
    float waver = layered(vec3(p.x * 1.3, p.y * 3.0, p.z * 3.0) + 5.0) - 0.5;
    vec2 fromHeart = vec2(p.y + 1.7 + p.x * 0.11, p.z * 0.62 + 0.55);
    float radius = length(fromHeart) + sway * 0.75 + waver * 0.055;
    float ring = radius * 8.5;
    float year = floor(ring);
    float age = fract(ring);
    float strength = 0.35 + 0.65 * random(vec3(year, 3.0, 9.0));
    float lateWood = smoothstep(0.25, 0.93, age) * (1.0 - smoothstep(0.93, 1.0, age)) * strength;

    float fibre = layered(vec3(p.x * 2.2, p.y * 46.0, p.z * 46.0));
    float fineFibre = noise(vec3(p.x * 5.0, p.y * 120.0, p.z * 120.0));
    float pore = smoothstep(0.7, 0.86, noise(vec3(p.x * 4.2 + 40.0, p.y * 78.0, p.z * 78.0)))
      * (0.35 + 0.65 * lateWood);
    float cloud = layered(vec3(p.x * 0.5, p.y * 1.1, p.z * 1.1) + 21.0);

    vec3 wood = base * mix(0.86, 1.42, cloud);
    wood = mix(wood, vec3(wood.r * 1.22, wood.g * 1.16, wood.b * 1.05), 0.6 * (1.0 - lateWood));
    wood = mix(wood, vein, 0.62 * lateWood);
    wood *= 0.8 + 0.4 * fibre;
    wood *= 0.93 + 0.14 * fineFibre;
    wood = mix(wood, vein * 0.8, 0.75 * pore);

    // A fine line of boxwood is let in near the edge of the top.
    vec2 corner = abs(flat2) - (boardHalf - 0.36);
    float fromEdge = length(max(corner, 0.0)) + min(max(corner.x, corner.y), 0.0) - 0.235;
    float soft = 0.006;
    float line = 1.0 - smoothstep(0.0125 - soft, 0.0125 + soft, abs(fromEdge));
    float groove = 1.0 - smoothstep(0.012, 0.03, abs(fromEdge));
    wood *= 1.0 - 0.45 * groove;
    wood = mix(wood, inlay * (0.8 + 0.3 * fibre), line);

    float height = 0.5 + 0.22 * (fibre - 0.5) - 0.3 * pore - 0.08 * lateWood;
    height = mix(height, 0.5, line);
    float roughness = 0.52 + 0.14 * (fibre - 0.5) + 0.22 * pore - 0.06 * lateWood;
    gl_FragColor = isSurface ? vec4(height, roughness, 0.0, 1.0) : vec4(wood, 1.0);
  }
`;
