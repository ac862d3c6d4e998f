/*
 * The one owner of the keyboard's focus. Browsers leave it on the page when the element that has it goes or is
 * disabled, and whoever uses a keyboard or a screen reader then begins anew at the top. Here it goes on to:
 *
 * 1. another element of its group (`data-focus-group`: a list whose entries come and go),
 * 2. where it was before it went to what lies over the screen or another dialog (a dialog, a menu, a message),
 * 3. the main place of the screen: the board, or the first thing to do.
 */

type Place = HTMLElement | SVGElement;

const OVER_THE_SCREEN = 'dialog, [popover], [data-over-screen]';
const IN_GROUP = '[tabindex="0"], button:not([tabindex="-1"])';
const BOARD_CELL = '[data-board] [role="gridcell"][tabindex="0"]';

const isPlace = (target: EventTarget | null): target is Place =>
  target instanceof HTMLElement || target instanceof SVGElement;

/** Whether the focus can be there no more. */
const isLost = (place: Place): boolean =>
  !place.isConnected || place.matches(':disabled') || !place.checkVisibility();

/** The page moves only where the place is shown to whoever uses the keyboard, and not before anybody has touched it. */
function go(place: Place): void {
  place.focus({ preventScroll: true });
  if (place.matches(':focus-visible') && navigator.userActivation.hasBeenActive) {
    place.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }
}

/** Where a person is most likely to go on: in the open dialog, on the board, or with the first thing to do. */
function mainPlace(): Place | undefined {
  const found =
    document.querySelector<Place>('dialog[open] h2') ??
    document.querySelector<Place>(BOARD_CELL) ??
    document.querySelector<Place>('main button:not([inert] *)') ??
    document.querySelector<Place>('h1');
  if (found?.matches('h1') === true) found.tabIndex = -1;
  return found ?? undefined;
}

/** Puts the focus on the main place of the screen, as after a game has begun. Call it once the screen is drawn. */
export function focusMainPlace(): void {
  const place = mainPlace();
  if (place !== undefined) go(place);
}

/** Watches over the focus of this window. @returns ends the watch. */
export function keepFocus(): () => void {
  /** Where the focus is, until the person takes it away. */
  let held: Place | undefined;
  let group: Element | undefined;
  /** Where it was last on the screen itself. */
  let onScreen: Place | undefined;
  /** Where it was last in each open dialog, for when one that lies over it closes. */
  const inDialog = new WeakMap<Element, Place>();

  function note({ target }: Event): void {
    if (!isPlace(target)) return;
    held = target;
    group = target.closest('[data-focus-group]') ?? undefined;
    if (target.closest(OVER_THE_SCREEN) === null) onScreen = target;
    const dialog = target.closest('dialog');
    if (dialog !== null) inDialog.set(dialog, target);
  }

  /** A click on nothing takes the focus away on purpose. */
  function release(): void {
    if (document.activeElement === document.body && held !== undefined && !isLost(held)) {
      held = undefined;
    }
  }

  function restore(): void {
    if (held === undefined || !isLost(held)) return;
    const { activeElement } = document;
    if (activeElement !== null && activeElement !== document.body && activeElement !== held) return;
    const next = group?.isConnected === true ? group.querySelector<Place>(IN_GROUP) : null;
    const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
    const last = dialog === undefined ? onScreen : inDialog.get(dialog);
    const before = last === undefined || isLost(last) ? undefined : last;
    const place = next ?? before ?? mainPlace();
    held = undefined;
    if (place !== undefined) go(place);
  }

  const observer = new MutationObserver(restore);
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled', 'hidden', 'inert'],
  });
  document.addEventListener('focusin', note);
  document.addEventListener('click', release, true);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', note);
    document.removeEventListener('click', release, true);
  };
}
