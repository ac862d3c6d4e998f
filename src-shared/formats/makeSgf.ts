import type { Move } from '../core/move.ts';
import type { SgfRoot } from '../core/sgfDialect.ts';
import { otherSide, type Side } from '../core/side.ts';
import { sgfDialect } from '../games/sgfDialects.ts';
import { linesOf } from '../match/branches.ts';
import type { Match, Termination } from '../match/match.ts';
import { escapeSgf } from './sgfTree.ts';

interface OutNode {
  /** Its properties, as they are written. */
  text: string;
  readonly children: Map<Move, OutNode>;
}

const NOTHING: SgfRoot = { value: () => undefined, moves: [] };

/**
 * The match with all its lines and comments as a file; `undefined` for a game that the format can't tell.
 * @param version of the program.
 */
export function makeSgf(match: Match, version: string): string | undefined {
  const sgf = sgfDialect(match.config.gameId);
  if (sgf === undefined) return undefined;
  const [reading] = sgf.readings(NOTHING);
  const root: OutNode = { text: `;${rootText(match, version)}`, children: new Map() };
  for (const line of linesOf(match)) {
    let node = root;
    const told = (match.remarks?.comments ?? []).filter(({ lineId }) => lineId === line.lineId);
    const comments = new Map(told.map(({ ply, text }) => [ply, property('C', text)]));
    node.text += comments.get(0) ?? '';
    for (const [ply, move] of line.moves.entries()) {
      const position = line.positions[ply]!;
      let next = node.children.get(move);
      if (next === undefined) {
        const colour = position.sideToMove === reading.blackAt(position) ? 'B' : 'W';
        const text = `\n;${property(colour, sgf.makeMove(position, move))}`;
        next = { text, children: new Map() };
        node.children.set(move, next);
      }
      node = next;
      node.text += comments.get(ply + 1) ?? '';
    }
  }
  return `(${treeText(root)})\n`;
}

const property = (name: string, value: string): string => `${name}[${escapeSgf(value)}]`;

function rootText(match: Match, version: string): string {
  const { gameId, setup } = match.config;
  const sgf = sgfDialect(gameId);
  if (sgf === undefined) throw new Error('a game that the format can’t tell');
  const black = sgf.readings(NOTHING)[0].blackAt(match.positions[0]);
  const { names } = match.remarks ?? {};
  const [main] = linesOf(match);
  const texts: Record<string, string> = {
    FF: '4',
    GM: String(sgf.gameNumber),
    CA: 'UTF-8',
    AP: `Quintet:${version}`,
    ...sgf.makeRoot(setup),
    ...(names === undefined ? {} : { PB: names[black], PW: names[otherSide(black)] }),
    ...(main?.termination === undefined ? {} : { RE: resultText(main.termination, black) }),
  };
  return Object.entries(texts)
    .map(([name, value]) => property(name, value))
    .join('');
}

function resultText({ kind, winner }: Termination, black: Side): string {
  if (winner === undefined) return '0';
  const how = { resignation: 'R', time: 'T', forfeit: 'F' } as const;
  return `${winner === black ? 'B' : 'W'}+${how[kind as keyof typeof how] ?? ''}`;
}

/** Variations in brackets, one after the other, without a call for each node. */
function treeText(root: OutNode): string {
  const texts: string[] = [];
  const stack: (OutNode | string)[] = [root];
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    if (typeof next === 'string') {
      texts.push(next);
      continue;
    }
    texts.push(next.text);
    const children = [...next.children.values()].reverse();
    for (const child of children) {
      if (children.length === 1) stack.push(child);
      else stack.push(')', child, '\n(');
    }
  }
  return texts.join('');
}
