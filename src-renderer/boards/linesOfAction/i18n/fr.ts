import { setupValue } from '../../../../src-shared/core/setup.ts';
import { plural } from '../../../i18n/fr/grammar.ts';
import type { LinesOfActionWords } from './linesOfActionWords.ts';

const sides = ['Noir', 'Blanc'] as const;
const adjectives = ['noir', 'blanc'] as const;

const pieces = (count: number): string => plural(count, { one: '# pion', other: '# pions' });

export const fr: LinesOfActionWords = {
  name: 'Lines of Action',
  sides,
  blurb: 'Rassemblez tous vos pions avant l’autre camp.',
  aim: 'Rassemblez tous vos pions en un seul groupe, les voisins par les coins compris. Un pion seul est un groupe.',
  goalPicture: 'Noir a gagné\u202F: le dernier pion isolé a rejoint les autres.',
  hands: [
    'Glissez un pion jusqu’à sa case d’arrivée, ou cliquez ou touchez le pion, puis la case. Les cases qu’il atteint sont marquées, avec le nombre de pions sur chaque ligne.',
    'Un pion lâché ailleurs revient à sa place, de même qu’un pion sur lequel on clique de nouveau.',
  ],
  rules: (setup) => [
    'Noir commence, puis Blanc et Noir jouent à tour de rôle. Déplacez un de vos pions en ligne droite, dans l’une des huit directions, d’exactement autant de cases qu’il y a de pions des deux couleurs sur toute cette ligne.',
    'Vous pouvez sauter par-dessus vos propres pions, mais pas par-dessus ceux de l’autre camp. Arriver sur l’un de ceux-ci le prend.',
    'Un coup qui ne rassemble que les pions de l’autre camp donne la victoire à l’autre camp.',
    setupValue(setup, 'rules') === 0
      ? 'Un coup qui rassemble les pions des deux camps donne une partie nulle.'
      : 'Selon les règles de tournoi, un coup qui rassemble les pions des deux camps fait gagner qui l’a joué, et une position qui se présente pour la troisième fois avec le même camp au trait donne une partie nulle.',
    'Si aucun de vos pions ne peut bouger, vous devez passer. Si aucun camp ne peut bouger, la partie est nulle.',
  ],
  levels: [
    'Apprentissage\u202F: pense à votre réponse, oublie des coups et choisit librement. Un bon premier adversaire.',
    'Premiers pas, avec prudence\u202F: pense à votre réponse à chacun de ses coups, et en joue souvent un moins bon.',
    'Nouveau au club\u202F: pense à votre réponse à chacun de ses coups, et joue le plus souvent le meilleur.',
    'Solide\u202F: regarde quelques coups à l’avance.',
    'Fort\u202F: examine trois fois plus que le niveau au-dessous.',
    'Très fort\u202F: regarde encore plus loin, et punit les petites erreurs.',
    'Expert\u202F: cherche en profondeur et pardonne peu, en un cinquième de son temps.',
    'Maître\u202F: cherche pendant tout le temps de réflexion.',
  ],
  setup: {
    rules: {
      name: 'Règles',
      choices: [
        {
          name: 'Fiche',
          explanation: 'Les deux camps reliés\u202F: partie nulle.',
        },
        {
          name: 'Tournoi',
          explanation:
            'Les deux camps reliés\u202F: qui a joué gagne. La même position pour la troisième fois\u202F: partie nulle.',
        },
      ],
    },
  },
  refusals: {
    ERR_MAY_NOT_PASS: () => 'Un camp qui peut jouer n’a pas le droit de passer.',
    ERR_MUST_PASS: () => 'Aucun pion ne peut bouger\u202F: il faut passer ce tour.',
    ERR_NO_PIECE: ({ from }, name) => `Il n’y a pas de pion en ${name(from)}.`,
    ERR_NOT_YOUR_PIECE: ({ from, owner }, name) =>
      `Le pion en ${name(from)} est ${adjectives[owner]}.`,
    ERR_SAME_SQUARE: () => 'Un coup se termine sur une autre case.',
    ERR_NO_LINE: ({ from, to }, name) =>
      `Aucune ligne droite ne relie ${name(from)} et ${name(to)}.`,
    ERR_WRONG_DISTANCE: ({ count }) =>
      plural(count, {
        one: 'Le pion doit avancer d’exactement # case sur cette ligne.',
        other: 'Le pion doit avancer d’exactement # cases sur cette ligne.',
      }),
    ERR_BLOCKED: ({ owner, blocker }, name) =>
      `Un pion ${adjectives[owner]} en ${name(blocker)} barre le chemin.`,
    ERR_OWN_PIECE: ({ to }, name) => `Il y a un pion du même camp en ${name(to)}.`,
  },
  connected: (who) =>
    `${who.isYou ? 'Tous vos pions' : `Tous les pions de ${who.name}`} sont reliés.`,
  bothConnected: 'Les deux camps sont reliés.',
  bothConnectedBy: (who) =>
    `Les deux camps sont reliés, par ${who.isYou ? 'votre coup' : `le coup de ${who.name}`}.`,
  neitherMoves: 'Aucun camp ne peut bouger.',
  board: 'Plateau de Lines of Action',
  empty: (square) => `${square}, vide`,
  piece: (side, square) => `pion ${adjectives[side]} en ${square}`,
  movable: (piece, count) =>
    `${piece}, ${count === 0 ? 'aucun coup' : plural(count, { one: '# coup', other: '# coups' })}`,
  landing: (count, isCapture) =>
    `, ${isCapture ? 'peut être pris' : 'peut venir ici'}, ${pieces(count)} sur la ligne`,
  keys: [['Échap', 'reposer le pion choisi']],
  stuck: (square) =>
    `Le pion en ${square} ne peut pas bouger\u202F: chaque chemin est barré ou trop long.`,
  pickFirst: (side) => `Choisissez d’abord un pion ${adjectives[side]}.`,
  noMove: (side) => `Aucun pion ${adjectives[side]} ne peut bouger\u202F: ce tour est passé.`,
  pass: 'Passer',
  passed: 'passe',
  move: (from, to, isCapture) => `${from} ${isCapture ? 'prend' : 'vers'} ${to}`,
  card: 'Groupes',
  groups: (side, count, groups) =>
    groups === 1
      ? `${sides[side]}\u202F: ${pieces(count)}, tout est relié`
      : `${sides[side]}\u202F: ${pieces(count)} en ${groups} groupes`,
  nothingPicked: (side) =>
    `Choisissez un pion ${adjectives[side]} pour voir de combien il avance sur chaque ligne.`,
  linesOf: (piece) => `Lignes du ${piece}`,
  ways: {
    row: 'Rangée',
    falling: 'Diagonale descendante',
    column: 'Colonne',
    rising: 'Diagonale montante',
  },
  line: 'Ligne',
  pieces: 'Pions sur la ligne',
  goesTo: 'Va en',
  counted: (black, white) =>
    `${black + white === 1 ? 'pion' : 'pions'}, dont ${black} noir${black > 1 ? 's' : ''} et ${white} blanc${white > 1 ? 's' : ''}`,
  nowhere: 'barré',
  captions: {
    passes: (side) => `${side} ne peut pas bouger et passe.`,
    captures: (side, square, left) =>
      plural(left, {
        one: `${side} prend en ${square}. L’autre camp a encore # pion à relier.`,
        other: `${side} prend en ${square}. L’autre camp a encore # pions à relier.`,
      }),
    fewer: (side, groups) =>
      plural(groups, {
        one: `${side} a tout relié.`,
        other: `${side} se rassemble en # groupes.`,
      }),
    more: (side, groups) =>
      plural(groups, {
        one: `${side} forme un seul groupe.`,
        other: `${side} se disperse en # groupes.`,
      }),
    canWin: (side) => `${side} peut rassembler tous ses pions maintenant.`,
    threatens: (side) => `${side} menace de rassembler tous ses pions.`,
  },
};
