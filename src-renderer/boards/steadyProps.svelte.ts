import type { BoardProps } from './boardProps.ts';

const KEYS: Readonly<Record<keyof BoardProps, true>> = {
  matchId: true,
  setup: true,
  position: true,
  lastMove: true,
  isOver: true,
  marks: true,
  isStrict: true,
  isInteractive: true,
  look: true,
  onPlay: true,
  onPlace: true,
  onRefuse: true,
  onView: true,
  onOffer: true,
};

/**
 * The same for a board, but who reads one of them hears of changes of that one alone: a move draws nothing anew that
 * only the look of the board decides, such as hundreds of cells.
 */
export function steadyProps(shown: () => BoardProps): BoardProps {
  const all = $derived(shown());
  const steady = (key: keyof BoardProps): PropertyDescriptor => {
    const value = $derived(all[key]);
    return { get: () => value, enumerable: true };
  };
  const keys = Object.keys(KEYS) as (keyof BoardProps)[];
  return Object.defineProperties(
    {},
    Object.fromEntries(keys.map((key) => [key, steady(key)])),
  ) as BoardProps;
}
