import { boardEntry } from '../boards/index.ts';
import { LANDING_MS } from '../boards/shared/motion.ts';
import type { CurrentMatch } from '../state/match.svelte.ts';
import { onlyPerson } from '../../src-shared/match/onlyPerson.ts';
import type { MoveSound } from './moveSound.ts';

export type EndSound = 'win' | 'loss' | 'draw';

/** One sound: for whatever happens at once there is never more than one. */
export interface SoundCue {
  readonly move?: MoveSound | undefined;
  /** After the move, or alone when the match ends otherwise. */
  readonly end?: EndSound | undefined;
  readonly alert?: 'illegal' | 'clockLow';
}

/** What a move sounds like where a board says nothing else. */
export const ON_WOOD: MoveSound = { kind: 'place', landingMs: LANDING_MS };
/** A jump to quite another position is none to be heard. */
const MOST_MOVES_AT_ONCE = 2;

/** What is to be heard when one state of a match follows another; `undefined` for nothing. */
export function cueOf(before: CurrentMatch | undefined, after: CurrentMatch): SoundCue | undefined {
  if (before?.snapshot.matchId !== after.snapshot.matchId) return undefined;
  const hasEnded =
    before.snapshot.termination === undefined && after.snapshot.termination !== undefined;
  const end = hasEnded ? endSound(after) : undefined;
  const move = lastMoveSound(before, after);
  return move === undefined && end === undefined ? undefined : { move, end };
}

/** Of several moves that are made again at once the last one is heard. */
function lastMoveSound(before: CurrentMatch, after: CurrentMatch): MoveSound | undefined {
  const { moves, positions } = after.line;
  const made = moves.length - before.line.moves.length;
  const move = moves.at(-1);
  const position = positions.at(-2);
  const isMove = made > 0 && made <= MOST_MOVES_AT_ONCE;
  if (!isMove || move === undefined || position === undefined) return undefined;
  const entry = boardEntry(after.snapshot.config.gameId);
  return entry.soundOf === undefined ? ON_WOOD : entry.soundOf(position, move);
}

/** Whoever plays against a computer hears whether they have won; otherwise somebody has. */
function endSound({ snapshot: { config, termination } }: CurrentMatch): EndSound {
  const winner = termination?.winner;
  if (winner === undefined) return 'draw';
  const person = onlyPerson(config);
  return person === undefined || person === winner ? 'win' : 'loss';
}
