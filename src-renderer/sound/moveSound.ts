/** What a move sounds like. */
export interface MoveSound {
  readonly kind: 'place' | 'fall' | 'tray' | 'slide' | 'capture' | 'cord' | 'triangle';
  /** So long after the move the piece is in its place, at usual speed. */
  readonly landingMs: number;
  /** Raises the sound: the height of a bead from 0, triangles beyond the first. */
  readonly step?: number;
}
