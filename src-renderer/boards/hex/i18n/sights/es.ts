import type { HexSightWords } from './sightWords.ts';

export const es: HexSightWords = {
  connections: 'Conexiones y zona obligada',
  inferior: 'Casillas muertas y capturadas',
  joined: (side) =>
    `${side} ha unido sus bordes con seguridad, juegue quien juegue: bastan las casillas marcadas.`,
  wins: (side, sign) => `${sign}: una ficha de ${side} ahí uniría sus bordes con seguridad.`,
  mustPlay: (side, other) =>
    `×: fuera de la zona obligada. Una ficha de ${side} ahí pierde, porque ${other} une entonces sus bordes con seguridad.`,
  noConnection: 'Aquí ninguna unión de los bordes es segura todavía.',
  dead: '†: muerta. Una ficha ahí no cambia nada, la ponga quien la ponga.',
  captured: (side, sign) =>
    `${sign}: capturada. Estas casillas cuentan como de ${side}, que tiene respuesta a cada ficha puesta ahí.`,
  noInferior: 'Aquí ninguna casilla está muerta ni capturada.',
};
