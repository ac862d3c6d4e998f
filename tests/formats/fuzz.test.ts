import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { parseArguments } from '../../src-main/cli/arguments.ts';
import { parseProgramFile } from '../../src-main/programs/programStore.ts';
import { parseTournamentFile } from '../../src-main/tournament/tournamentStore.ts';
import { parsePuzzleFile } from '../../src-main/storage/puzzleStore.ts';
import { parseSettingsFile } from '../../src-main/storage/settingsFile.ts';
import type { Random } from '../../src-shared/core/random.ts';
import { makeRandom, pick } from '../../src-shared/core/random.ts';
import { parseSetupText } from '../../src-shared/core/setupText.ts';
import { parseCode } from '../../src-shared/formats/codeGame.ts';
import { parseGtpList } from '../../src-shared/formats/gtpList.ts';
import { makeHexWorldLink, parseHexLink } from '../../src-shared/formats/hexLink.ts';
import { readJsonPrefix } from '../../src-shared/formats/jsonPrefix.ts';
import { makeSgf } from '../../src-shared/formats/makeSgf.ts';
import { makeMoveList, parseMoveList } from '../../src-shared/formats/moveList.ts';
import { makeGtpList } from '../../src-shared/formats/gtpList.ts';
import { parseGameText } from '../../src-shared/formats/openGame.ts';
import { parseSgf } from '../../src-shared/formats/readSgf.ts';
import { GAME_IDS, gameById } from '../../src-shared/games/index.ts';
import { readCommandLine } from '../../src-shared/gtp/commandLine.ts';
import { readAnalysedVertex } from '../../src-shared/gtp/genmoveAnalysis.ts';
import { readReply } from '../../src-shared/gtp/reply.ts';
import { CALLS } from '../../src-shared/ipc/contract.ts';
import {
  socketMessageFrom,
  socketPassSchema,
  socketRequestSchema,
} from '../../src-shared/ipc/socketMessages.ts';
import { parseCommand } from '../../src-shared/opponent/scoreFourCommand.ts';
import { parseExportHeader, parseExportLine } from '../../src-shared/record/exportFile.ts';
import { makeMatchRecord, parseMatchRecord } from '../../src-shared/record/matchRecord.ts';
import { startTournament } from '../../src-shared/tournament/tournament.ts';
import { rounds } from '../rounds.ts';
import { planOf, won } from '../tournament/plans.ts';
import { randomMatch } from './randomMatch.ts';

const TIMES = { startedAt: '2026-11-29T10:00:00.000Z', updatedAt: '2026-11-29T10:00:00.000Z' };
const matches = GAME_IDS.map((gameId) => randomMatch(gameId, 2));
const records = matches.map((match) => makeMatchRecord({ matchId: 'a', match, ...TIMES }));
const short = (text: string): string => text.slice(0, 160);
const codes = matches.map((match) =>
  gameById(match.config.gameId).codec.encode(match.positions.at(-1)!),
);

const PROGRAMS = JSON.stringify({
  ...{ format: 'quintet-programs', version: 1 },
  programs: [
    { programId: 'a', name: 'A', protocol: 'gtp', gameIds: ['hex'], file: '/a', args: ['-x'] },
  ],
});
const TOURNAMENT = JSON.stringify({
  ...startTournament('0123abcd', planOf(), TIMES.startedAt),
  games: [won(0, 1), won(1, null)],
});
const SGFS = matches.map((match) => (makeSgf(match, '1') ?? '').slice(0, 300));

