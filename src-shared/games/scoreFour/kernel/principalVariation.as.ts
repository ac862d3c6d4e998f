/** The line that is expected after the root move that was scored last: by the rules and the table. */
import { NO_MOVE } from '../../../kernel/constants';
import { reserve } from '../../../kernel/scratch.as';
import { foundMove, probe } from '../../../kernel/table.as';
import { holdLine, isDrawnEarly, playableCells, threatsOf } from './board.as';
import { keyOf, storedMove, symmetryOfKey } from './keys.as';
import { rootBead, rootEnemy, rootOwn, WHOLE_GAME } from './root.as';

/** Its pegs, u8. */
let line: usize = 0;

export function reservePrincipalVariation(): void {
  line = reserve(<usize>WHOLE_GAME);
}

/** Finds the line; returns its length. */
export function lineLength(): i32 {
  let own = rootEnemy;
  let enemy = rootOwn | rootBead;
  let length = 0;
  while (!holdLine(enemy)) {
    const occupied = own | enemy;
    const playable = playableCells(occupied);
    if (isDrawnEarly(own, enemy, 64 - <i32>popcnt(occupied))) break;
    const wins = threatsOf(own, enemy) & playable;
    const blocks = threatsOf(enemy, own) & playable;
    let bead = wins != 0 ? wins & -wins : blocks & -blocks;
    if (bead == 0) {
      if (!probe(keyOf(own, enemy)) || foundMove() == NO_MOVE) break;
      bead = ((<u64>1) << storedMove(foundMove(), symmetryOfKey())) & playable;
      if (bead == 0) break;
    }
    store<u8>(line + <usize>length, <u8>(ctz(bead) & 15));
    length++;
    const after = own | bead;
    own = enemy;
    enemy = after;
  }
  return length;
}

/** A peg of that line, from 0 on. */
export function lineMove(index: i32): i32 {
  return load<u8>(line + <usize>index);
}
