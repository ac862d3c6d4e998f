import type { FileFault, StorageErrorCode } from '../../../src-shared/ipc/storage.ts';
import type { StorageMessages } from '../messages/storage.ts';
import { plural } from './grammar.ts';

const REASONS: Readonly<Record<StorageErrorCode, string>> = {
  ERR_DISK_FULL: 'Der Datenträger ist voll',
  ERR_READ_ONLY: 'Der Datenträger kann nur gelesen werden',
  ERR_NOT_ALLOWED: 'Quintet darf nicht in seinen Datenordner schreiben',
  ERR_BUSY: 'Ein anderes Programm hält die Datei fest',
  ERR_FOLDER_GONE: 'Der Datenordner ist nicht mehr da',
  ERR_FOLDER_TAKEN: 'Ein anderes Quintet hat den Datenordner übernommen',
  ERR_IN_THE_WAY: 'Etwas anderes liegt dort, wo die Datei hingehört',
  ERR_STORAGE: 'Der Datenträger meldet einen Fehler',
};

const ADVICE: Readonly<Partial<Record<StorageErrorCode, string>>> = {
  ERR_DISK_FULL: 'Schaffe etwas Platz; alle paar Sekunden wird es wieder versucht.',
  ERR_FOLDER_GONE:
    'Lege ihn zurück oder schließe seinen Datenträger wieder an; alle paar Sekunden wird es wieder versucht.',
  ERR_FOLDER_TAKEN: 'Schließe das andere; alle paar Sekunden wird es wieder versucht.',
};

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

/** What is said about files. */
export const storage: StorageMessages['storage'] = {
  /** Shown for as long as something on the table is not on the disk. */
  unsaved: (games, error) => {
    const what =
      games < 2
        ? 'Diese Partie ist'
        : plural(games, { one: '# Partie ist', other: '# Partien sind' });
    const advice = ADVICE[error] ?? 'Alle paar Sekunden wird es wieder versucht.';
    return `${what} nicht gespeichert: ${REASONS[error]}. Du kannst weiterspielen. ${advice}`;
  },
  saving: 'Speichern',
  savedAgain: 'Alles ist wieder gespeichert.',
  settingNotStored: (error) =>
    `Diese Einstellung konnte nicht gespeichert werden: ${REASONS[error]}. Sie ist wie zuvor.`,

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
