import type { Background } from '../../pictures/drawing.ts';
import type { PictureKind } from '../../pictures/picturedGame.ts';

/** What is said when pictures of games are made, and what stands on a printed one. */
export interface PicturesWords {
  readonly title: string;
  /** Of a picture for who does not see it. */
  readonly preview: string;
  readonly kind: string;
  readonly kinds: Readonly<Record<PictureKind, string>>;
  readonly size: string;
  readonly theme: string;
  readonly themes: Readonly<Record<'light' | 'dark', string>>;
  readonly background: string;
  readonly backgrounds: Readonly<Record<Background, string>>;
  /** How long a film shows each position. */
  readonly pace: string;
  seconds(seconds: number): string;
  /** Which position it is. */
  afterMoves(ply: number, all: number): string;
  /** What a film shows. */
  wholeGame(positions: number): string;
  filming(done: number, total: number): string;
  readonly callOff: string;
  readonly calledOff: string;
  readonly save: string;
  readonly saved: string;
  readonly tooLarge: string;
  readonly close: string;
  readonly moves: string;
  /** At the foot of a printed game. */
  printedBy(date: string): string;
}
