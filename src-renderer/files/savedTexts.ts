import { makeGtpList } from '../../src-shared/formats/gtpList.ts';
import { makeHexWorldLink } from '../../src-shared/formats/hexLink.ts';
import { makeSgf } from '../../src-shared/formats/makeSgf.ts';
import { makeMoveList } from '../../src-shared/formats/moveList.ts';
import { currentPosition, gameOf, type Match } from '../../src-shared/match/match.ts';
import { makeMatchRecord } from '../../src-shared/record/matchRecord.ts';
import type { CurrentMatch } from '../state/match.svelte.ts';

export const FORMAT_IDS = ['sgf', 'moves', 'hexWorld', 'gtp', 'code', 'json'] as const;

export type FormatId = (typeof FORMAT_IDS)[number];

/** How the file of each format ends. */
export const ENDINGS: Readonly<Record<FormatId, string>> = {
  sgf: 'sgf',
  moves: 'txt',
  hexWorld: 'txt',
  gtp: 'gtp',
  code: 'txt',
  json: 'json',
};

/** The match as the shared layer has it, from what a window knows of it. */
function matchFrom({ snapshot, line, otherLines }: CurrentMatch): Match {
  const { config, lineId, revision, remarks } = snapshot;
  const rest = { undone: [], times: [], turnMs: 0 };
  const terminationOf = (told: CurrentMatch['snapshot']['termination']) =>
    told as Match['termination'];
  return {
    ...rest,
    ...{ config, lineId, revision, remarks, hints: snapshot.hints ?? [0, 0] },
    ...{ moves: line.moves, positions: line.positions },
    termination: terminationOf(snapshot.termination),
    otherLines: otherLines.map((other) => ({
      ...rest,
      ...{ lineId: other.lineId, moves: other.line.moves, positions: other.line.positions },
      termination: terminationOf(other.termination),
    })),
  };
}

/** The game in each format that can tell it. @param version of the program. */
export function savedTexts(
  current: CurrentMatch,
  version: string,
): Readonly<Partial<Record<FormatId, string>>> {
  const match = matchFrom(current);
  const now = new Date().toISOString();
  const texts = {
    sgf: makeSgf(match, version),
    moves: makeMoveList(match),
    hexWorld: makeHexWorldLink(match),
    gtp: makeGtpList(match),
    code: gameOf(match).codec.encode(currentPosition(match)),
    json: makeMatchRecord({
      ...{ matchId: current.snapshot.matchId, match, startedAt: now, updatedAt: now },
    }),
  };
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined));
}
