import { describe, expect, it } from 'vitest';
import { LINES, heightOf, pegOf } from '../../../src-shared/games/scoreFour/geometry.ts';
import { homeAngle } from '../../../src-renderer/stage/cameraFit.ts';
import { BEAD_RADIUS, beadCentre, type StageCell } from '../../../src-renderer/stage/layout.ts';
import { azimuthShowing } from '../../../src-renderer/stage/lineView.ts';

const home = homeAngle({ width: 1_000, height: 700 });
const cellsOf = (line: readonly number[]): StageCell[] =>
  line.map((cell) => ({ peg: pegOf(cell), height: heightOf(cell) }));

/** How far apart two neighbours of a line are seen, from far away. */
function seenApart(line: readonly StageCell[], azimuth: number): number {
  const [a, b] = [beadCentre(line[0]!), beadCentre(line[1]!)];
  const { elevation } = home;
  const [dx, dy, dz] = [b.x - a.x, b.y - a.y, b.z - a.z];
  const level = Math.sin(azimuth) * dx + Math.cos(azimuth) * dz;
  const across = Math.cos(azimuth) * dx - Math.sin(azimuth) * dz;
  return Math.hypot(across, Math.cos(elevation) * dy - Math.sin(elevation) * level);
}

describe('the view of a winning line', () => {
  it('stays where it is when the line is seen whole from there', () => {
    const upright = cellsOf([0, 16, 32, 48]);
    expect(azimuthShowing([upright], home)).toBe(home.azimuth);
  });

  it('turns so that no bead of any line hides another one of it', () => {
    let turned = 0;
    for (const line of LINES) {
      for (const azimuth of [0, 0.8, 1.57, 2.5, 3.9]) {
        const cells = cellsOf(line);
        const best = azimuthShowing([cells], { ...home, azimuth });
        expect(seenApart(cells, best)).toBeGreaterThan(Math.min(BEAD_RADIUS * 1.4, 0.6));
        if (best !== azimuth) turned++;
      }
    }
    expect(turned).toBeGreaterThan(10);
  });

  it('shows several lines as well as can be', () => {
    const lines = [cellsOf([0, 1, 2, 3]), cellsOf([0, 4, 8, 12])];
    const best = azimuthShowing(lines, { ...home, azimuth: 0 });
    const worst = (azimuth: number) => Math.min(...lines.map((line) => seenApart(line, azimuth)));
    expect(worst(best)).toBeGreaterThan(worst(0));
  });
});
