// @vitest-environment jsdom
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { focusMainPlace, keepFocus } from '../../../src-renderer/keyboard/focus.ts';

/** A match screen with what can lie over it. */
const SCREEN = `
  <h1>Hex</h1>
  <main>
    <div data-board>
      <div role="gridcell" tabindex="-1" id="a1"></div>
      <div role="gridcell" tabindex="0" id="b2"></div>
    </div>
    <button id="moveNow"></button>
    <ol data-focus-group><button id="first" tabindex="-1"></button><button id="shown" tabindex="0"></button></ol>
    <button id="undo"></button>
  </main>
  <section data-over-screen data-focus-group><button id="older"></button><button id="newer"></button></section>
  <dialog open id="question"><h2 id="heading" tabindex="-1"></h2><button id="yes"></button></dialog>`;

const at = (id: string): HTMLElement => document.getElementById(id)!;
const focused = (): string => document.activeElement?.id ?? '';

beforeEach(() => {
  document.body.innerHTML = SCREEN;
  Element.prototype.checkVisibility = () => true;
  Element.prototype.scrollIntoView = () => undefined;
  Object.assign(navigator, { userActivation: { hasBeenActive: true } });
  onTestFinished(keepFocus());
});

describe('the focus', () => {
  it('goes to the board when what has it vanishes', async () => {
    at('question').remove();
    at('moveNow').focus();
    at('moveNow').remove();
    await vi.waitFor(() => {
      expect(focused()).toBe('b2');
    });
  });

  it('goes to the board when what has it is disabled', async () => {
    at('question').remove();
    at('undo').focus();
    at('undo').setAttribute('disabled', '');
    await vi.waitFor(() => {
      expect(focused()).toBe('b2');
    });
  });

  it('goes back to where it was before a dialog', async () => {
    at('undo').focus();
    at('yes').focus();
    at('question').remove();
    await vi.waitFor(() => {
      expect(focused()).toBe('undo');
    });
  });

  it('goes to the board after a dialog when it was on something that is gone', async () => {
    at('moveNow').focus();
    at('yes').focus();
    at('moveNow').remove();
    at('question').remove();
    await vi.waitFor(() => {
      expect(focused()).toBe('b2');
    });
  });

  it('stays in an open dialog', async () => {
    at('undo').focus();
    at('yes').focus();
    at('yes').remove();
    await vi.waitFor(() => {
      expect(focused()).toBe('heading');
    });
  });

  it('goes on in a list whose entry vanishes, and back to the screen with the last one', async () => {
    at('question').remove();
    at('undo').focus();
    at('newer').focus();
    at('newer').remove();
    await vi.waitFor(() => {
      expect(focused()).toBe('older');
    });
    at('older').remove();
    await vi.waitFor(() => {
      expect(focused()).toBe('undo');
    });
    at('first').focus();
    at('first').remove();
    await vi.waitFor(() => {
      expect(focused()).toBe('shown');
    });
  });

  it('is not taken from where a person has put it', async () => {
    at('question').remove();
    at('moveNow').focus();
    at('undo').focus();
    at('moveNow').remove();
    await Promise.resolve();
    expect(focused()).toBe('undo');
  });

  it('stays on the page when a person has clicked there', async () => {
    at('question').remove();
    at('moveNow').focus();
    at('moveNow').blur();
    document.body.click();
    at('moveNow').remove();
    await Promise.resolve();
    expect(document.activeElement).toBe(document.body);
  });

  it('can be put on the main place of a screen', () => {
    focusMainPlace();
    expect(focused()).toBe('heading');
    at('question').remove();
    focusMainPlace();
    expect(focused()).toBe('b2');
    document.querySelector('[data-board]')?.remove();
    focusMainPlace();
    expect(focused()).toBe('moveNow');
    document.body.innerHTML = '<h1 id="title"></h1>';
    focusMainPlace();
    expect(focused()).toBe('title');
  });
});