/** What a text says as JSON, or the text itself where it is none. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Every parser of text from outside that stands by itself, and texts that are good for it; a file is any of those. */
const PARSERS: readonly (readonly [
  name: string,
  parse: (text: string) => unknown,
  samples: readonly string[],
])[] = [
  ['JSON as far as it is good', readJsonPrefix, records.map(short)],
  ['a match', parseMatchRecord, records.map(short)],
  ['a broken match', parseGameText, records.map((text) => text.slice(0, 700))],
  ['the header of an export', parseExportHeader, ['{"format":"quintet-export","version":1}']],
  [
    'a line of an export',
    parseExportLine,
    ['{"end":{"matches":3}}', '{"settings":{}}', `{"match":${short(records[0]!)}`],
  ],
  [
    'settings',
    parseSettingsFile,
    ['{"version":2,"settings":{"theme":"dark","tutorials":{"hex":3}}}'],
  ],
  ['puzzles', parsePuzzleFile, ['{"format":"quintet-puzzles","version":1,"games":{}}']],
  ['programs', parseProgramFile, [PROGRAMS]],
  ['a tournament', parseTournamentFile, [TOURNAMENT]],
  ['a game in SGF', parseSgf, SGFS],
  ['a link of Hex', parseHexLink, [short(makeHexWorldLink(matches[2]!) ?? ''), '#11,a1b2c3']],
  ['a list of moves', parseMoveList, matches.map((match) => short(makeMoveList(match)))],
  ['commands of GTP', parseGtpList, matches.map((match) => short(makeGtpList(match)))],
  ['a code', parseCode, codes.filter((code) => code.length < 60)],
  [
    'a setup',
    (text) => parseSetupText(gameById('hex').setupFields, text),
    ['size=11,swap=1', 'size=5'],
  ],
  ['a line of GTP', (text) => readCommandLine({ text, isCut: false }), ['12 play b a1 # x']],
  ['an answer of GTP', readReply, ['= a1', '? unknown command']],
  [
    'a move of GTP with what is thought of it',
    (text) => readAnalysedVertex(text, { name: 'lz-genmove_analyze', scale: 10_000 }),
    ['info move a1 visits 3 winrate 5100 pv a1\nplay a1'],
  ],
  [
    'what a window asks',
    (text) => {
      const payload: unknown = jsonOf(text);
      for (const { request } of Object.values(CALLS)) v.safeParse(request, payload);
    },
    [
      '{"matchId":"a","revision":3,"move":5}',
      '{"analysisId":"w-1","path":{"gameId":"hex","setup":{"size":5},"moves":[1,2]},"lines":3,"limit":{"kind":"none"}}',
      JSON.stringify({ ...planOf(), extra: undefined }),
    ],
  ],
  [
    'a command of Score Four',
    (text) => parseCommand({ kind: 'command', text }),
    ['put white bead at b2', 'move', 'restart.'],
  ],
  [
    'arguments',
    (text) => parseArguments(text.split(' '), { data: 'value', open: 'flag' }),
    ['--data x'],
  ],
  [
    'a message of a window',
    (text) => socketMessageFrom(socketRequestSchema, text),
    ['{"id":1,"channel":"undo","payload":{"matchId":"a","revision":3}}'],
  ],
  [
    'a pass',
    (text) => socketMessageFrom(socketPassSchema, text),
    [`{"entry":"${'a'.repeat(64)}","secret":"${'b'.repeat(64)}"}`],
  ],
  ...GAME_IDS.flatMap((gameId) => {
    const game = gameById(gameId);
    const setup = game.setups[0]!;
    const position = game.initial(setup);
    const words = game.legalMoves(position).map((move) => game.notation.make(position, move));
    return [
      [`a move of ${gameId}`, (text: string) => game.notation.parse(position, text), words],
      [
        `a code of ${gameId}`,
        (text: string) => game.codec.decode(setup, text),
        [game.codec.encode(position)],
      ],
    ] as const;
  }),
];

/** A few symbols changed, left out or put in; some of them of the text itself, so that much of it stays good. */
function spoilt(random: Random, sample: string): string {
  let text = sample;
  for (let times = 1 + random.below(3); times > 0; times--) {
    const at = random.below(text.length + 1);
    const symbol =
      random.below(2) === 0
        ? text.charAt(random.below(text.length + 1))
        : String.fromCharCode(random.below(random.below(8) === 0 ? 0x10000 : 128));
    text = text.slice(0, at) + symbol + text.slice(at + random.below(3));
  }
  return random.below(10) === 0 ? text.slice(0, random.below(text.length + 1)) : text;
}

/** Those that play a game out take a hundred times as long. */
const PLAYS: ReadonlySet<string> = new Set([
  'a broken match',
  'what a window asks',
  'a game in SGF',
  'a link of Hex',
  'a list of moves',
  'commands of GTP',
  'a code',
]);

describe('a million texts', () => {
  it.each(PARSERS)('are read or refused, and never throw: %s', (name, parse, samples) => {
    const random = makeRandom(name.length);
    const count = PLAYS.has(name) ? rounds(100, 100_000) : rounds(400, 1_000_000);
    for (let round = 0; round < count; round++) {
      const text = spoilt(random, pick(random, samples));
      try {
        parse(text);
      } catch (error) {
        expect({ text, error }).toBe('no exception');
      }
    }
  });
});
