import { type Side, SIDES } from '../core/side.ts';
import type { MatchConfig } from './match.ts';

/** The side of the one person who plays against a computer; `undefined` when there are two people or none. */
export function onlyPerson({ players }: Pick<MatchConfig, 'players'>): Side | undefined {
  const people = SIDES.filter((side) => players[side].kind === 'person');
  return people.length === 1 ? people[0] : undefined;
}
