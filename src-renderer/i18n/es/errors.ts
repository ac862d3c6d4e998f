import type { ErrorMessages } from '../messages/errors.ts';

/** Why something that was asked of the program was not done. */
export const errors: ErrorMessages['errors'] = {
  ERR_NO_MATCH: 'No hay ninguna partida en la que hacer eso.',
  ERR_STALE: 'La partida ha cambiado entretanto, así que no se ha hecho nada.',
  ERR_NOT_YOUR_TURN: 'No es tu turno.',
  ERR_MATCH_OVER: 'La partida ha terminado.',
  ERR_ILLEGAL_MOVE: 'Las reglas no permiten esa jugada.',
  ERR_NOTHING_TO_UNDO: 'No hay ninguna jugada que deshacer.',
  ERR_NOTHING_TO_REDO: 'No hay ninguna jugada que rehacer.',
  ERR_NO_SUCH_LINE: 'Esa posición o variante ya no existe.',
  ERR_TOO_MANY_LINES: 'Esta partida ya no puede guardar más variantes. Borra antes alguna.',
  ERR_STRICT: 'En una partida estricta no se deshace nada.',
  ERR_NO_DRAW: 'Ahora mismo no se pueden obtener tablas.',
  ERR_NO_BRANCH_YET: 'Una partida estricta o con reloj solo tiene variantes cuando ha terminado.',
  ERR_SETUP: 'La partida no se puede preparar así.',
  ERR_UNSAVED: 'No se ha podido guardar una partida.',
  ERR_KIOSK: 'Eso no se puede hacer aquí: este Quintet está para todo el mundo.',
  ERR_ONE_WINDOW: 'Aquí solo puede haber una ventana.',
  ERR_NO_FOLDER_WINDOW: 'La carpeta no se puede abrir desde aquí.',
  ERR_UNKNOWN_CALL: 'Quintet no conoce lo que pide esta ventana.',
  ERR_PAYLOAD: 'Quintet no entiende lo que pide esta ventana.',
  ERR_SENDER: 'Solo la ventana de la aplicación puede pedir eso.',
  ERR_INTERNAL: 'Algo ha fallado dentro de Quintet. La partida se conserva.',
  ERR_CONNECTION: 'No se ha hecho: no había conexión con el programa. La partida se conserva.',
  ERR_UNREADABLE: 'El programa ha dicho algo que esta ventana no entiende.',
};
