import type { Color, IUniform, Material, WebGLProgramParametersWithUniforms } from 'three';
import { CAMERA_TARGET } from './cameraFit.ts';
import { BEAD_HEIGHT } from './layout.ts';

/** How quickly the light along an ebony outline is lost towards the middle of the bead. */
export const RIM_POWER = 1.9;

export interface BeadUniforms {
  /** The light along an ebony bead's outline, which sets it off from dark felt. */
  readonly rim: IUniform<Color>;
}

/**
 * Adds to a bead's material what a lamp alone does not give: the dark crevice where it touches what
 * it stands on and what stands on it. Geometry: instanced attribute `covered`, 0..1 by another bead.
 */
export function shadeBeads(side: 0 | 1, material: Material, { rim }: BeadUniforms): void {
  // Materials whose `onBeforeCompile` reads the same share one program otherwise, and ebony got ivory's.
  material.customProgramCacheKey = () => `beads of side ${side}`;
  material.onBeforeCompile = (shader: WebGLProgramParametersWithUniforms) => {
    shader.uniforms['rim'] = rim;
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', `#include <common>\n${VERTEX_HEADER}`)
      .replace('#include <begin_vertex>', `#include <begin_vertex>\n${VERTEX_BODY}`);
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', `#include <common>\n${FRAGMENT_HEADER}`)
      .replace('#include <aomap_fragment>', CREVICE)
      .replace('#include <opaque_fragment>', side === 0 ? LIMB : RIM);
  };
}

/**
 * Makes a see-through bead clearer at its outline, as glass is, and an ebony one's light enough to stand out from dark
 * felt. Geometry: instanced attribute `sheer`, x and y = 0..1 of body and outline that is seen, z = the side.
 */
export function shadeSheerBeads(material: Material, { rim }: BeadUniforms): void {
  material.onBeforeCompile = (shader: WebGLProgramParametersWithUniforms) => {
    shader.uniforms['rim'] = rim;
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', `#include <common>\n${SHEER_VERTEX_HEADER}`)
      .replace('#include <begin_vertex>', '#include <begin_vertex>\nvSheer = sheer;');
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', `#include <common>\n${SHEER_FRAGMENT_HEADER}`)
      .replace('#include <opaque_fragment>', OUTLINE);
  };
}

const VERTEX_HEADER = /* glsl */ `
  attribute float covered;
  varying float vCovered;
  varying float vAlong;
`;

const VERTEX_BODY = /* glsl */ `
  vCovered = covered;
  vAlong = position.y * ${(2 / BEAD_HEIGHT).toFixed(4)};
`;

const FRAGMENT_HEADER = /* glsl */ `
  uniform vec3 rim;
  varying float vCovered;
  varying float vAlong;
`;

// Beads behind the middle of the board are a little darker than those before it. Only here, in `main`, do materials of
// every kind know where the camera is.
const NEARNESS = /* glsl */ `
  float behind = vViewPosition.z + (viewMatrix * vec4(0.0, ${CAMERA_TARGET.y.toFixed(2)}, 0.0, 1.0)).z;
  outgoingLight *= 1.0 - 0.3 * smoothstep(-0.8, 3.0, behind);
`;

const CREVICE = /* glsl */ `
  float fromBelow = smoothstep(0.25, -1.05, vAlong);
  float fromAbove = smoothstep(0.2, 1.05, vAlong) * vCovered;
  float openness = (1.0 - 0.72 * fromBelow) * (1.0 - 0.72 * fromAbove);
  reflectedLight.indirectDiffuse *= openness;
  reflectedLight.indirectSpecular *= openness;
  reflectedLight.directDiffuse *= mix(1.0, openness, 0.45);
  #ifdef USE_CLEARCOAT
    clearcoatSpecularIndirect *= openness;
  #endif
`;

// Light that enters ivory comes out warmer; most is lost where the eye grazes the surface. Fine
// turning marks run round it.
const LIMB = /* glsl */ `
  float limb = pow(1.0 - saturate(dot(normal, normalize(vViewPosition))), 1.7);
  outgoingLight *= mix(vec3(1.0), vec3(0.8, 0.62, 0.4), limb * 0.75);
  outgoingLight *= 1.0 + 0.012 * sin(vAlong * 31.0 + 3.0 * sin(vAlong * 9.0));
  ${NEARNESS}
  #include <opaque_fragment>
`;

const RIM = /* glsl */ `
  float grazing = 1.0 - saturate(dot(normal, normalize(vViewPosition)));
  ${NEARNESS}
  outgoingLight += rim * pow(grazing, ${RIM_POWER.toFixed(1)}) * mix(1.0, openness, 0.5);
  #include <opaque_fragment>
`;

const SHEER_VERTEX_HEADER = /* glsl */ `
  attribute vec3 sheer;
  varying vec3 vSheer;
`;

const SHEER_FRAGMENT_HEADER = /* glsl */ `
  uniform vec3 rim;
  varying vec3 vSheer;
`;

// That of a bead before it is played is broad, light and dark, so that it stands out from whatever is behind it.
const OUTLINE = /* glsl */ `
  float facing = saturate(dot(normal, normalize(vViewPosition)));
  float breadth = smoothstep(0.7, 0.9, vSheer.y) * (1.0 - smoothstep(0.4, 0.6, vSheer.x));
  float outline = pow(1.0 - facing, mix(2.4, 1.1, breadth));
  diffuseColor.a = mix(vSheer.x, vSheer.y, outline);
  float outer = smoothstep(0.52, 0.72, outline) * breadth;
  vec3 ivory = mix(vec3(0.93, 0.82, 0.6), vec3(0.01, 0.007, 0.004), outer);
  vec3 ebony = mix(mix(vec3(0.05, 0.035, 0.03) + 0.7 * rim, vec3(0.01), breadth), vec3(0.7, 0.76, 0.73), outer);
  vec3 edge = mix(ivory, ebony, vSheer.z);
  outgoingLight = mix(outgoingLight, edge, outline);
  #include <opaque_fragment>
`;
