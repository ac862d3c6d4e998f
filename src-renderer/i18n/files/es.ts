import { plural } from '../es/grammar.ts';
import type { FilesWords } from './filesWords.ts';

export const es: FilesWords = {
  openTitle: 'Abrir una partida',
  explanation:
    'SGF, un enlace a HexWorld o trmph, una lista de jugadas, órdenes GTP, el código de una posición o un archivo de Quintet. También se puede soltar un archivo o texto en cualquier parte, o pegarlo en el tablero. La partida en curso se aparta tal como está y se conserva.',
  choose: 'Elegir un archivo…',
  paste: 'O pegar una partida',
  open: 'Abrir',
  cancel: 'Cancelar',
  opened: 'La partida está abierta',
  toGame: 'Ir a la partida',
  errors: {
    ERR_FORMAT_UNKNOWN: 'No contiene ninguna partida que Quintet sepa leer.',
    ERR_FORMAT_TOO_LARGE: 'Es demasiado grande.',
    ERR_FORMAT_GAME: 'Contiene un juego que Quintet no tiene.',
    ERR_FORMAT_SETUP: 'Ese tablero o esa posición inicial no se puede jugar aquí.',
    ERR_FORMAT_CONTENT: 'Este archivo de Quintet está dañado.',
    ERR_FORMAT_NEWER: 'Este archivo es de una versión posterior de Quintet.',
  },
  notes: {
    broken: (line, column, offset) =>
      `El archivo falla en la línea ${line}, columna ${column} (byte ${offset}). Lo anterior se ha leído.`,
    leftOut: (where) => `Una parte del archivo, «${where}», no se pudo usar; el resto se ha leído.`,
    badMove: (number, move) =>
      `La jugada ${number}, «${move}», no es posible. La partida se ha abierto hasta ahí.`,
    linesLeftOut: (count) =>
      plural(count, {
        one: 'Se ha omitido o acortado # variante.',
        other: 'Se han omitido o acortado # variantes.',
      }),
    commentsCut: 'No se han podido conservar todos los comentarios.',
    swap: {
      pieces: 'El intercambio se ha leído como el que lleva la ficha a su imagen reflejada.',
      sides: 'El intercambio se ha leído como un cambio de bando de los jugadores.',
    },
    results: {
      draw: 'tablas',
      open: 'sin terminar',
      won: (side) => `victoria de ${side}`,
    },
    result: (told, board) => `Según el archivo: ${told}. Según el tablero: ${board}.`,
    moreGames: 'El archivo contiene más partidas. Se ha abierto la primera.',
    charset: (name) => `El texto se ha leído como ${name}.`,
  },
  saveTitle: 'Guardar o copiar la partida',
  format: 'Formato',
  formats: {
    sgf: 'SGF',
    moves: 'Lista de jugadas',
    hexWorld: 'Enlace a HexWorld',
    gtp: 'Órdenes GTP',
    code: 'Código de la posición',
    json: 'Quintet',
  },
  formatsExplained: {
    sgf: 'Todo: variantes, comentarios, nombres y resultado. Muchos programas lo leen.',
    moves: 'La línea actual, para personas.',
    hexWorld: 'La línea actual, para verla en la web.',
    gtp: 'La línea actual, para motores.',
    code: 'El tablero tal como está, sin las jugadas que llevaron a él.',
    json: 'Todo, para el propio Quintet.',
  },
  text: 'Texto',
  save: 'Guardar',
  copy: 'Copiar',
  close: 'Cerrar',
  saved: 'Guardado.',
  copied: 'Copiado.',
  notCopied: 'No se ha podido copiar el texto. Está seleccionado: cópialo con el teclado.',
  remarks: 'Según el archivo',
  player: (side, name) => `${side}: ${name}`,
};
