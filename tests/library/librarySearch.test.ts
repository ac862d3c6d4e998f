import { describe, expect, it } from 'vitest';
import { NO_LABEL } from '../../src-shared/record/labels.ts';
import type { LibraryEntry } from '../../src-shared/record/libraryEntry.ts';
import {
  type Labelled,
  LENGTHS,
  resultOf,
  searchLibrary,
} from '../../src-shared/record/librarySearch.ts';
import { statisticsOf } from '../../src-shared/record/statistics.ts';
import { person } from '../match/testReferee.ts';

const level = (number: number) => ({ kind: 'computer', level: number, timeMs: 100 }) as const;

let count = 0;
/** A match that was played after those made before it. */
function made(changes: Partial<LibraryEntry>, label = NO_LABEL): Labelled {
  const number = String(count++).padStart(2, '0');
  const entry: LibraryEntry = {
    matchId: `m${number}`,
    config: { gameId: 'hex', setup: {}, players: [person, level(3)] },
    plies: 10,
    code: '',
    startedAt: `2026-11-01T10:00:${number}.000Z`,
    updatedAt: `2026-11-01T10:00:${number}.000Z`,
    ...changes,
  };
  return { entry, label };
}

const won = { end: { winner: 0 } } as const;
const lost = { end: { winner: 1 } } as const;
const idsOf = (found: readonly Labelled[]) => found.map(({ entry }) => entry.matchId);

describe('a search in the library', () => {
  const people = {
    config: { gameId: 'domineering', setup: {}, players: [person, person] },
  } as const;
  const all = [
    made({}),
    made({ ...won, plies: 30 }, { title: 'A swap that paid', tags: ['swap', 'club'] }),
    made({ ...lost, ...people, updatedAt: '2025-03-09T08:00:00.000Z' }),
    made({ end: {}, plies: 4, config: { ...people.config, players: [level(5), person] } }),
  ];
  const [open, win, older, draw] = idsOf(all);

  it.each([
    [{}, [draw, win, open, older]],
    [{ order: 'oldest' }, [older, open, win, draw]],
    [{ order: 'longest' }, [win, open, older, draw]],
    [{ order: 'shortest' }, [draw, open, older, win]],
    [{ gameId: 'domineering' }, [draw, older]],
    [{ opponent: 'person' }, [older]],
    [{ opponent: 'computer', gameId: 'domineering' }, [draw]],
    [{ result: 'won' }, [win]],
    [{ result: 'unfinished' }, [open]],
    [{ length: 'short' }, [draw, open, older]],
    [{ length: 'middle' }, [win]],
    [{ length: 'long' }, []],
    [{ tag: 'club' }, [win]],
    [{ text: 'paid SWAP' }, [win]],
    [{ text: '2025-03' }, [older]],
    [{ text: 'level 5' }, [draw]],
    [{ text: 'nothing' }, []],
  ] as const)('%j finds what it should, in its order', (query, expected) => {
    expect(idsOf(searchLibrary(all, query))).toEqual(expected);
  });

  it.each([
    [20, 'short'],
    [21, 'middle'],
    [50, 'middle'],
    [51, 'long'],
  ] as const)('takes a match of %i plies for a %s one', (plies, length) => {
    const one = [made({ plies })];
    const lengths = LENGTHS.filter((each) => searchLibrary(one, { length: each }).length > 0);
    expect(lengths).toEqual([length]);
  });

  it('tells results as the person sees them', () => {
    expect(all.map(({ entry }) => resultOf(entry))).toEqual([
      'unfinished',
      'won',
      'decided',
      'draw',
    ]);
  });
});

it('statistics count by game and level, with streaks, what a person has played against the computer', () => {
  const against = (number: number) =>
    ({ config: { gameId: 'hex', setup: {}, players: [level(number), person] } }) as const;
  const all = [
    ...[made({ ...lost, ...against(2) }), made({ ...lost, ...against(2) })],
    ...[made(won), made(won), made(lost), made(won), made({ end: {} }), made(lost), made(lost)],
    made({}),
    made({ ...won, config: { gameId: 'hex', setup: {}, players: [person, person] } }),
  ];
  expect(statisticsOf(all.toReversed())).toEqual([
    { gameId: 'hex', level: 2, won: 2, lost: 0, drawn: 0, streak: 2, longestWins: 2 },
    { gameId: 'hex', level: 3, won: 3, lost: 3, drawn: 1, streak: -2, longestWins: 2 },
  ]);
});
