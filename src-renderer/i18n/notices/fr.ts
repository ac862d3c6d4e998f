import type { FileFault } from '../../../src-shared/ipc/storage.ts';
import type { NoticesWords } from './noticesWords.ts';

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

export const fr: NoticesWords = {
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
