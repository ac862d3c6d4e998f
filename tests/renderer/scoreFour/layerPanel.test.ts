// @vitest-environment jsdom
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { asMove } from '../../../src-shared/core/move.ts';
import LayerPanel from '../../../src-renderer/boards/scoreFour/LayerPanel.svelte';
import {
  pegInWords,
  threatsInWords,
  threatView,
} from '../../../src-renderer/boards/scoreFour/threatView.ts';
import type { Stage } from '../../../src-renderer/stage/scoreFourStage.ts';
import { scoreFourView } from '../../../src-renderer/boards/scoreFour/view.svelte.ts';
import { play } from './play.ts';

let panel: ReturnType<typeof mount> | undefined;

function show(texts: string[], isInteractive = true) {
  const onPlay = vi.fn();
  const onRefuse = vi.fn();
  const look = {
    theme: 'light',
    quality: 'low',
    hasReducedMotion: true,
    motionScale: 1,
    showCoordinates: true,
    coordinates: 'handout',
    isFlipped: false,
  } as const;
  panel = mount(LayerPanel, {
    target: document.body,
    props: { setup: {}, ...play(...texts), isInteractive, isOver: false, look, onPlay, onRefuse },
  });
  flushSync();
  return { onPlay, onRefuse };
}

const cell = (name: string): SVGElement => {
  const found = document.querySelector<SVGElement>(`[aria-label="${name}"]`);
  if (found === null) throw new Error(`there is no cell “${name}”`);
  return found;
};
const click = (name: string): void => {
  cell(name).dispatchEvent(new MouseEvent('click', { bubbles: true }));
};
const press = (key: string, change: KeyboardEventInit = {}): KeyboardEvent => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...change });
  document.activeElement?.dispatchEvent(event);
  flushSync();
  return event;
};

afterEach(async () => {
  if (panel !== undefined) await unmount(panel);
  panel = undefined;
  scoreFourView.begin({ stand: null, isExploded: false });
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
    click('B2, height 2, empty, playable');
    expect(onPlay).toHaveBeenCalledWith(asMove(5));
  });

  it('say why a cell can’t be played', () => {
    const { onPlay, onRefuse } = show(['B2', 'B2', 'B2', 'B2']);
    click('B2, height 1, White');
    click('A1, height 3, empty');
    expect(onRefuse.mock.calls).toEqual([
      ['Peg B2 is full.'],
      ['A bead can’t hang in the air: on A1 it lands at height 1.'],
    ]);
    expect(onPlay).not.toHaveBeenCalled();
  });

  it('say that no move can be made while nobody may move', () => {
    const { onRefuse } = show(['B2'], false);
    click('A1, height 1, empty');
    expect(onRefuse).toHaveBeenCalledOnce();
  });

  it('have one tab stop, which follows the keys', () => {
    const { onPlay } = show([]);
    const stops = () => [...document.querySelectorAll<SVGElement>('[tabindex="0"]')];
    expect(stops()).toHaveLength(1);
    stops()[0]?.focus();
    press('ArrowRight');
    press('ArrowUp');
    expect(stops()).toEqual([document.activeElement]);
    press('Enter');
    press(' ', { repeat: true });
    expect(onPlay.mock.calls).toEqual([[asMove(10)]]);
  });

  it('play the cell that has the focus, however it came there', () => {
    const { onPlay } = show([]);
    cell('B2, height 1, empty, playable').focus();
    press('Enter');
    expect(onPlay.mock.calls).toEqual([[asMove(5)]]);
  });

  it('keep their tab stop when they move to another place of the screen', async () => {
    show([]);
    cell('B2, height 1, empty, playable').focus();
    press('ArrowUp');
    if (panel !== undefined) await unmount(panel);
    show([]);
    expect(document.querySelector('[tabindex="0"]')).toBe(cell('B3, height 1, empty, playable'));
  });

  it('show the peg that the 3D board points at, and tell it theirs', () => {
    show(['B2']);
    scoreFourView.pointedPeg = 5;
    flushSync();
    expect(document.querySelectorAll('[data-ghost="1"]')).toHaveLength(1);
    cell('C1, height 1, empty, playable').dispatchEvent(
      new MouseEvent('pointermove', { bubbles: true }),
    );
    expect(scoreFourView.pointedPeg).toBe(2);
  });
});

