import { flushSync, mount, unmount, type Component } from 'svelte';
import { onTestFinished } from 'vitest';
import type { Game, Position } from '../../../src-shared/core/game.ts';
import type { Move } from '../../../src-shared/core/move.ts';
import { unwrap } from '../../../src-shared/core/result.ts';
import type { Setup } from '../../../src-shared/core/setup.ts';
import { listenToKeys } from '../../../src-renderer/commands/commandKeys.ts';
import { commands } from '../../../src-renderer/commands/commandState.svelte.ts';
import type { BoardLook, BoardProps } from '../../../src-renderer/boards/boardProps.ts';

const LOOK: BoardLook = {
  theme: 'light',
  quality: 'low',
  hasReducedMotion: true,
  motionScale: 1,
  showCoordinates: true,
  coordinates: 'handout',
  material: 'walnut',
  isFlipped: false,
  view: { stand: null, isExploded: false },
};

// The test page animates nothing.
Object.assign(Element.prototype, { getAnimations: () => [] });

interface Options<P> {
  readonly setup?: Setup;
  /** Moves made before the board is shown, in the game's notation. */
  readonly moves?: readonly string[];
  readonly start?: P;
  readonly look?: Partial<BoardLook>;
  /** The match is over by more than the rules, as by a resignation. */
  readonly isOver?: boolean;
  readonly isInteractive?: boolean;
}

/**
 * What a mouse does at a place in the window, in pixels. The test page has no pointer events of its own.
 * @param buttons those that are held, 1 for the main one
 */
export const pointerEvent = (type: string, clientX: number, buttons = 1): MouseEvent =>
  Object.assign(new MouseEvent(type, { bubbles: true, clientX, buttons }), {
    pointerId: 1,
    pointerType: 'mouse',
    isPrimary: true,
  });

/** A board in a page, with a game that goes on as the board asks. */
export class PlayTable<P extends Position> {
  readonly #game: Game<P>;
  position: P;
  lastMove: { readonly move: Move; readonly before: P } | undefined;
  isInteractive: boolean;
  /** What was played on the board, in the game's notation. */
  readonly played: string[] = [];
  /** Why tries were refused. */
  readonly refusals: string[] = [];

  constructor(game: Game<P>, board: Component<BoardProps<P>>, options: Options<P> = {}) {
    const setup = options.setup ?? game.setups[0];
    this.#game = game;
    this.position = $state.raw(options.start ?? game.initial(setup));
    this.lastMove = $state.raw(undefined);
    this.isInteractive = $state(options.isInteractive ?? true);
    for (const text of options.moves ?? [])
      this.#make(unwrap(game.notation.parse(this.position, text)));
    const props: BoardProps<P> = {
      matchId: 'played',
      setup,
      position: this.position,
      lastMove: this.lastMove,
      isOver: false,
      isInteractive: this.isInteractive,
      look: { ...LOOK, ...options.look },
      onPlay: (move: Move) => {
        this.played.push(game.notation.make(this.position, move));
        this.#make(move);
      },
      onRefuse: (reason: string) => this.refusals.push(reason),
      onView: () => undefined,
      onOffer: (offers) => commands.offer(offers),
    };
    // Getters, because a board follows the game: what it shows is read anew whenever it changes.
    Object.defineProperties(props, {
      position: { get: () => this.position },
      lastMove: { get: () => this.lastMove },
      isOver: { get: () => options.isOver ?? game.outcome(this.position) !== undefined },
      isInteractive: { get: () => this.isInteractive },
    });
    document.body.dataset.board = '';
    onTestFinished(listenToKeys());
    const shown = mount(board, { target: document.body, props });
    flushSync();
    onTestFinished(() => unmount(shown));
  }

  #make(move: Move): void {
    this.lastMove = { move, before: this.position };
    this.position = this.#game.play(this.position, move);
  }

  /** Shows the position before the last move again. */
  takeBack(): void {
    if (this.lastMove === undefined) throw new Error('nothing to take back');
    this.position = this.lastMove.before;
    this.lastMove = undefined;
    flushSync();
  }

  get cells(): readonly Element[] {
    return [...document.querySelectorAll('[role="grid"] > [role="row"] > [role="gridcell"]')];
  }

  get names(): readonly string[] {
    return this.cells.map((cell) => cell.getAttribute('aria-label') ?? '');
  }

  /** The one cell whose name begins so. */
  cell(name: string): SVGElement {
    const found = this.cells.filter((cell) => cell.getAttribute('aria-label')?.startsWith(name));
    if (found.length !== 1 || !(found[0] instanceof SVGElement)) {
      throw new Error(`${found.length} cells are named “${name}…”: ${this.names.join('; ')}`);
    }
    return found[0];
  }

  /** The cell with the keyboard focus, by its name. */
  get focused(): string {
    return document.activeElement?.getAttribute('aria-label') ?? '';
  }

  click(name: string): void {
    this.cell(name).dispatchEvent(new MouseEvent('click', { bubbles: true }));
    flushSync();
  }

  hover(name: string): void {
    this.cell(name).dispatchEvent(pointerEvent('pointermove', 0, 0));
    flushSync();
  }

  focus(name: string): void {
    this.cell(name).focus();
    flushSync();
  }

  /** Presses keys one after the other where the focus is. */
  press(...keys: readonly string[]): void {
    for (const key of keys) {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(event);
      flushSync();
    }
  }

  button(name: string): HTMLButtonElement | undefined {
    return [...document.querySelectorAll('button')].find(
      (button) => (button.getAttribute('aria-label') ?? button.textContent.trim()) === name,
    );
  }

  pressButton(name: string): void {
    const button = this.button(name);
    if (button === undefined) throw new Error(`there is no button “${name}”`);
    button.click();
    flushSync();
  }

  /** How many drawn things have a class. */
  count(className: string): number {
    return document.querySelectorAll(`.${className}`).length;
  }
}
