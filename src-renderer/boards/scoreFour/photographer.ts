import type { ScoreFourPosition } from '../../../src-shared/games/scoreFour/position.ts';
import { homeAngle } from '../../stage/cameraFit.ts';
import { STAGE_MATERIALS } from '../../stage/finishes.ts';
import { PhotoStudio } from '../../stage/photo.ts';
import type { Photographer } from '../boardEntry.ts';
import type { BoardLook } from '../boardProps.ts';
import { stageView } from './stageView.ts';
import { scoreFourView } from './view.svelte.ts';

const NOTHING_POINTED = {
  ...{ pointedPeg: undefined, pointedHeight: undefined, showsThreats: false },
};

/** Takes pictures of the 3D board, from where the person has put the camera. */
export async function openPhotographer(
  look: BoardLook,
): Promise<Photographer<ScoreFourPosition> | undefined> {
  // What is painted on the board is painted once, so its font comes first.
  await document.fonts.load("700 1em 'Inter Variable'").catch(() => []);
  const studio = PhotoStudio.open({
    ...{ theme: look.theme, quality: look.quality },
    material: STAGE_MATERIALS.find((each) => each === look.material) ?? 'walnut',
  });
  if (studio === undefined) return undefined;
  return {
    take(shown, options) {
      const view = stageView({ ...shown, isInteractive: false, isOver: true }, NOTHING_POINTED);
      const stand = scoreFourView.stand ?? { ...homeAngle(options), zoom: 1 };
      const layers = { isExploded: false, height: undefined };
      const taken = studio.take({ view, layers, stand }, options);
      return taken.ok ? taken.value : undefined;
    },
    dispose: () => studio.dispose(),
  };
}
