import type { FileFault, StorageErrorCode } from '../../../src-shared/ipc/storage.ts';
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

const FAULTS: Readonly<Record<FileFault, string>> = {
  folder: 'c’est un dossier',
  special: 'ce n’est pas un fichier ordinaire',
  unreadable: 'il est illisible',
  tooLong: 'il est trop long',
  notJson: 'ce n’est pas du JSON',
  content: 'son contenu n’a pas de sens',
  newer: 'il a été écrit par une version plus récente de Quintet',
};

const kept = (name: string | undefined): string =>
  name === undefined
    ? 'Il a été laissé là où il est.'
    : `Il a été conservé sous le nom «\u202F${name}\u202F».`;

const original = (name: string | undefined): string =>
  name === undefined ? '' : ` Le fichier d’origine est «\u202F${name}\u202F».`;

/** What is said about files. */
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

  fileUnusable: (file, fault, place, keptAs) => {
    const why = place === undefined ? FAULTS[fault] : `${FAULTS[fault]} (à «\u202F${place}\u202F»)`;
    return `«\u202F${file}\u202F» est inutilisable\u202F: ${why}. ${kept(keptAs)}`;
  },
  threadReplaced: {
    late: 'Un fil de recherche ne s’est pas arrêté à temps\u202F; un autre a pris sa place.',
    crashed:
      'Un fil de recherche s’est arrêté de façon inattendue\u202F; un autre a pris sa place.',
  },
  backupUsed: (file) =>
    `La copie qui précède le dernier «\u202F${file}\u202F» a été utilisée à sa place.`,
  gameFile: (file, isOpened) =>
    isOpened
      ? `«\u202F${file}\u202F» n’a pas pu être lu en entier.`
      : `Aucune partie dans «\u202F${file}\u202F».`,
  movedAway: (file, keptAs) =>
    `Un autre élément se trouvait à la place de «\u202F${file}\u202F». ${kept(keptAs)}`,
  noBackup: (file) =>
    `Aucune copie du dernier «\u202F${file}\u202F» ne peut être gardée à côté de lui.`,
  settingsRepaired: (keys, keptAs) =>
    `Certains réglages étaient inutilisables\u202F: ${keys.join(', ')}. Les autres n’ont pas changé.${original(keptAs)}`,
  settingsNewer: (keptAs) =>
    `Les réglages viennent d’une version plus récente de Quintet\u202F; ce que celle-ci connaît a été repris.${original(keptAs)}`,
};