describe('the threat view on the layers', () => {
  // White has A1, B1 and C1 at height 2 over other beads: D1 lacks one bead below that.
  const DEADLY = ['A1', 'B1', 'B1', 'C1', 'C1', 'A2', 'A1', 'B2'];

  afterEach(() => {
    scoreFourView.isStrict = false;
    if (scoreFourView.showsThreats) scoreFourView.toggleThreats();
  });

  it('names the cells where a side would win, and the peg that would be deadly', () => {
    show([...DEADLY, 'D4']);
    expect(document.querySelectorAll('[data-threat], [data-deadly]')).toHaveLength(0);
    scoreFourView.toggleThreats();
    flushSync();
    cell('D1, height 2, empty, White would win here');
    cell('D1, height 1, empty, playable, deadly: White would win on top');
    expect(document.querySelectorAll('[data-threat="0"]')).toHaveLength(1);
    expect(document.querySelectorAll('[data-deadly]')).toHaveLength(1);
    scoreFourView.toggleThreats();
    flushSync();
    cell('D1, height 2, empty');
  });

  it('shows nothing in a strict match, however it was before', () => {
    show([...DEADLY, 'D4']);
    scoreFourView.toggleThreats();
    scoreFourView.isStrict = true;
    flushSync();
    cell('D1, height 2, empty');
    scoreFourView.isStrict = false;
    flushSync();
    cell('D1, height 2, empty, White would win here');
  });

  it('says the same in sentences', () => {
    const { position } = play(...DEADLY, 'D4');
    const shown = threatView(position);
    expect(threatsInWords(shown)).toBe('White would win at D1, height 2. Deadly to play: D1.');
    expect(pegInWords(position, 3, shown)).toBe(
      'A bead on D1 lets White win on top of it, at height 2. White would win at D1, height 2.',
    );
    expect(pegInWords(position, 4, shown)).toBeUndefined();
    expect(threatsInWords(threatView(play().position))).toMatch(/^No threats/);
  });
});

describe('the lines of a cell', () => {
  it('show on the layers while it is pointed at, by whose they are', () => {
    show(['A1', 'B2', 'A2']);
    cell('A4, height 1, empty, playable').dispatchEvent(
      new MouseEvent('pointermove', { bubbles: true }),
    );
    flushSync();
    const count = (owner: string) => document.querySelectorAll(`[data-line="${owner}"]`).length;
    // Seven lines of three other cells each: one is White’s, none is dead.
    expect([count('0'), count('1'), count('open')]).toEqual([3, 0, 18]);
  });
});

describe('the keys on the layers', () => {
  it('lead from cell to cell and from layer to layer', () => {
    show([], false);
    for (const [key, from, to] of [
      ['ArrowLeft', 'B2, height 1', 'A2, height 1'],
      ['ArrowLeft', 'A2, height 1', 'A2, height 1'],
      ['ArrowRight', 'B2, height 1', 'C2, height 1'],
      ['ArrowUp', 'B2, height 1', 'B3, height 1'],
      ['ArrowDown', 'B2, height 1', 'B1, height 1'],
      ['ArrowDown', 'B1, height 1', 'B1, height 1'],
      ['PageUp', 'B2, height 1', 'B2, height 2'],
      ['PageUp', 'B2, height 4', 'B2, height 4'],
      ['PageDown', 'B2, height 2', 'B2, height 1'],
      ['PageDown', 'B2, height 1', 'B2, height 1'],
      ['Home', 'C2, height 1', 'A2, height 1'],
      ['End', 'B2, height 3', 'D2, height 3'],
    ] as const) {
      cell(`${from}, empty`).focus();
      press(key);
      expect(document.activeElement, `${key} from ${from}`).toBe(cell(`${to}, empty`));
    }
  });

  it('are left to the page when they mean nothing', () => {
    show([]);
    cell('A1, height 1, empty, playable').focus();
    expect(press('x').defaultPrevented).toBe(false);
  });
});

describe('what can be done with the view', () => {
  afterEach(() => {
    Object.assign(scoreFourView, { stage: undefined, isKiosk: false, isStrict: false });
    scoreFourView.begin({ stand: null, isExploded: false });
  });

  it('is little where the layers stand alone', () => {
    expect(Object.keys(scoreFourView.offers)).toEqual(['threats']);
  });

  it('turns, zooms, lifts and sorts the 3D board', () => {
    const stage = { rotateQuarter: vi.fn(), zoom: vi.fn(), resetCamera: vi.fn() };
    scoreFourView.stage = stage as unknown as Stage;
    const { offers } = scoreFourView;
    offers.turnLeft?.run();
    offers.turnRight?.run();
    expect(stage.rotateQuarter.mock.calls).toEqual([[-1], [1]]);
    offers.zoomIn?.run();
    offers.zoomOut?.run();
    const factors = stage.zoom.mock.calls.map(([factor]) => factor as number);
    expect(factors[0]).toBeGreaterThan(1);
    expect(factors[0]! * factors[1]!).toBeCloseTo(1);
    offers.resetView?.run();
    expect(stage.resetCamera).toHaveBeenCalledOnce();
    offers.explode?.run();
    expect(scoreFourView.isExploded).toBe(true);
    for (const [height, id] of (['height1', 'height2', 'height3', 'height4'] as const).entries()) {
      offers[id]?.run();
      expect(scoreFourView.height).toBe(height);
    }
    offers.height4?.run();
    expect(scoreFourView.height).toBeUndefined();
  });

  it('are pictures, but not for visitors of a kiosk', () => {
    scoreFourView.stage = {} as Stage;
    scoreFourView.offers.photo?.run();
    expect(scoreFourView.isPhotoOpen).toBe(true);
    scoreFourView.isKiosk = true;
    expect(scoreFourView.offers.photo).toBeUndefined();
  });

  it('are threats, but not in a strict game, which says so', () => {
    scoreFourView.offers.threats?.run();
    expect(scoreFourView.showsThreats).toBe(true);
    scoreFourView.offers.threats?.run();
    expect(scoreFourView.showsThreats).toBe(false);
    scoreFourView.isStrict = true;
    expect(scoreFourView.offers.threats?.whyNot).toBe('A strict game gives no help.');
  });
});
