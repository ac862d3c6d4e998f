import type { Position } from '../core/game.ts';
import { quote } from '../core/quote.ts';
import { err, ok, type Result } from '../core/result.ts';
import type { SgfDialect, SgfRoot, WrittenMove } from '../core/sgfDialect.ts';
import { GAME_IDS, type GameId } from '../games/index.ts';
import { sgfDialect } from '../games/sgfDialects.ts';
import type { OpenError, OpenNote } from './openNote.ts';
import { type OpenedGame, readGame } from './readGame.ts';
import { parseSgfTree, type SgfNode, type SgfTree } from './sgfTree.ts';
import type { WrittenGame, WrittenNode, WrittenResult } from './writtenGame.ts';

/** What a file without a number is about: by itself Go, but Little Golem's Hex has none either. */
const numberOf = (value: SgfRoot['value']): string =>
  value('GM') ??
  (['EV', 'GN', 'GC'].some((name) => /hex/i.test(value(name) ?? '')) ? String(HEX_NUMBER) : '1');
const HEX_NUMBER = 11;

/** Opens a game of any kind that we have, as far as the file is good. */
export function parseSgf(text: string): Result<OpenedGame, OpenError> {
  const tree = parseSgfTree(text);
  if (!tree.ok) {
    return tree.error === 'ERR_TOO_LARGE'
      ? err({ code: 'ERR_FORMAT_TOO_LARGE', message: 'it is longer than 5 MB' })
      : err({ code: 'ERR_FORMAT_UNKNOWN', message: 'there is no game in it' });
  }
  const game = writtenGameOf(tree.value);
  if (!game.ok) return game;
  const { match, notes } = readGame(game.value);
  const { brokenAt, hasMore } = tree.value;
  const broken: OpenNote[] = brokenAt === undefined ? [] : [{ code: 'NOTE_BROKEN', ...brokenAt }];
  const more: OpenNote[] = hasMore ? [{ code: 'NOTE_MORE_GAMES' }] : [];
  return ok({ match, notes: [...broken, ...notes, ...more] });
}

function writtenGameOf({ nodes }: SgfTree): Result<WrittenGame, OpenError> {
  const [first] = nodes;
  if (first === undefined) throw new Error('a tree without a root');
  const value = (name: string): string | undefined => valueOf(first, name);
  const found = dialectOf(value);
  if (!found.ok) return found;
  const { gameId, dialect } = found.value;
  const stones = stonesOf(first);
  if (stones.length > 0 && dialect.stonesAreMoves !== true) {
    const message = 'it does not begin at the start of the game';
    return err({ code: 'ERR_FORMAT_SETUP', message });
  }
  const written = nodesOf(nodes, stones);
  const root: SgfRoot = { value, moves: mainMoves(written) };
  const setup = dialect.parseRoot(root);
  if (!setup.ok) return err({ code: 'ERR_FORMAT_SETUP', message: setup.error });
  const players = ['PB', 'PW'].map((name) => value(name) ?? '');
  return ok({
    ...{ gameId, setup: setup.value, nodes: written, readings: dialect.readings(root) },
    names: [players[0]!, players[1]!],
    result: resultFrom(value('RE') ?? ''),
  });
}

const valueOf = ({ properties }: SgfNode, name: string): string | undefined =>
  properties.get(name)?.[0]?.trim();

function dialectOf(
  value: SgfRoot['value'],
): Result<{ readonly gameId: GameId; readonly dialect: SgfDialect<Position> }, OpenError> {
  const number = numberOf(value);
  for (const gameId of GAME_IDS) {
    const dialect = sgfDialect(gameId);
    if (dialect !== undefined && Number(number) === dialect.gameNumber) {
      return ok({ gameId, dialect });
    }
  }
  const message = `its game, number ${quote(number)}, is none of ours`;
  return err({ code: 'ERR_FORMAT_GAME', message });
}

/** The stones that stand at first, as moves in turn. */
function stonesOf({ properties }: SgfNode): readonly WrittenMove[] {
  const [black, white] = [properties.get('AB') ?? [], properties.get('AW') ?? []];
  const count = Math.max(black.length, white.length);
  return Array.from({ length: count }, (_, index) => [
    { isBlack: true, text: black[index]?.trim() },
    { isBlack: false, text: white[index]?.trim() },
  ])
    .flat()
    .flatMap(({ isBlack, text }) => (text === undefined ? [] : [{ isBlack, text }]));
}

/** The nodes in the order of a tree walked along its first lines, with the moves of the stones before all others. */
function nodesOf(nodes: readonly SgfNode[], stones: readonly WrittenMove[]): WrittenNode[] {
  const [root, ...later] = nodes.map(nodeOf);
  const first: WrittenNode = { parent: -1, comment: root?.comment };
  const placed = stones.map((move, index): WrittenNode => ({ parent: index, move }));
  // The root may hold a move as well, though it should not.
  const start: WrittenNode = { parent: placed.length, move: root?.move };
  const shift = placed.length + 1;
  return [
    first,
    ...placed,
    start,
    ...later.map((node) => ({ ...node, parent: Math.max(0, node.parent) + shift })),
  ];
}

function nodeOf(node: SgfNode): WrittenNode {
  const { parent, properties } = node;
  const isBlack = properties.has('B');
  const text = valueOf(node, isBlack ? 'B' : 'W');
  const comment = [...(properties.get('GC') ?? []), ...(properties.get('C') ?? [])].join('\n');
  return {
    parent,
    move: text === undefined ? undefined : { isBlack, text: text === '' ? 'pass' : text },
    comment: comment === '' ? undefined : comment,
  };
}

function mainMoves(nodes: readonly WrittenNode[]): readonly WrittenMove[] {
  const moves: WrittenMove[] = [];
  let last = -1;
  for (const [index, { parent, move }] of nodes.entries()) {
    if (parent !== last) continue;
    if (move !== undefined) moves.push(move);
    last = index;
  }
  return moves;
}

function resultFrom(text: string): WrittenResult | undefined {
  if (/^(?:0|draw|tie|jigo)/i.test(text)) return { winner: 'draw', how: 'untold' };
  const [, colour, how = ''] =
    /^\s*(b|w|black|white)\s*(?:\+\s*([a-z\d.]*))?\s*$/i.exec(text) ?? [];
  if (colour === undefined) return undefined;
  const kinds = { r: 'resignation', t: 'time', f: 'forfeit' } as const;
  const kind = kinds[how.charAt(0).toLowerCase() as keyof typeof kinds];
  return {
    winner: /^b/i.test(colour) ? 'black' : 'white',
    how: kind ?? (/^\d/.test(how) ? 'score' : 'untold'),
  };
}
