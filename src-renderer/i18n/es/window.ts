import type { WindowMessages } from '../messages/window.ts';

/** What the window says whatever is shown in it. */
export const window: WindowMessages = {
  app: {
    name: 'Quintet',
    title: (game) => `${game} – Quintet`,
    tagline: 'Cinco juegos clásicos, una mesa',
    loading: 'Preparando la mesa…',
    languageFailed: 'No se han podido cargar los textos de este idioma. Quintet sigue como estaba.',
  },
  connection: {
    /** What is the matter, and what to do about it. */
    lost: [
      'Se ha perdido la conexión con Quintet. Intentándolo de nuevo…',
      'La partida se conserva.',
    ],
    ended: [
      'Quintet se ha cerrado.',
      'La partida se conserva: inicia Quintet de nuevo y continuará en la ventana que se abra entonces. Esta puedes cerrarla.',
    ],
    restarted: [
      'Quintet se ha vuelto a iniciar desde que se abrió esta ventana.',
      'La partida se conserva y continúa en la ventana que se abrió entonces. Esta puedes cerrarla.',
    ],
    noEntry: [
      'Esta dirección por sí sola no abre Quintet.',
      'Abre la dirección completa que mostró al iniciarse o elige «Abrir otra ventana» en el menú de una ventana de Quintet. Si vuelves a iniciar Quintet, también se abre una ventana.',
    ],
    entryUnknown: [
      'Quintet no conoce esta dirección.',
      'Está incompleta o se mostró en un inicio anterior. Abre la última dirección que se mostró; si vuelves a iniciar Quintet, también se abre una ventana.',
    ],
    entryUsed: [
      'Esta dirección ya se ha usado.',
      'Cada dirección abre una ventana. Para abrir otra, elige «Abrir otra ventana» en el menú de la ventana que abrió o vuelve a iniciar Quintet.',
    ],
    tooManyWindows: [
      'Quintet tiene abiertas tantas ventanas como puede atender.',
      'Cierra una de ellas y esta se abrirá sola.',
    ],
    hasQuit: 'Quintet se ha cerrado. Puedes cerrar esta ventana.',
  },
  toasts: { region: 'Mensajes', dismiss: 'Descartar' },
  about: {
    title: 'Acerca de Quintet',
    version: (version) => `Quintet ${version}`,
    licence: 'Quintet es software libre bajo la licencia MIT. No necesita red ni envía nada.',
    notices: 'Licencias de Quintet y del software que contiene',
    unreadable:
      'No se han podido leer. Forman parte de todo Quintet compilado, en el archivo notices.txt.',
  },
};
