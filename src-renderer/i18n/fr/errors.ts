import type { ErrorMessages } from '../messages/errors.ts';

/** Why something that was asked of the program was not done. */
export const errors: ErrorMessages['errors'] = {
  ERR_NO_MATCH: 'Il n’y a pas de partie où faire cela.',
  ERR_STALE: 'La partie a changé entre-temps\u202F: rien n’a été fait.',
  ERR_NOT_YOUR_TURN: 'Ce n’est pas à vous de jouer.',
  ERR_MATCH_OVER: 'La partie est terminée.',
  ERR_ILLEGAL_MOVE: 'Les règles n’autorisent pas ce coup.',
  ERR_NOTHING_TO_UNDO: 'Il n’y a pas de coup à annuler.',
  ERR_NOTHING_TO_REDO: 'Il n’y a pas de coup à rétablir.',
  ERR_NO_SUCH_LINE: 'Cette position ou cette variante n’existe plus.',
  ERR_TOO_MANY_LINES:
    'Cette partie a autant de variantes qu’elle peut en garder. Supprimez-en d’abord une.',
  ERR_ON_TABLE:
    'Cette partie est sur le plateau et ne peut pas être supprimée. Passez d’abord à une autre.',
  ERR_STRICT: 'Dans une partie stricte, aucun coup n’est repris.',
  ERR_NO_DRAW: 'La nulle n’est pas possible en ce moment.',
  ERR_NO_BRANCH_YET: 'Une partie stricte, ou avec pendule, n’a de variantes qu’une fois terminée.',
  ERR_SETUP: 'La partie ne peut pas être préparée ainsi.',
  ERR_POSITION: 'Une telle position est impossible.',
  ERR_STRICT_GAME: 'Tant qu’une partie stricte de ce jeu est en cours, rien n’est analysé.',
  ERR_GAME_FILE: 'Cette partie n’a pas pu être ouverte.',
  ERR_NO_PUZZLE: 'Ce problème n’existe pas.',
  ERR_TOURNAMENT: 'Le tournoi ne peut pas être joué ainsi.',
  ERR_TOURNAMENT_RUNS: 'Un autre tournoi est en cours. Terminez-le ou suspendez-le d’abord.',
  ERR_NO_TOURNAMENT: 'Ce tournoi n’existe plus.',
  ERR_UNSAVED: 'Une partie n’a pas pu être enregistrée.',
  ERR_KIOSK: 'Cela ne peut pas être fait ici\u202F: ce Quintet est là pour tout le monde.',
  ERR_ONE_WINDOW: 'Il n’y a jamais qu’une seule fenêtre ici.',
  ERR_NO_PROGRAM: 'Ce programme n’existe pas ou ne joue pas à ce jeu.',
  ERR_NO_PICKER: 'Ici, les programmes s’ajoutent à la main : voir l’aide dans les réglages.',
  ERR_PROGRAM_FILE: 'Cela ne peut pas être lancé comme programme.',
  ERR_BATCH_FILE:
    'Les fichiers batch ne sont pas lancés, car seul un shell pourrait les exécuter. Choisissez le programme qu’il lance.',
  ERR_NO_FOLDER_WINDOW: 'Le dossier ne peut pas être ouvert d’ici.',
  ERR_UNKNOWN_CALL: 'Quintet ne connaît pas ce que cette fenêtre demande.',
  ERR_PAYLOAD: 'Quintet ne comprend pas ce que cette fenêtre demande.',
  ERR_SENDER: 'Seule la fenêtre de l’application peut demander cela.',
  ERR_INTERNAL: 'Un problème est survenu dans Quintet. La partie est conservée.',
  ERR_CONNECTION:
    'Cela n’a pas été fait\u202F: il n’y avait pas de connexion au programme. La partie est conservée.',
  ERR_UNREADABLE: 'Le programme a répondu quelque chose que cette fenêtre ne comprend pas.',
};
