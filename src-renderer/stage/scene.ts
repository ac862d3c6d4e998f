import { Color, Scene, type WebGLRenderer } from 'three';
import { makeBeads, type BeadPicture } from './beads.ts';
import { makeBoard } from './board.ts';
import { makeBrass, setBrassReflections } from './brass.ts';
import { makeContactShadows } from './contactShadows.ts';
import { disposeTree } from './dispose.ts';
import { makeEnvironment } from './environment.ts';
import { FINISHES, type StageMaterial } from './finishes.ts';
import { makeGround } from './ground.ts';
import { makeLabels } from './labels.ts';
import { makeLights } from './lights.ts';
import { listMarks, type MarkPicture } from './markList.ts';
import { makeMarks } from './marks.ts';
import { makePlates } from './plates.ts';
import { MOODS, type StageQuality, type StageTheme } from './palette.ts';
import { makePegs } from './pegs.ts';
import type { Solid } from './picking.ts';
import type { DrawnBead } from './stageContract.ts';

/** Everything that is to be seen at one moment. */
export interface ScenePicture extends BeadPicture, MarkPicture {
  /** Something that throws a shadow is elsewhere than in the last picture. */
  readonly areShadowsStale: boolean;
}

/** The table with all that stands on it. */
export interface TableScene {
  readonly scene: Scene;
  /** What a pointer can meet. */
  readonly solids: readonly Solid[];
  show(picture: ScenePicture): void;
  /** The beads that are in the scene after the last `show`. */
  drawnBeads(): readonly DrawnBead[];
  setTheme(theme: StageTheme): void;
  /** Turns the labels towards a viewer in this eighth of the table, see labels.ts. */
  faceLabels(octant: number): void;
  dispose(): void;
}

/** Builds the table for a renderer; everything it allocates is freed by `dispose`. */
// eslint-disable-next-line max-lines-per-function -- one list of what stands on the table
export function makeTableScene(
  renderer: WebGLRenderer,
  quality: StageQuality,
  theme: StageTheme,
  material: StageMaterial,
): TableScene {
  const finish = FINISHES[material];
  const scene = new Scene();
  const isHigh = quality === 'high';
  const uniforms = { rim: { value: new Color() } };
  const environment = isHigh ? makeEnvironment(renderer) : undefined;
  const brass = makeBrass(quality, finish, environment?.texture);
  const board = makeBoard(renderer, quality, finish);
  const labels = makeLabels(quality, finish);
  const pegs = makePegs(quality, brass);
  const beads = makeBeads(quality, finish, uniforms);
  const marks = makeMarks(quality, environment?.texture);
  const contacts = makeContactShadows();
  const plates = makePlates();
  const lights = makeLights(quality);
  const ground = isHigh ? makeGround() : undefined;
  scene.environment = environment?.texture ?? null;
  scene.add(board.object, labels.object, pegs.object, beads.object, marks.object);
  scene.add(contacts.object, plates.object, lights.object);
  if (ground !== undefined) scene.add(ground);
  labels.face(0);
  let stretched = 0;
  let mood = MOODS[theme];

  const setTheme = (next: StageTheme) => {
    mood = MOODS[next];
    renderer.toneMappingExposure = mood.exposure;
    scene.environmentIntensity = mood.environmentIntensity;
    lights.setMood(mood);
    setBrassReflections(brass, mood.environmentIntensity);
    marks.setMood(mood);
    if (ground !== undefined) ground.material.opacity = mood.shadowOpacity;
    if (isHigh) uniforms.rim.value.set(mood.rim);
    else uniforms.rim.value.set(mood.plainRim).multiplyScalar(finish.rimShare);
  };
  setTheme(theme);

  return {
    scene,
    solids: [...beads.solids, pegs.solid],
    setTheme,
    show: (picture) => {
      const { placements, spread } = picture;
      if (spread !== stretched) pegs.stretch(spread);
      stretched = spread;
      beads.place(picture);
      contacts.place(placements);
      plates.place(spread);
      marks.place(listMarks(picture, mood));
      if (picture.areShadowsStale) lights.refreshShadows();
    },
    drawnBeads: () => beads.drawn(),
    faceLabels: (octant) => labels.face(octant),
    dispose: () => {
      disposeTree(scene);
      board.dispose();
      lights.dispose();
      environment?.dispose();
    },
  };
}
