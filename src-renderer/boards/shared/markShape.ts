import type { BoardMark } from '../boardProps.ts';
import type { Point } from './viewport.ts';

/** A mark as it is drawn on a flat board. */
export interface MarkShape extends Pick<BoardMark, 'tone' | 'label' | 'isProved'> {
  /** Its outline as SVG path data. */
  readonly d: string;
  /** Where its label is. */
  readonly at: Point;
}

/** A circle as SVG path data. */
export const circlePath = ({ x, y }: Point, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;
