/** Whether a dialog or a menu lies over the screen: keys are meant for it then, and never for the game behind it. */
export const isCovered = (): boolean =>
  document.querySelector('dialog[open], :popover-open') !== null;
