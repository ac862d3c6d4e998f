import { LIFT_MS, easeOut, fallDuration, fallOffset, progress } from './animation.ts';
import { clearance } from './fall.ts';
import { cellKey, type StageCell } from './layout.ts';

export interface StageBead extends StageCell {
  /** 0 White (ivory), 1 Black (ebony). */
  readonly side: 0 | 1;
}

/** Where a bead is drawn at one moment. */
export interface BeadPlacement {
  readonly bead: StageBead;
  /** Board units above its resting place. */
  readonly lift: number;
  /** 1, or less while it disappears. */
  readonly scale: number;
  /** It lies still in its place. */
  readonly isResting: boolean;
}

/** More changes than this at once are a jump to another ply, not moves to be followed. */
const MOST_MOVES_AT_ONCE = 2;

interface Moving {
  readonly bead: StageBead;
  readonly kind: 'fall' | 'lift';
  readonly distance: number;
  readonly durationMs: number;
  startedMs: number | undefined;
}

/**
 * Turns successive sets of beads into motion: a bead that is new falls onto its peg, one that is
 * gone is lifted off it, and a jump to quite another position simply shows that position.
 */
export class BeadMotion {
  #beads = new Map<number, StageBead>();
  readonly #moving = new Map<number, Moving>();

  /** How much longer than usual a motion takes. */
  scale = 1;

  /** Beads still fall or rise. */
  get isMoving(): boolean {
    return this.#moving.size > 0;
  }

  /** Beads still fall; what marks the result of a move waits for that. */
  get isFalling(): boolean {
    return [...this.#moving.values()].some(({ kind }) => kind === 'fall');
  }

  /** Takes the new set of beads, one per cell; `isAnimated` false shows it at once. */
  show(beads: readonly StageBead[], isAnimated: boolean): void {
    const next = new Map(beads.map((bead) => [cellKey(bead), bead]));
    const added = beads.filter((bead) => this.#beads.get(cellKey(bead))?.side !== bead.side);
    const removed = [...this.#beads].filter(([key, bead]) => next.get(key)?.side !== bead.side);
    this.#beads = next;
    if (!isAnimated || added.length + removed.length > MOST_MOVES_AT_ONCE) {
      this.#moving.clear();
      return;
    }
    for (const [key, bead] of removed) this.#moving.set(key, lifting(bead));
    for (const bead of added) this.#moving.set(cellKey(bead), falling(bead));
  }

  /** Where every bead is at this moment; motions that have ended are forgotten. */
  placements(nowMs: number): readonly BeadPlacement[] {
    const placements: BeadPlacement[] = [];
    for (const [key, bead] of this.#beads) {
      const moving = this.#moving.get(key);
      if (moving?.kind === 'fall') continue;
      placements.push({ bead, lift: 0, scale: 1, isResting: true });
    }
    for (const [key, moving] of this.#moving) {
      moving.startedMs ??= nowMs;
      const elapsedMs = (nowMs - moving.startedMs) / this.scale;
      const hasEnded = elapsedMs >= moving.durationMs;
      if (hasEnded) this.#moving.delete(key);
      if (hasEnded && moving.kind === 'lift') continue;
      placements.push(hasEnded ? atRest(moving.bead) : place(moving, elapsedMs));
    }
    return placements;
  }
}

function atRest(bead: StageBead): BeadPlacement {
  return { bead, lift: 0, scale: 1, isResting: true };
}

function place({ bead, kind, distance, durationMs }: Moving, elapsedMs: number): BeadPlacement {
  if (kind === 'fall') {
    return { bead, lift: fallOffset(distance, elapsedMs), scale: 1, isResting: false };
  }
  const share = progress(elapsedMs, durationMs);
  const vanishing = progress(share - 0.6, 0.4);
  return { bead, lift: distance * easeOut(share), scale: 1 - vanishing, isResting: false };
}

function falling(bead: StageBead): Moving {
  const distance = clearance(bead);
  return {
    bead,
    kind: 'fall',
    distance,
    durationMs: fallDuration(distance),
    startedMs: undefined,
  };
}

function lifting(bead: StageBead): Moving {
  return {
    bead,
    kind: 'lift',
    distance: clearance(bead),
    durationMs: LIFT_MS,
    startedMs: undefined,
  };
}
