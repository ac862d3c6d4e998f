import {
  Color,
  DynamicDrawUsage,
  Group,
  InstancedBufferAttribute,
  InstancedMesh,
  MeshBasicMaterial,
  type Material,
  type Matrix4,
  type Texture,
  type WebGLProgramParametersWithUniforms,
} from 'three';
import { makeBrass, setBrassReflections } from './brass.ts';
import { FINISHES } from './finishes.ts';
import { MARK_SHAPES, makeMarkGeometry, type MarkShape } from './markShapes.ts';
import type { Mood, StageQuality } from './palette.ts';

/** One mark in the scene. */
export interface Mark {
  readonly shape: MarkShape;
  readonly colour: string;
  /** 0..1, how much of it shows through what hides it. */
  readonly glow: number;
  /** It is metal, not only a glow. */
  readonly isSolid: boolean;
  readonly matrix: Matrix4;
}

export interface Marks {
  readonly object: Group;
  /** Shows these marks and no others. */
  place(marks: readonly Mark[]): void;
  setMood(mood: Mood): void;
}

const RIM = /* glsl */ `
  // Across the rod: one that goes away from the eye has its rim at its edges, too.
  vec3 way = normalize(vWay);
  vec3 across = vToEye - dot(vToEye, way) * way;
  float facing = abs(dot(normalize(vOutward), across)) / max(length(across), 1e-4);
  float lightness = dot(vColor.rgb, vec3(0.2126, 0.7152, 0.0722));
  vec3 rim = mix(vec3(0.8, 0.86, 0.82), vec3(0.012, 0.008, 0.006), step(0.1, lightness));
  outgoingLight = mix(rim, outgoingLight, smoothstep(0.68, 0.78, facing));
  #include <opaque_fragment>
`;

const SHEER_RIM = `diffuseColor.a *= vOpacity;\n${RIM}`;

/** More than a position can need: its lines, its threats on both sides, a star on each peg. */
const CAPACITY = 240;

/** Everything that marks something, in two draw calls: the metal, and what of it shows through nearer beads. */
export function makeMarks(quality: StageQuality, room: Texture | undefined): Marks {
  const isHigh = quality === 'high';
  const brass = makeBrass(quality, FINISHES.walnut, room);
  brass.color.set('#ffffff');
  const glow = new MeshBasicMaterial({
    transparent: true,
    depthTest: false,
    depthWrite: false,
    toneMapped: false,
  });
  const solids = makeInstances(isHigh, brass);
  const glows = makeInstances(isHigh, glow);
  glows.mesh.renderOrder = 2;
  const object = new Group();
  object.add(solids.mesh, glows.mesh);

  return {
    object,
    place: (marks) => {
      solids.place(marks.filter(({ isSolid }) => isSolid));
      glows.place(marks.filter((mark) => mark.glow > 0));
    },
    setMood: (mood) => {
      setBrassReflections(brass, mood.environmentIntensity);
      brass.emissive.set(mood.mark);
      brass.emissiveIntensity = 0.07;
    },
  };
}

function makeInstances(isHigh: boolean, material: Material) {
  const geometry = makeMarkGeometry(isHigh);
  /** By instance: the number of its shape, and its opacity. */
  const shown = new InstancedBufferAttribute(new Float32Array(CAPACITY * 2), 2);
  shown.setUsage(DynamicDrawUsage);
  geometry.setAttribute('shown', shown);
  showOneShape(material);
  const mesh = new InstancedMesh(geometry, material, CAPACITY);
  mesh.instanceMatrix.setUsage(DynamicDrawUsage);
  mesh.frustumCulled = false;
  const colour = new Color();
  mesh.setColorAt(0, colour);
  mesh.count = 0;
  mesh.visible = false;
  return {
    mesh,
    place: (marks: readonly Mark[]) => {
      mesh.count = Math.min(CAPACITY, marks.length);
      mesh.visible = mesh.count > 0;
      marks.slice(0, mesh.count).forEach((mark, index) => {
        mesh.setMatrixAt(index, mark.matrix);
        mesh.setColorAt(index, colour.set(mark.colour));
        shown.setXY(index, MARK_SHAPES.indexOf(mark.shape), mark.glow);
      });
      mesh.instanceMatrix.needsUpdate = true;
      mesh.instanceColor!.needsUpdate = true;
      shown.needsUpdate = true;
    },
  };
}

/**
 * Of the shapes in the geometry an instance draws one; the others shrink to a point. A light mark has a dark rim and a
 * dark one a light rim, so that either stands out from whatever it lies on.
 */
function showOneShape(material: Material): void {
  material.onBeforeCompile = (shader: WebGLProgramParametersWithUniforms) => {
    shader.vertexShader = shader.vertexShader
      .replace(
        '#include <common>',
        `#include <common>
        attribute float shape;
        attribute vec2 shown;
        varying float vOpacity;
        attribute vec4 tangent;
        varying vec3 vOutward;
        varying vec3 vToEye;
        varying vec3 vWay;`,
      )
      .replace(
        '#include <begin_vertex>',
        `#include <begin_vertex>
        vOpacity = shown.y;
        transformed *= step(abs(shape - shown.x), 0.5);`,
      )
      .replace(
        '#include <project_vertex>',
        `#include <project_vertex>
        mat3 turn = mat3(instanceMatrix);
        vec3 stretch = vec3(dot(turn[0], turn[0]), dot(turn[1], turn[1]), dot(turn[2], turn[2]));
        vOutward = normalMatrix * turn * (normal / stretch);
        vWay = normalMatrix * turn * tangent.xyz;
        vToEye = -mvPosition.xyz;`,
      );
    shader.fragmentShader = shader.fragmentShader
      .replace(
        '#include <common>',
        `#include <common>
        varying float vOpacity;
        varying vec3 vOutward;
        varying vec3 vToEye;
        varying vec3 vWay;`,
      )
      .replace('#include <opaque_fragment>', material.transparent ? SHEER_RIM : RIM);
  };
}
