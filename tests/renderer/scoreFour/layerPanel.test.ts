// @vitest-environment jsdom
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { asMove, type Move } from '../../../src-shared/core/move.ts';
import { unwrap } from '../../../src-shared/core/result.ts';
import { scoreFour } from '../../../src-shared/games/scoreFour/index.ts';
import type { ScoreFourPosition } from '../../../src-shared/games/scoreFour/position.ts';
import { cellAfterKey } from '../../../src-renderer/boards/scoreFour/gridKeys.ts';
import LayerPanel from '../../../src-renderer/boards/scoreFour/LayerPanel.svelte';
import { stageView } from '../../../src-renderer/boards/scoreFour/stageView.ts';
import { scoreFourView } from '../../../src-renderer/boards/scoreFour/view.svelte.ts';

function play(...texts: string[]): { position: ScoreFourPosition; lastMove: Shown['lastMove'] } {
  let position = scoreFour.initial({});
  let lastMove: Shown['lastMove'];
  for (const text of texts) {
    const move = unwrap(scoreFour.notation.parse(position, text));
    lastMove = { move, before: position };
    position = scoreFour.play(position, move);
  }
  return { position, lastMove };
}

interface Shown {
  lastMove: { move: Move; before: ScoreFourPosition } | undefined;
}

let panel: ReturnType<typeof mount> | undefined;

function show(texts: string[], isInteractive = true) {
  const onPlay = vi.fn();
  const onRefuse = vi.fn();
  const look = {
    theme: 'light',
    quality: 'low',
    reducedMotion: true,
    showCoordinates: true,
    isFlipped: false,
  } as const;
  panel = mount(LayerPanel, {
    target: document.body,
    props: { setup: {}, ...play(...texts), isInteractive, look, onPlay, onRefuse },
  });
  flushSync();
  return { onPlay, onRefuse };
}

const cell = (name: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`[aria-label="${name}"]`);
  if (found === null) throw new Error(`there is no cell “${name}”`);
  return found;
};
const press = (key: string, change: KeyboardEventInit = {}): void => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...change });
  document.activeElement?.dispatchEvent(event);
  flushSync();
};

afterEach(async () => {
  if (panel !== undefined) await unmount(panel);
  panel = undefined;
  scoreFourView.reset();
});

describe('the layers of Score Four', () => {
  it('name every cell: place, owner, and what is special', () => {
    show(['B2', 'B2', 'A1', 'C3']);
    expect(document.querySelectorAll('[role="grid"]')).toHaveLength(4);
    expect(document.querySelectorAll('[role="gridcell"]')).toHaveLength(64);
    cell('B2, height 1, White');
    cell('B2, height 2, Black');
    cell('B2, height 3, empty, playable');
    cell('B2, height 4, empty');
    cell('C3, height 1, Black, last move');
  });

  it('play the cell where the bead lands, by click', () => {
    const { onPlay } = show(['B2']);
    cell('B2, height 2, empty, playable').click();
    expect(onPlay).toHaveBeenCalledWith(asMove(5));
  });

  it('say why a cell can’t be played', () => {
    const { onPlay, onRefuse } = show(['B2', 'B2', 'B2', 'B2']);
    cell('B2, height 1, White').click();
    cell('A1, height 3, empty').click();
    expect(onRefuse.mock.calls).toEqual([
      ['Peg B2 is full.'],
      ['A bead can’t hang in the air: on A1 it lands at height 1.'],
    ]);
    expect(onPlay).not.toHaveBeenCalled();
  });

  it('say that no move can be made while nobody may move', () => {
    const { onRefuse } = show(['B2'], false);
    cell('A1, height 1, empty').click();
    expect(onRefuse).toHaveBeenCalledOnce();
  });

  it('have one tab stop, which follows the keys', () => {
    const { onPlay } = show([]);
    const stops = () => [...document.querySelectorAll<HTMLElement>('[tabindex="0"]')];
    expect(stops()).toHaveLength(1);
    stops()[0]?.focus();
    press('ArrowRight');
    press('ArrowUp');
    expect(stops()).toEqual([document.activeElement]);
    press('Enter');
    press(' ', { repeat: true });
    expect(onPlay.mock.calls).toEqual([[asMove(5)]]);
  });

  it('show the peg that the 3D board points at, and tell it theirs', () => {
    show(['B2']);
    scoreFourView.pointedPeg = 5;
    flushSync();
    expect(document.querySelectorAll('[data-ghost="1"]')).toHaveLength(1);
    cell('C1, height 1, empty, playable').dispatchEvent(
      new MouseEvent('pointerover', { bubbles: true }),
    );
    expect(scoreFourView.pointedPeg).toBe(2);
  });
});

describe('the keys on the layers', () => {
  it.each([
    ['ArrowLeft', 5, 4],
    ['ArrowLeft', 4, 4],
    ['ArrowRight', 5, 6],
    ['ArrowUp', 5, 9],
    ['ArrowDown', 5, 1],
    ['ArrowDown', 1, 1],
    ['PageUp', 5, 21],
    ['PageUp', 53, 53],
    ['PageDown', 21, 5],
    ['PageDown', 5, 5],
    ['Home', 6, 4],
    ['End', 5, 7],
  ])('%s goes from cell %i to cell %i', (key, from, to) => {
    expect(cellAfterKey(from, key)).toBe(to);
  });

  it('leave other keys alone', () => {
    expect(cellAfterKey(5, 'x')).toBeUndefined();
  });
});

describe('what the 3D board shows', () => {
  it('is the position, the last move and a ghost where a bead may land', () => {
    const view = stageView({ ...play('B2', 'B2'), isInteractive: true }, 5);
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
    expect(stageView({ ...full, isInteractive: true }, 5).ghost).toBeUndefined();
    expect(stageView({ ...full, isInteractive: false }, 6).ghost).toBeUndefined();
  });

  it('has a bar for each winning line', () => {
    const won = play('A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'D1');
    const lines = stageView({ ...won, isInteractive: false }, undefined).winningLines;
    expect(lines).toEqual([[0, 1, 2, 3].map((peg) => ({ peg, height: 0 }))]);
  });
});
