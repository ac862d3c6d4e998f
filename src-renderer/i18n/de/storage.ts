import type { StorageErrorCode } from '../../../src-shared/ipc/storage.ts';
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

/** What is said of saving. */
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
};
