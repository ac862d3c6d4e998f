import type { Position } from '../core/game.ts';
import { err, ok, type Result } from '../core/result.ts';
import type { SgfReading, WrittenMove } from '../core/sgfDialect.ts';
import { parseSetup, type Setup } from '../core/setup.ts';
import { parseSetupText } from '../core/setupText.ts';
import { type GameId, gameById } from '../games/index.ts';
import { sgfDialect } from '../games/sgfDialects.ts';
import { gameTexts } from '../games/texts.ts';
import { gtpDialect, makeColour } from '../gtp/dialect.ts';
import type { Match } from '../match/match.ts';
import { headingFrom, initialSetup, makeHeading } from './heading.ts';
import type { OpenError } from './openNote.ts';
import { type OpenedGame, readGame } from './readGame.ts';
import type { WrittenResult } from './writtenGame.ts';

/** Commands of the Go Text Protocol that set up a board and play on it; of Hex unless a comment names another game. */
export const isGtpList = (text: string): boolean =>
  /^\s*(?:\d+\s+)?(?:play\s+(?:b|w|black|white)\s|boardsize\s+\d|clear_board\s*$)/im.test(text);

export function parseGtpList(text: string): Result<OpenedGame, OpenError> {
  const heading = /^\s*#/.test(text) ? headingFrom(text) : undefined;
  if (heading?.ok === false) return heading;
  const { gameId, setup: start } = heading?.value ?? {
    gameId: 'hex',
    setup: initialSetup('hex'),
  };
  const read = readCommands(gameId, start, text);
  if (!read.ok) return read;
  const { moves, result } = read.value;
  const game = gameById(gameId);
  const hasSwap = moves.some((move) => /^swap/i.test(move.text));
  const setup = hasSwap ? { ...read.value.setup, swap: 1 } : read.value.setup;
  const checked = parseSetup(game.setupFields, setup);
  if (!checked.ok) return err({ code: 'ERR_FORMAT_SETUP', message: checked.error.message });
  const nodes = [{ parent: -1 }, ...moves.map((move, index) => ({ parent: index, move }))];
  // A game whose swap can be told in two ways has it in files as in commands.
  const several =
    gameTexts(gameId).gtp?.exchange &&
    sgfDialect(gameId)?.readings({ value: (name) => (name === 'AP' ? 'GTP' : undefined), moves });
  const readings = several ?? ([readingOf(gameId)] as const);
  return ok(readGame({ gameId, nodes, result, setup, readings }));
}

interface Played {
  readonly setup: Setup;
  readonly moves: readonly WrittenMove[];
  readonly result: WrittenResult | undefined;
}

function readCommands(gameId: GameId, start: Setup, text: string): Result<Played, OpenError> {
  const { setupFields } = gameById(gameId);
  let setup = start;
  let moves: WrittenMove[] = [];
  let result: WrittenResult | undefined;
  for (const line of text.split('\n')) {
    const [command = '', ...words] = line
      .replace(/#.*/, '')
      .trim()
      .replace(/^\d+\s+/, '')
      .split(/\s+/);
    if (command === 'boardsize') {
      const size = words.map((word) => (/^\d{1,3}$/.test(word) ? Number(word) : NaN));
      const raw = gtpDialect(gameId).resize(setup, size);
      const sized = raw && parseSetup(setupFields, raw);
      if (sized?.ok !== true)
        return err({ code: 'ERR_FORMAT_SETUP', message: 'there is no board of that size' });
      setup = sized.value;
    } else if (command === 'setup') {
      const told = parseSetupText(setupFields, words.join(' '));
      if (!told.ok) return err({ code: 'ERR_FORMAT_SETUP', message: told.error });
      setup = told.value;
    } else if (command === 'clear_board') [moves, result] = [[], undefined];
    else if (command === 'undo') moves.pop();
    else if (command === 'play') {
      const [colour = '', vertex = ''] = words;
      const isBlack = /^b/i.test(colour);
      if (/^resign$/i.test(vertex)) {
        result = { winner: isBlack ? 'white' : 'black', how: 'resignation' };
      } else moves.push({ isBlack, text: vertex });
    }
  }
  return ok({ setup, moves, result });
}

function readingOf(gameId: GameId): SgfReading<Position> {
  const { black, parseVertex } = gtpDialect(gameId);
  return { parseMove: parseVertex, blackAt: () => black };
}

/** The current line of a match as commands. */
export function makeGtpList({ config, moves, positions, termination }: Match): string {
  const { gameId, setup } = config;
  const dialect = gtpDialect(gameId);
  const size = setup['size'] ?? (setup['columns'] && `${setup['columns']} ${setup['rows']}`);
  const lines = [`# ${makeHeading(gameId, setup)}`];
  if (size !== undefined) lines.push(`boardsize ${size}`);
  lines.push('clear_board');
  for (const [ply, move] of moves.entries()) {
    const position = positions[ply]!;
    lines.push(
      `play ${makeColour(dialect, position.sideToMove)} ${dialect.makeVertex(position, move)}`,
    );
  }
  if (termination?.kind === 'resignation') {
    lines.push(`play ${makeColour(dialect, termination.winner === 0 ? 1 : 0)} resign`);
  }
  return `${lines.join('\n')}\n`;
}
