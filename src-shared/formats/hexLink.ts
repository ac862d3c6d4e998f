import { err, ok, type Result } from '../core/result.ts';
import type { WrittenMove } from '../core/sgfDialect.ts';
import { setupValue } from '../core/setup.ts';
import { sgfDialect } from '../games/sgfDialects.ts';
import type { Match } from '../match/match.ts';
import type { OpenError } from './openNote.ts';
import { type OpenedGame, readGame } from './readGame.ts';
import type { WrittenResult } from './writtenGame.ts';

/*
 * Games of Hex as links to boards in the web. HexWorld: `#SIZE…,MOVES,MOVES TAKEN BACK`, with `:s` for a swap that moves
 * the stone, `:p` for a pass, and `:rb`, `:rw`, `:fb`, `:fw` for a colour that resigns or forfeits. trmph: `#SIZE,MOVES`,
 * stones in turn; a swap is left out or told by a second stone on the first.
 */

const LINK = /(?:^|#)\s*(\d{1,2})(?:x(\d{1,2}))?((?:[a-z]\d*)*),([a-z\d:,]*)/i;

export const isHexLink = (text: string): boolean =>
  text.length < 10_000 && /hexworld\.org|trmph\.com|^\s*#?\d{1,2}(?:[a-z]\d*)*,[a-z:]/i.test(text);

export function parseHexLink(text: string): Result<OpenedGame, OpenError> {
  const [, columns, rows = columns, , moves = ''] = LINK.exec(text) ?? [];
  const sgf = sgfDialect('hex');
  if (columns === undefined || sgf === undefined) {
    return err({ code: 'ERR_FORMAT_UNKNOWN', message: 'there is no board in the link' });
  }
  const { written, result } = movesIn(moves);
  // What trmph does with a swap is less sure.
  const program = /trmph/i.test(text) ? 'trmph' : 'HexWorld';
  const values: Readonly<Record<string, string>> = { AP: program, SZ: `${columns}:${rows}` };
  const root = { value: (name: string) => values[name], moves: written };
  const setup = sgf.parseRoot(root);
  if (!setup.ok) return err({ code: 'ERR_FORMAT_SETUP', message: setup.error });
  const nodes = [{ parent: -1 }, ...written.map((move, index) => ({ parent: index, move }))];
  return ok(
    readGame({ gameId: 'hex', setup: setup.value, nodes, readings: sgf.readings(root), result }),
  );
}

function movesIn(text: string): { written: WrittenMove[]; result: WrittenResult | undefined } {
  const written: WrittenMove[] = [];
  let result: WrittenResult | undefined;
  for (const [token] of text.matchAll(/:[rf][bw]|:[a-z]|[a-z]\d{1,2}|[^,]/gi)) {
    const word = token.toLowerCase();
    const isRepeated = written.length === 1 && written[0]?.text === word;
    if (/^:[rf]/.test(word)) {
      const how = word.charAt(1) === 'r' ? 'resignation' : 'forfeit';
      result = { winner: word.endsWith('b') ? 'white' : 'black', how };
    } else if (word === ':s' || isRepeated) written.push({ text: 'swap' });
    else written.push({ text: word === ':p' ? 'pass' : word });
  }
  return { written, result };
}

/** A link to HexWorld with the current line of a game of Hex. */
export function makeHexWorldLink({
  config,
  moves,
  positions,
  termination,
}: Match): string | undefined {
  const sgf = sgfDialect(config.gameId);
  if (config.gameId !== 'hex' || sgf === undefined) return undefined;
  const texts = moves.map((move, ply) => {
    const text = sgf.makeMove(positions[ply]!, move);
    return text === 'swap-pieces' ? ':s' : text;
  });
  const ends = { resignation: ':r', time: ':f', forfeit: ':f' } as const;
  const end = ends[termination?.kind as keyof typeof ends];
  const loser = termination?.winner === 0 ? 'w' : 'b';
  const told = end === undefined ? '' : `${end}${loser}`;
  return `https://hexworld.org/board/#${setupValue(config.setup, 'size')}c1,${texts.join('')}${told}`;
}
