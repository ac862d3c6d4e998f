import { messages } from '../../i18n/messages.ts';
import type { BoardMaterial } from '../gameFace.ts';
import { FLAT_MATERIALS } from './flatMaterials.ts';

/** What a flat board can be made of, for its entry, with the names in the language of the window. */
export const flatMaterials = (): readonly BoardMaterial[] =>
  FLAT_MATERIALS.map((id) => ({ id, name: messages.boards.materials[id] }));
