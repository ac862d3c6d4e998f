import { plural } from '../es/grammar.ts';
import type { TransferWords } from './transferWords.ts';

export const es: TransferWords = {
  exportTitle: 'Exportar todo',
  exportText:
    'Escribe un solo archivo con todas las partidas, sus títulos y etiquetas, los torneos, los ajustes y el progreso en problemas y tutoriales. Las partidas borradas y los análisis quedan fuera.',
  exportNow: 'Exportar',
  exporting: 'Escribiendo…',
  exported: (matches) =>
    plural(matches, { one: 'Se ha escrito # partida.', other: 'Se han escrito # partidas.' }),
  importTitle: 'Importar',
  importText:
    'Añade lo que contiene un archivo hecho con «Exportar todo». Verás qué es antes de que cambie nada, y ninguna partida de aquí se pierde ni se acorta.',
  choose: 'Elegir un archivo…',
  reading: 'Leyendo…',
  adding: 'Añadiendo…',
  faults: {
    other:
      'Este archivo no se hizo con «Exportar todo». Una sola partida se abre con «Abrir una partida».',
    newer: 'Este archivo lo escribió una versión posterior de Quintet.',
    tooLong: 'Este archivo es demasiado grande.',
    nothing: 'En este archivo no hay nada que añadir.',
  },
  from: (date, version) => `Escrito el ${date} por Quintet ${version}.`,
  added: (count) => plural(count, { one: '# partida nueva', other: '# partidas nuevas' }),
  known: (count) =>
    plural(count, { one: '# partida que ya está aquí', other: '# partidas que ya están aquí' }),
  longer: (count) =>
    plural(count, {
      one: '# partida que sigue más en el archivo',
      other: '# partidas que siguen más en el archivo',
    }),
  both: (count) =>
    plural(count, {
      one: '# partida que siguió de otra forma: se guardan ambas',
      other: '# partidas que siguieron de otra forma: se guardan ambas',
    }),
  tournaments: (count) => plural(count, { one: '# torneo', other: '# torneos' }),
  refused: (count) =>
    plural(count, { one: '# entrada dañada, omitida', other: '# entradas dañadas, omitidas' }),
  failed: (count) =>
    plural(count, {
      one: '# partida no se pudo guardar',
      other: '# partidas no se pudieron guardar',
    }),
  refusedLine: (line, reason) => `Línea ${line}: ${reason}`,
  cutOff: 'El archivo acaba demasiado pronto; lo que hay es bueno.',
  puzzles: 'El progreso en problemas y tutoriales',
  withSettings: 'Tomar también los ajustes',
  importNow: 'Importar',
  imported: 'Importado:',
  deleteTitle: 'Borrar todo',
  deleteText:
    'Se borran de este ordenador todas las partidas, resultados, torneos, ajustes y progresos, también las partidas ya borradas. No se puede deshacer; antes exporta todo si quizá lo quieras recuperar.',
  deleteNow: 'Borrar todo ahora',
  notDeleted: 'No se pudo borrar todo.',
  cancel: 'Cancelar',
  close: 'Cerrar',
};
