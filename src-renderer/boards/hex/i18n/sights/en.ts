import type { HexSightWords } from './sightWords.ts';

export const en: HexSightWords = {
  connections: 'Connections and must-play region',
  inferior: 'Dead and captured cells',
  joined: (side) =>
    `${side} has joined its edges for certain, whoever moves: the marked cells are enough.`,
  wins: (side, sign) => `${sign}: a stone of ${side} there would join its edges for certain.`,
  mustPlay: (side, other) =>
    `×: outside the must-play region. A stone of ${side} there loses, because ${other} then joins its edges for certain.`,
  noConnection: 'No connection of the edges is certain here yet.',
  dead: '†: dead. A stone there changes nothing, whoever puts it.',
  captured: (side, sign) =>
    `${sign}: captured. These cells count as ${side}’s, since it has an answer to every stone there.`,
  noInferior: 'No cell is dead or captured here.',
};
