import type { ForfeitFault } from '../../../src-shared/core/forfeitFault.ts';
import type { MatchMessages } from '../messages/match.ts';
import { be, have, object, plural, subject, win } from './grammar.ts';

const FAULTS: Readonly<Record<ForfeitFault, string>> = {
  ERR_OPPONENT_GONE: 'son programme s’est arrêté',
  ERR_OPPONENT_SILENT: 'pas de réponse à temps',
  ERR_OPPONENT_FLOOD: 'la réponse dépasse ce qui est permis',
  ERR_OPPONENT_MALFORMED: 'la réponse n’a pas de sens',
  ERR_OPPONENT_ILLEGAL: 'la réponse n’est pas un coup permis',
  ERR_PLAYER_FAILED: 'échec du programme',
};

/** What is said of a match, whichever game it is. */
export const match: MatchMessages = {
  match: {
    back: 'Retour à tous les jeux',
    board: (game) => `Plateau de ${game}`,
    rules: 'Règles et touches',
    flip: 'Retourner le plateau',
    menu: 'Menu',
    panel: 'Partie',
    hidePanel: 'Replier le panneau',
    showPanel: 'Afficher le panneau',
    withKey: (what, key) => `${what} (${key})`,
    commands: 'Commandes',
    players: 'Joueurs',
  },
  players: {
    you: 'Vous',
    level: (level) => `Niveau ${level}`,
    two: 'à deux',
    against: (opponent, side) => `contre ${opponent}\u00a0· vous jouez ${side}`,
    toMove: 'au trait',
    thinking: 'réfléchit',
    thinkingDeep: (depth) => `réfléchit · profondeur ${depth}`,
    moveNow: 'Jouer',
  },
  turn: (who) => `À ${object(who)} de jouer.`,
  result: {
    region: 'Résultat',
    draw: 'Partie nulle',
    wins: (who) => `${subject(who)} ${win(who)}`,
    rematchAs: (side) => `Revanche – vous jouez ${side}`,
    rematchOfTwo: 'Revanche – changer de camp',
  },
  ends: {
    resigned: (who) => `${subject(who)} ${have(who)} abandonné.`,
    forfeits: (who, fault) =>
      `${who.isYou ? 'Vous perdez' : `${who.name} perd`} par forfait\u202F: ${FAULTS[fault]}.`,
    outOfTime: (who) => `${subject(who)} ${have(who)} épuisé le temps imparti.`,
    agreed: 'Les deux camps se sont mis d’accord sur la nulle.',
    claimed: 'La nulle a été réclamée\u202F: la même position était là pour la troisième fois.',
    repetition: 'La même position est là pour la troisième fois.',
    tooLong: (moves) =>
      plural(moves, { one: 'La partie a duré # coup.', other: 'La partie a duré # coups.' }),
  },
  news: {
    newGame: (game) => `Nouvelle partie – ${game}.`,
    tookBack: (count) => plural(count, { one: '# coup annulé.', other: '# coups annulés.' }),
    goesOn: 'La partie continue.',
  },
  moves: {
    title: 'Coups',
    none: 'Aucun coup',
    first: 'Position initiale',
    previous: 'Coup précédent',
    next: 'Coup suivant',
    last: 'Dernier coup',
    start: 'Début',
    looking: (ply, last) => (ply === 0 ? 'Le début' : `Coup ${ply} sur ${last}`),
    now: 'Revenir au jeu',
    viewing: (ply, last) =>
      ply === 0 ? 'Vous regardez le début.' : `Vous regardez le coup ${ply} sur ${last}.`,
  },
  evaluation: {
    title: (name) => `Ce que pense ${name}`,
    even: 'La partie est équilibrée.',
    better: (who) => `${subject(who)} ${have(who)} un léger avantage.`,
    muchBetter: (who) => `${subject(who)} ${have(who)} un net avantage.`,
    winning: (who) => `${subject(who)} ${be(who)} en passe de gagner.`,
    winsBy: (who, margin) => `${subject(who)} ${win(who)} avec ${margin} d’avance.`,
    /** @param moves the winner’s own */
    wins: (who, moves) =>
      `${subject(who)} ${win(who)}${moves <= 1 ? '' : ` en ${moves} coups ou moins`}.`,
    drawn: 'Avec le meilleur jeu, la partie est nulle.',
    chance: (who, percent) => `${percent}\u202F% pour ${object(who)}`,
    depth: (plies) => plural(plies, { other: 'profondeur #' }),
    /** @param short the same number, as it is written */
    nodes: (count, short) => plural(count, { one: '# position', other: '# positions' }, short),
    show: 'Montrer ce que pense l’ordinateur',
    explained:
      'Qui a l’avantage selon lui, jusqu’où il regarde, et les coups auxquels il s’attend.',
    bestLine: 'Meilleure suite',
  },
  confirm: {
    keepPlaying: 'Continuer à jouer',
    resignTitle: 'Abandonner cette partie\u202F?',
    resignText: (winner) =>
      `La victoire ira à ${winner}. Vous pourrez encore revenir en arrière avec «\u202FAnnuler\u202F».`,
    resignTextStrict: (winner) =>
      `La victoire ira à ${winner}. Dans une partie stricte, on ne peut pas revenir en arrière.`,
    restartTitle: 'Recommencer cette partie\u202F?',
    restartText: 'La partie est mise de côté telle quelle, et conservée.',
    quitUnsavedTitle: 'Quitter sans enregistrer\u202F?',
    quitUnsavedText: (games) =>
      games < 2
        ? 'Ce qui a été joué depuis le dernier enregistrement sera perdu.'
        : plural(games, {
            one: '# partie n’a pas pu être enregistrée et sera perdue.',
            other: '# parties n’ont pas pu être enregistrées et seront perdues.',
          }),
    isVoid: 'La partie en question a changé ou n’existe plus\u202F: rien n’a été fait.',
  },
  help: {
    title: (game) => `Comment jouer à ${game}`,
    close: 'Fermer',
    goal: 'Le but',
    rules: 'Les règles',
    hands: 'Souris et toucher',
    boardKeys: 'Touches sur le plateau',
    everywhere: 'Touches valables partout',
  },
  board: {
    notNow: 'Aucun coup ne peut être joué maintenant.',
    over: 'La partie est terminée.',
    notYourTurn: 'Ce n’est pas à vous de jouer.',
    earlier:
      'C’est un coup antérieur. Choisissez «\u202FRejouer à partir d’ici\u202F» ou revenez au jeu.',
  },
  boards: {
    keys: [
      ['Flèches', 'aller d’un emplacement à l’autre'],
      ['Début, Fin', 'aller au début ou à la fin de la rangée'],
      ['Page préc., Page suiv.', 'aller en haut ou en bas de la colonne'],
      ['Entrée, Espace', 'choisir l’emplacement'],
    ],
    hands: [
      'Deux doigts, ou la molette avec Ctrl enfoncé, rapprochent le plateau\u202F; il suffit alors de glisser pour le déplacer.',
    ],
    materials: { walnut: 'Noyer', slate: 'Ardoise', maple: 'Érable' },
    zoom: 'Zoom',
  },
  refusals: {
    ERR_NO_SUCH_MOVE: 'Ce coup n’existe pas.',
    ERR_GAME_OVER: 'La partie est terminée.',
  },
};
