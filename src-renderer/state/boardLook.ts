import type { GameId } from '../../src-shared/games/index.ts';
import type { BoardLook } from '../boards/boardProps.ts';
import { boardMaterial } from '../boards/faces.ts';
import type { SettingsState } from './settings.svelte.ts';

/** How the person likes the board of a game to look; not turned round. */
export const lookOf = (settings: SettingsState, gameId: GameId): BoardLook => ({
  theme: settings.theme,
  quality: settings.boardQuality,
  hasReducedMotion: settings.hasReducedMotion,
  motionScale: settings.motionScale,
  showCoordinates: settings.stored.showCoordinates,
  coordinates: settings.stored.coordinates,
  material: boardMaterial(gameId, settings.stored.materials[gameId]),
  isFlipped: false,
  view: settings.stored.boardView,
});
