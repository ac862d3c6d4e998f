import type { Setup } from '../../../../src-shared/core/setup.ts';
import type { GameId } from '../../../../src-shared/games/index.ts';

/** A game as it is shown: everything that was played until then, in the game's notation. */
export interface ShownGame {
  readonly gameId: GameId;
  /** What is not as usual. */
  readonly setup: Setup;
  readonly moves: string;
  readonly theme: 'light' | 'dark';
  /** Whom the first side plays. */
  readonly opponent: 'computer' | 'person';
}

/** Games between levels 6 of the program itself, each until the middle, under the names of their pictures. */
export const SHOWN_GAMES = {
  'score-four': {
    gameId: 'scoreFour',
    setup: {},
    moves: 'B2 D3 C2 A1 A3 B2 A3 C2 A3 A3 A1 A4 D4 B2 D3 A4 C2 A1 D2 A2 D3 D2 A2 A4',
    theme: 'light',
    opponent: 'computer',
  },
  'lines-of-action': {
    gameId: 'linesOfAction',
    setup: {},
    moves:
      'e0-g2 a4-c6 e7-g5 a6-d6 g7-g3 a3-c1 g5xc1 h1-e1 d0-b2 a5-d2 f7-d5 a2-c4 c0-e2 h2xf0 g3xd6 f0-f1 b7-b4 e1xb4',
    theme: 'light',
    opponent: 'computer',
  },
  hex: {
    gameId: 'hex',
    setup: {},
    moves: 'E4 A8 D3 J6 I8 E8 G4 I2 D6 H4 H5 F6 G5 I5 I4 J3 J4 F4 F5 E5 E6 K4 B3 K3 J5 K5 H7 J8',
    theme: 'dark',
    opponent: 'computer',
  },
  domineering: {
    gameId: 'domineering',
    setup: { rows: 8, columns: 8 },
    moves: '20 51 18 53 7 11 34 55 23 49 36 13 30 9 39 3 37 21',
    theme: 'light',
    opponent: 'computer',
  },
  'dots-and-triangles': {
    gameId: 'dotsAndTriangles',
    setup: { size: 3 },
    moves:
      '25 49 26 54 19 82 47 3 76 14 7 36 78 69 41 59 64 55 1 63 52 79 74 73 72 71 70 77 83 66 31 33 32 29 43 50 11 90 45 53 35 62 68 67 61 51 44 34 27 18 20 13 6 5',
    theme: 'dark',
    opponent: 'computer',
  },
} as const satisfies Readonly<Record<string, ShownGame>>;

/** What is played while the 3D board turns, to its end. */
export const TURNING_GAME = {
  gameId: 'scoreFour',
  setup: {},
  moves: 'A4 D4 C1 C3 D3 D3 C3 A2 C3 B2 A1 D2',
  theme: 'light',
  opponent: 'person',
  next: 'C2 D1 C2 C2 B2 A2 A1 D4 A1 A1 D4 B1 B2'.split(' '),
} as const;
