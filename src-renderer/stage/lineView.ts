import type { ViewAngle } from './cameraFit.ts';
import { BEAD_RADIUS, beadCentre, type StageCell } from './layout.ts';

/** So far apart, in board units across the line of sight, two beads of a line are seen beside each other. */
const APART = BEAD_RADIUS * 1.5;
const STEPS = 24;

/**
 * From where around the board all lines are seen whole, none of their beads behind another of the same line: as near as
 * possible to where the camera is. Radians; exactly `from.azimuth` if it is good where it is.
 *
 * @param spread 0..1, how far the layers are lifted apart
 */
export function azimuthShowing(
  lines: readonly (readonly StageCell[])[],
  from: ViewAngle,
  spread = 0,
): number {
  const apartAt = (azimuth: number) =>
    Math.min(...lines.map((line) => leastDistance(line, { ...from, azimuth }, spread)));
  let best = from.azimuth;
  let bestApart = apartAt(best);
  for (let step = 1; step <= STEPS / 2 && bestApart < APART; step++) {
    for (const way of [1, -1]) {
      const azimuth = from.azimuth + (way * step * 2 * Math.PI) / STEPS;
      const apart = apartAt(azimuth);
      if (apart > bestApart + 1e-6 && bestApart < APART) {
        best = azimuth;
        bestApart = apart;
      }
    }
  }
  return best;
}

/** The least distance between two beads of a line as they are seen from far away, in board units. */
function leastDistance(line: readonly StageCell[], angle: ViewAngle, spread: number): number {
  const seen = line.map((cell) => {
    const { x, y, z } = beadCentre(cell, spread);
    const { azimuth, elevation } = angle;
    const level = Math.sin(azimuth) * x + Math.cos(azimuth) * z;
    return {
      x: Math.cos(azimuth) * x - Math.sin(azimuth) * z,
      y: Math.cos(elevation) * y - Math.sin(elevation) * level,
    };
  });
  const distances = seen.flatMap((a, index) =>
    seen.slice(index + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)),
  );
  return Math.min(...distances);
}
