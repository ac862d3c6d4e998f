import type { StorageErrorCode } from '../../../src-shared/ipc/storage.ts';
import type { StorageMessages } from '../messages/storage.ts';
import { plural } from './grammar.ts';

const REASONS: Readonly<Record<StorageErrorCode, string>> = {
  ERR_DISK_FULL: 'el disco está lleno',
  ERR_READ_ONLY: 'el disco es de solo lectura',
  ERR_NOT_ALLOWED: 'Quintet no tiene permiso para escribir en su carpeta de datos',
  ERR_BUSY: 'otro programa tiene ocupado el archivo',
  ERR_FOLDER_GONE: 'la carpeta de datos ya no está',
  ERR_FOLDER_TAKEN: 'otro Quintet se ha hecho cargo de la carpeta de datos',
  ERR_IN_THE_WAY: 'hay otra cosa en el lugar del archivo',
  ERR_STORAGE: 'el disco informa de un error',
};

const ADVICE: Readonly<Partial<Record<StorageErrorCode, string>>> = {
  ERR_DISK_FULL: 'Libera algo de espacio; se vuelve a intentar cada pocos segundos.',
  ERR_FOLDER_GONE:
    'Devuélvela a su sitio o vuelve a conectar su disco; se vuelve a intentar cada pocos segundos.',
  ERR_FOLDER_TAKEN: 'Cierra el otro; se vuelve a intentar cada pocos segundos.',
};

/** What is said of saving. */
export const storage: StorageMessages['storage'] = {
  /** Shown for as long as something on the table is not on the disk. */
  unsaved: (games, error) => {
    const what =
      games < 2
        ? 'Esta partida no está guardada'
        : plural(games, {
            one: '# partida no está guardada',
            other: '# partidas no están guardadas',
          });
    const advice = ADVICE[error] ?? 'Se vuelve a intentar cada pocos segundos.';
    return `${what}: ${REASONS[error]}. Puedes seguir jugando. ${advice}`;
  },
  saving: 'Guardado',
  savedAgain: 'Todo está guardado de nuevo.',
  settingNotStored: (error) =>
    `No se ha podido guardar ese ajuste: ${REASONS[error]}. Está como antes.`,
};
