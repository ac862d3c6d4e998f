import type { WindowMessages } from '../messages/window.ts';

/** What the window says whatever is shown in it. */
export const window: WindowMessages = {
  app: {
    name: 'Quintet',
    title: (game) => `${game} – Quintet`,
    tagline: 'Cinq jeux classiques, une seule table',
    loading: 'Mise en place…',
    languageFailed:
      'Les textes de cette langue n’ont pas pu être chargés. Quintet continue comme avant.',
  },
  connection: {
    /** What is the matter, and what to do about it. */
    lost: ['La connexion à Quintet a été perdue. Nouvelle tentative…', 'La partie est conservée.'],
    ended: [
      'Quintet s’est arrêté.',
      'La partie est conservée\u202F: relancez Quintet, et elle continuera dans la fenêtre qui s’ouvrira alors. Vous pouvez fermer celle-ci.',
    ],
    restarted: [
      'Quintet a été relancé depuis l’ouverture de cette fenêtre.',
      'La partie est conservée et continue dans la fenêtre qui s’est ouverte alors. Vous pouvez fermer celle-ci.',
    ],
    noEntry: [
      'Cette adresse seule n’ouvre pas Quintet.',
      'Ouvrez l’adresse complète que Quintet a affichée au démarrage, ou choisissez «\u202FOuvrir une autre fenêtre\u202F» dans le menu d’une fenêtre de Quintet. Relancer Quintet ouvre aussi une fenêtre.',
    ],
    entryUnknown: [
      'Quintet ne connaît pas cette adresse.',
      'Elle est incomplète, ou elle a été affichée lors d’un démarrage antérieur. Ouvrez la dernière adresse affichée\u202F; relancer Quintet ouvre aussi une fenêtre.',
    ],
    entryUsed: [
      'Cette adresse a déjà servi.',
      'Chaque adresse ouvre une fenêtre. Pour une de plus, choisissez «\u202FOuvrir une autre fenêtre\u202F» dans le menu de la fenêtre qu’elle a ouverte, ou relancez Quintet.',
    ],
    tooManyWindows: [
      'Quintet a autant de fenêtres ouvertes qu’il peut en servir.',
      'Fermez-en une, et celle-ci s’ouvrira d’elle-même.',
    ],
    hasQuit: 'Quintet s’est arrêté. Vous pouvez fermer cette fenêtre.',
  },
  toasts: { region: 'Messages', dismiss: 'Fermer' },
  about: {
    title: 'À propos de Quintet',
    version: (version) => `Quintet ${version}`,
    licence:
      'Quintet est un logiciel libre sous licence MIT. Il n’a besoin d’aucun réseau et n’envoie rien.',
    notices: 'Licences de Quintet et des logiciels qu’il contient',
    unreadable:
      'Elles n’ont pas pu être lues. Elles font partie de tout Quintet compilé, dans le fichier notices.txt.',
  },
};
