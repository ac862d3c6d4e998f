import { describe, expect, it } from 'vitest';
import { parseArguments } from '../../src-main/cli/arguments.ts';
import { parsePuzzleFile } from '../../src-main/storage/puzzleStore.ts';
import { parseSettingsFile } from '../../src-main/storage/settingsFile.ts';
import type { Random } from '../../src-shared/core/random.ts';
import { makeRandom, pick } from '../../src-shared/core/random.ts';
import { parseSetupText } from '../../src-shared/core/setupText.ts';
import { parseCode } from '../../src-shared/formats/codeGame.ts';
import { parseGtpList } from '../../src-shared/formats/gtpList.ts';
import { makeHexWorldLink, parseHexLink } from '../../src-shared/formats/hexLink.ts';
import { readJsonPrefix } from '../../src-shared/formats/jsonPrefix.ts';
import { makeMoveList, parseMoveList } from '../../src-shared/formats/moveList.ts';
import { makeGtpList } from '../../src-shared/formats/gtpList.ts';
import { parseGameText } from '../../src-shared/formats/openGame.ts';
import { GAME_IDS, gameById } from '../../src-shared/games/index.ts';
import { readCommandLine } from '../../src-shared/gtp/commandLine.ts';
import { readReply } from '../../src-shared/gtp/reply.ts';
import {
  socketMessageFrom,
  socketPassSchema,
  socketRequestSchema,
} from '../../src-shared/ipc/socketMessages.ts';
import { parseCommand } from '../../src-shared/opponent/scoreFourCommand.ts';
import { parseExportHeader, parseExportLine } from '../../src-shared/record/exportFile.ts';
import { makeMatchRecord, parseMatchRecord } from '../../src-shared/record/matchRecord.ts';
import { rounds } from '../rounds.ts';
import { randomMatch } from './randomMatch.ts';

const TIMES = { startedAt: '2026-11-29T10:00:00.000Z', updatedAt: '2026-11-29T10:00:00.000Z' };
const matches = GAME_IDS.map((gameId) => randomMatch(gameId, 2));
const records = matches.map((match) => makeMatchRecord({ matchId: 'a', match, ...TIMES }));
const short = (text: string): string => text.slice(0, 160);
const codes = matches.map((match) =>
  gameById(match.config.gameId).codec.encode(match.positions.at(-1)!),
);

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
