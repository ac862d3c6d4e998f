import type { FileFault, StorageErrorCode } from '../../../src-shared/ipc/storage.ts';
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

const FAULTS: Readonly<Record<FileFault, string>> = {
  folder: 'es una carpeta',
  special: 'no es un archivo corriente',
  unreadable: 'no se puede leer',
  tooLong: 'es demasiado largo',
  notJson: 'no es JSON',
  content: 'su contenido no tiene sentido',
  newer: 'lo ha escrito una versión posterior de Quintet',
};

const kept = (name: string | undefined): string =>
  name === undefined ? 'Se ha dejado donde está.' : `Se ha conservado como «${name}».`;

const original = (name: string | undefined): string =>
  name === undefined ? '' : ` El archivo tal como estaba es «${name}».`;

/** What is said about files. */
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

  fileUnusable: (file, fault, place, keptAs) => {
    const why = place === undefined ? FAULTS[fault] : `${FAULTS[fault]} (en «${place}»)`;
    return `No se puede usar «${file}»: ${why}. ${kept(keptAs)}`;
  },
  threadReplaced: {
    late: 'Un hilo de búsqueda no se detuvo a tiempo, así que otro ha ocupado su lugar.',
    crashed: 'Un hilo de búsqueda terminó de forma inesperada, así que otro ha ocupado su lugar.',
  },
  backupUsed: (file) => `En su lugar se ha usado la copia anterior de «${file}».`,
  gameFile: (file, isOpened) =>
    isOpened
      ? `«${file}» no se ha podido leer por completo.`
      : `No hay ninguna partida en «${file}».`,
  movedAway: (file, keptAs) => `Había otra cosa en el lugar de «${file}». ${kept(keptAs)}`,
  noBackup: (file) =>
    `Junto a «${file}» no se puede conservar ninguna copia de la versión anterior.`,
  settingsRepaired: (keys, keptAs) =>
    `No se han podido usar algunos ajustes: ${keys.join(', ')}. Los demás están como estaban.${original(keptAs)}`,
  settingsNewer: (keptAs) =>
    `Los ajustes proceden de una versión posterior de Quintet; se ha aprovechado lo que esta conoce.${original(keptAs)}`,
};
