import { createHash } from 'node:crypto';
import { hasAllOf } from '../../src-shared/record/hasAllOf.ts';
import { makeMatchRecord, type MatchRecord } from '../../src-shared/record/matchRecord.ts';
import type { MatchStore } from '../storage/matchStore.ts';

/** What becomes of a match from a file, and the id under which it is kept. */
export interface Fate {
  readonly kind: 'added' | 'known' | 'longer' | 'both';
  readonly matchId: string;
}

/** As the program makes them. Others may be names that a system keeps for itself, or differ in their capitals alone. */
const OWN_ID = /^(?:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|tournament-[\da-f]{8}-[1-9]\d{0,4})$/;

/** An id that follows from what a match is, so that the same one comes under the same name each time. */
function derivedId(record: MatchRecord): string {
  const text = makeMatchRecord({ ...record, matchId: 'import' });
  const hash = createHash('sha256').update(text).digest('hex');
  const [a, b, c, d, e] = [
    [0, 8],
    [8, 12],
    [12, 16],
    [16, 20],
    [20, 32],
  ].map(([from, to]) => hash.slice(from, to));
  return `${a}-${b}-${c}-${d}-${e}`;
}

/** Nothing that is kept gives way to anything shorter or different. @param kept ids of all matches there are. */
export async function fateOf(
  record: MatchRecord,
  store: Pick<MatchStore, 'read' | 'recent'>,
  kept: ReadonlySet<string>,
): Promise<Fate> {
  const matchId = OWN_ID.test(record.matchId) ? record.matchId : derivedId(record);
  const own = kept.has(matchId) ? await store.read(matchId) : undefined;
  if (own === undefined) return { kind: 'added', matchId };
  if (hasAllOf(own.match, record.match)) return { kind: 'known', matchId };
  // What is, or was, on the table may go on at any moment.
  const isOnTable = store.recent.some((recent) => recent.matchId === matchId);
  if (!isOnTable && hasAllOf(record.match, own.match)) return { kind: 'longer', matchId };
  const copyId = derivedId(record);
  return { kind: kept.has(copyId) ? 'known' : 'both', matchId: copyId };
}
