import type { BranchMessages } from '../messages/branches.ts';

const name = (lineId: number): string => (lineId === 0 ? 'Línea principal' : `Variante ${lineId}`);
const inText = (lineId: number): string =>
  lineId === 0 ? 'la línea principal' : `la variante ${lineId}`;

/** What is said of the lines of a match, and of moves that are typed. */
export const branches: BranchMessages = {
  branches: {
    name,
    goOn: (lineId) => `Seguir en ${inText(lineId)}`,
    delete: (lineId) => `Borrar ${inText(lineId)}`,
    deleted: (lineId) => `Se ha borrado ${inText(lineId)}.`,
    restore: 'Recuperarla',
    looking: (lineId, ply, last) => `${name(lineId)}: jugada ${ply} de ${last}`,
    begun: (lineId, ply) =>
      `${name(lineId)}, desde ${ply === 0 ? 'el comienzo' : `la jugada ${ply}`}. Las jugadas que había se conservan.`,
    isAt: (lineId, ply) => `${name(lineId)}, ${ply === 0 ? 'el comienzo' : `jugada ${ply}`}.`,
  },
  typedMove: {
    label: 'Jugada',
    completions: 'Jugadas que empiezan así',
    close: 'Cerrar',
    unknown: (typed, example) =>
      `«${typed}» no es una jugada. Las jugadas se escriben como «${example}».`,
  },
};
