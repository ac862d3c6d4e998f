import { describe, expect, it } from 'vitest';
import { stageView } from '../../../src-renderer/boards/scoreFour/stageView.ts';
import { play } from './play.ts';

const pointing = (pointedPeg?: number, showsThreats = false) => ({
  pointedPeg,
  pointedHeight: undefined,
  showsThreats,
});

describe('what the 3D board shows', () => {
  it('is the lines of the peg that is pointed at, by whose they are, without the dead ones', () => {
    const { lines } = stageView(
      { ...play('A1', 'B1', 'A2'), isInteractive: true, isOver: false },
      pointing(12),
    );
    // A4 at height 1: its column has White's beads, its row none, its diagonals none, its peg none.
    expect(lines.map(({ side }) => side).filter((side) => side === 0)).toHaveLength(1);
    expect(lines).toHaveLength(7);
    const closed = stageView(
      { ...play('A1', 'A2'), isInteractive: true, isOver: false },
      pointing(12),
    );
    expect(closed.lines).toHaveLength(6);
  });

  it('is threats and deadly pegs where they are asked for, until the game is over', () => {
    const shown = { ...play('A1', 'A2', 'B1', 'B2', 'C1'), isInteractive: true };
    const on = stageView({ ...shown, isOver: false }, pointing(undefined, true));
    expect(on.threats).toEqual([{ peg: 3, height: 0, side: 0 }]);
    expect(on.lines).toHaveLength(1);
    const off = stageView({ ...shown, isOver: true }, pointing(undefined, true));
    expect([off.threats, off.deadlyPegs, off.lines]).toEqual([[], [], []]);
    const hidden = stageView({ ...shown, isOver: false }, pointing());
    expect([hidden.threats, hidden.lines]).toEqual([[], []]);
  });

  it('is the position, the last move and a ghost where a bead may land', () => {
    const view = stageView(
      { ...play('B2', 'B2'), isInteractive: true, isOver: false },
      pointing(5),
    );
    expect(view.beads).toEqual([
      { peg: 5, height: 0, side: 0 },
      { peg: 5, height: 1, side: 1 },
    ]);
    expect(view.lastMove).toEqual({ peg: 5, height: 1 });
    expect(view.ghost).toEqual({ peg: 5, height: 2, side: 0 });
    expect(view.winningLines).toEqual([]);
  });

  it('has no ghost on a full peg or when nobody may move', () => {
    const full = play('B2', 'B2', 'B2', 'B2');
    expect(
      stageView({ ...full, isInteractive: true, isOver: false }, pointing(5)).ghost,
    ).toBeUndefined();
    expect(
      stageView({ ...full, isInteractive: false, isOver: false }, pointing(6)).ghost,
    ).toBeUndefined();
  });

  it('has a bar for each winning line', () => {
    const won = play('A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'D1');
    const lines = stageView(
      { ...won, isInteractive: false, isOver: true },
      pointing(),
    ).winningLines;
    expect(lines).toEqual([[0, 1, 2, 3].map((peg) => ({ peg, height: 0 }))]);
  });
});
