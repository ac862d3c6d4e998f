import type { HexSightWords } from './sightWords.ts';

export const fr: HexSightWords = {
  connections: 'Connexions et zone obligatoire',
  inferior: 'Cases mortes et capturées',
  joined: (side) =>
    `${side} a relié ses bords à coup sûr, qui que ce soit qui joue\u202F: les cases marquées suffisent.`,
  wins: (side, sign) => `${sign}\u202F: un pion de ${side} y relierait ses bords à coup sûr.`,
  mustPlay: (side, other) =>
    `×\u202F: hors de la zone obligatoire. Un pion de ${side} y perd, car ${other} relie alors ses bords à coup sûr.`,
  noConnection: 'Aucune liaison des bords n’est encore certaine ici.',
  dead: '†\u202F: morte. Un pion n’y change rien, qui que ce soit qui la pose.',
  captured: (side, sign) =>
    `${sign}\u202F: capturée. Ces cases comptent comme celles de ${side}, qui a une réponse à chaque pion posé là.`,
  noInferior: 'Aucune case n’est morte ni capturée ici.',
};
