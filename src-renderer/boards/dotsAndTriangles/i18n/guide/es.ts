import type { DotsGuide } from '../dotsWords.ts';

export const es: DotsGuide = {
  aim: 'Ten más triángulos que el otro bando cuando todas las líneas estén trazadas. Si hay los mismos, son tablas.',
  goalPicture: 'Ha ganado Jugador 2, por cuatro triángulos a dos.',
  hands: ['Haz clic o toca entre dos puntos para trazar la línea que los une.'],
  rules: () => [
    'Empieza Jugador 1. Por turnos, se traza una línea entre dos puntos vecinos. Si trazas el tercer lado de un triángulo, es tuyo; una línea puede cerrar dos triángulos.',
    'Tras cerrar un triángulo, trazas una línea más. Lo que cierre esa línea también es tuyo, pero nunca hay una tercera línea seguida.',
  ],
  pictures: {
    closed: 'Jugador 1 ha trazado el tercer lado: el triángulo es suyo, y traza otra línea.',
    two: 'Una línea que cierra dos triángulos.',
    limit:
      'Jugador 1 ha cerrado un triángulo y otro con la línea de más. La línea marcada queda para Jugador 2.',
  },
  levels: [
    'Aprendiendo: pasa por alto triángulos que se podían cerrar. Buen rival para empezar.',
    'Principiante prudente: cierra lo que puede y a menudo te deja algo que cerrar.',
    'Debut en el club: ve lo que cada línea te deja cerrar y aún regala algunos.',
    'Constante: regala menos triángulos.',
    'Fuerte: rara vez regala un triángulo sin necesidad.',
    'Muy fuerte: calcula lo que valen las próximas líneas.',
    'Experto: calcula más lejos, hasta el final cuando quedan pocas líneas.',
    'Maestro: calcula durante todo el tiempo de reflexión. En los tableros más pequeños conoce todas las posiciones.',
  ],
  setup: {
    shape: { name: 'Tablero', choices: [{ name: 'Hexágono' }, { name: 'Triángulo' }] },
    size: { name: 'Longitud del lado' },
  },
};
