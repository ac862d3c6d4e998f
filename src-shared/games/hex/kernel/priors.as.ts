/** What a move is worth by its ring alone. */
import { scratch } from './board.as';
import { PRIORS } from './memory.as';

export function fillPriors(): void {
  for (let i = 0; i < 3 * 4096; i++) store<f32>(scratch + (<usize>i << 2), 0.5, PRIORS);
}
