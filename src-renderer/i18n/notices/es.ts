import type { FileFault } from '../../../src-shared/ipc/storage.ts';
import type { NoticesWords } from './noticesWords.ts';

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

export const es: NoticesWords = {
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
