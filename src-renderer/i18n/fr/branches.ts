import type { BranchMessages } from '../messages/branches.ts';

const name = (lineId: number): string => (lineId === 0 ? 'Ligne initiale' : `Variante ${lineId}`);
const inText = (lineId: number): string =>
  lineId === 0 ? 'la ligne initiale' : `la variante ${lineId}`;

/** What is said of the lines of a match, and of moves that are typed. */
export const branches: BranchMessages = {
  branches: {
    name,
    goOn: (lineId) => `Continuer dans ${inText(lineId)}`,
    delete: (lineId) => `Supprimer ${inText(lineId)}`,
    deleted: (lineId) => `${name(lineId)} supprimée.`,
    restore: 'La restaurer',
    looking: (lineId, ply, last) => `${name(lineId)}\u202F: coup ${ply} sur ${last}`,
    begun: (lineId, ply) =>
      `${name(lineId)}, à partir du ${ply === 0 ? 'début' : `coup ${ply}`}. Les coups d’avant sont conservés.`,
    isAt: (lineId, ply) => `${name(lineId)}, ${ply === 0 ? 'au début' : `au coup ${ply}`}.`,
  },
  typedMove: {
    label: 'Coup',
    completions: 'Coups qui commencent ainsi',
    close: 'Fermer',
    unknown: (typed, example) =>
      `«\u202F${typed}\u202F» n’est pas un coup. Les coups s’écrivent comme «\u202F${example}\u202F».`,
  },
};
