import type { FileFault } from '../../../src-shared/ipc/storage.ts';
import type { NoticesWords } from './noticesWords.ts';

const FAULTS: Readonly<Record<FileFault, string>> = {
  folder: 'Sie ist ein Ordner',
  special: 'Sie ist keine gewöhnliche Datei',
  unreadable: 'Sie kann nicht gelesen werden',
  tooLong: 'Sie ist zu lang',
  notJson: 'Sie ist kein JSON',
  content: 'Ihr Inhalt ergibt keinen Sinn',
  newer: 'Eine neuere Version von Quintet hat sie geschrieben',
};

const kept = (name: string | undefined): string =>
  name === undefined ? 'Sie liegt noch, wo sie war.' : `Sie wurde als „${name}“ aufbewahrt.`;

const keptThing = (name: string | undefined): string =>
  name === undefined ? 'Es liegt noch, wo es war.' : `Es wurde als „${name}“ aufbewahrt.`;

const original = (name: string | undefined): string =>
  name === undefined ? '' : ` Die Datei, wie sie war, heißt jetzt „${name}“.`;

export const de: NoticesWords = {
  fileUnusable: (file, fault, place, keptAs) => {
    const why = place === undefined ? FAULTS[fault] : `${FAULTS[fault]} (bei „${place}“)`;
    return `Die Datei „${file}“ ist nicht brauchbar: ${why}. ${kept(keptAs)}`;
  },
  threadReplaced: {
    late: 'Ein Such-Thread hat nicht rechtzeitig aufgehört, deshalb ist ein anderer an seine Stelle getreten.',
    crashed:
      'Ein Such-Thread ist unerwartet zu Ende gegangen, deshalb ist ein anderer an seine Stelle getreten.',
  },
  backupUsed: (file) => `Stattdessen wurde die vorige Fassung von „${file}“ verwendet.`,
  gameFile: (file, isOpened) =>
    isOpened
      ? `„${file}“ konnte nicht vollständig gelesen werden.`
      : `In „${file}“ ist keine Partie.`,
  movedAway: (file, keptAs) =>
    `Etwas anderes lag dort, wo „${file}“ hingehört. ${keptThing(keptAs)}`,
  noBackup: (file) => `Neben „${file}“ kann keine Kopie der vorigen Fassung aufbewahrt werden.`,
  settingsRepaired: (keys, keptAs) =>
    `Einige Einstellungen waren nicht brauchbar: ${keys.join(', ')}. Die anderen sind wie zuvor.${original(keptAs)}`,
  settingsNewer: (keptAs) =>
    `Die Einstellungen stammen von einer neueren Version von Quintet; übernommen wurde, was diese kennt.${original(keptAs)}`,
};
