import { isCovered } from '../keyboard/overlay.ts';
import { commands } from './commandState.svelte.ts';

/** What a key does something else in: it writes. */
function isTextField(target: Element): boolean {
  if (target instanceof HTMLInputElement) {
    return !['checkbox', 'radio', 'range', 'button'].includes(target.type);
  }
  return target.matches('textarea, select');
}

/** Listens to the keys of all commands in this window. @returns ends that. */
export function listenToKeys(): () => void {
  function listen(event: KeyboardEvent): void {
    if (event.defaultPrevented || isCovered()) return;
    const { target } = event;
    const isInText = target instanceof Element && isTextField(target);
    const isOnBoard =
      !isInText && target instanceof Element && target.closest('[data-board]') !== null;
    if (commands.press(event, { isOnBoard, isInText })) event.preventDefault();
  }
  window.addEventListener('keydown', listen);
  return () => {
    window.removeEventListener('keydown', listen);
  };
}
