import type { StorageErrorCode } from '../../../src-shared/ipc/storage.ts';
import type { StorageMessages } from '../messages/storage.ts';
import { plural } from './grammar.ts';

const REASONS: Readonly<Record<StorageErrorCode, string>> = {
  ERR_DISK_FULL: 'le disque est plein',
  ERR_READ_ONLY: 'le disque est en lecture seule',
  ERR_NOT_ALLOWED: 'Quintet n’a pas le droit d’écrire dans son dossier de données',
  ERR_BUSY: 'un autre programme utilise le fichier',
  ERR_FOLDER_GONE: 'le dossier de données n’est plus là',
  ERR_FOLDER_TAKEN: 'un autre Quintet a pris le dossier de données',
  ERR_IN_THE_WAY: 'autre chose se trouve à la place du fichier',
  ERR_STORAGE: 'le disque signale une erreur',
};

const ADVICE: Readonly<Partial<Record<StorageErrorCode, string>>> = {
  ERR_DISK_FULL: 'Libérez de la place\u202F; un nouvel essai a lieu toutes les quelques secondes.',
  ERR_FOLDER_GONE:
    'Remettez-le en place ou rebranchez son disque\u202F; un nouvel essai a lieu toutes les quelques secondes.',
  ERR_FOLDER_TAKEN: 'Fermez l’autre\u202F; un nouvel essai a lieu toutes les quelques secondes.',
};

/** What is said of saving. */
export const storage: StorageMessages['storage'] = {
  /** Shown for as long as something on the table is not on the disk. */
  unsaved: (games, error) => {
    const what =
      games < 2
        ? 'Cette partie n’est pas enregistrée'
        : plural(games, {
            one: '# partie n’est pas enregistrée',
            other: '# parties ne sont pas enregistrées',
          });
    const advice = ADVICE[error] ?? 'Un nouvel essai a lieu toutes les quelques secondes.';
    return `${what}\u202F: ${REASONS[error]}. Vous pouvez continuer à jouer. ${advice}`;
  },
  saving: 'Enregistrement',
  savedAgain: 'Tout est de nouveau enregistré.',
  settingNotStored: (error) =>
    `Ce réglage n’a pas pu être enregistré\u202F: ${REASONS[error]}. Il est resté comme avant.`,
};
