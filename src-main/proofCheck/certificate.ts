import { PEGS, pegName, PlainBoard, type Player } from './plainBoard.ts';
import type { Strategy } from './strategyCheck.ts';

/** A file that says what a position is worth, with all that it takes to check it. */
export interface Certificate {
  /** As the game writes positions. */
  readonly position: string;
  readonly value: 'white' | 'black' | 'draw';
  readonly strategies: readonly Strategy[];
  /** The beads of the position by peg, from the bottom up. */
  readonly pegs: readonly (readonly Player[])[];
}

const FORMAT = 'quintet-certificate';
const VERSION = 1;

class Wrong extends Error {}

function need(isRight: boolean, what: string): asserts isRight {
  if (!isRight) throw new Wrong(what);
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** @returns the certificate, or what is wrong and where, as a sentence without its full stop. */
export function readCertificate(text: string): Certificate | string {
  try {
    return certificateIn(text);
  } catch (error) {
    if (error instanceof Wrong) return error.message;
    if (error instanceof SyntaxError) return `it is not JSON: ${error.message}`;
    throw error;
  }
}

function certificateIn(text: string): Certificate {
  const raw: unknown = JSON.parse(text);
  need(isRecord(raw) && raw['format'] === FORMAT, `at format: it is no “${FORMAT}”`);
  const { version, game, position, value, strategies } = raw;
  need(typeof version === 'number', 'at version: it does not say its version');
  need(
    version <= VERSION,
    `it has version ${version}, but this Quintet reads none after ${VERSION}`,
  );
  need(game === 'scoreFour', 'at game: only Score Four is checked');
  need(typeof position === 'string', 'at position: there is none');
  need(
    value === 'white' || value === 'black' || value === 'draw',
    'at value: it is “white”, “black” or “draw”',
  );
  need(Array.isArray(strategies), 'at strategies: there are none');
  const read = strategies.map(strategyIn);
  const has = (side: Player, goal: Strategy['goal']): boolean =>
    read.some((each) => each.side === side && each.goal === goal);
  const isEnough =
    value === 'draw' ? has(0, 'hold') && has(1, 'hold') : has(value === 'white' ? 0 : 1, 'win');
  need(isEnough, `at strategies: they do not say that the value is “${value}”`);
  return { position, value, strategies: read, pegs: pegsOf(position) };
}

function strategyIn(raw: unknown, index: number): Strategy {
  const at = `at strategies.${index}`;
  need(isRecord(raw), `${at}: it is no object`);
  const { side, goal, moves } = raw;
  need(side === 'white' || side === 'black', `${at}.side: it is “white” or “black”`);
  need(goal === 'win' || goal === 'hold', `${at}.goal: it is “win” or “hold”`);
  need(typeof moves === 'string', `${at}.moves: there are none`);
  return { side: side === 'white' ? 0 : 1, goal, moves };
}

/** The beads by peg from the bottom up, on a board where the game is not over. */
function pegsOf(position: string): readonly (readonly Player[])[] {
  const [board = '', mover, ...rest] = position.split(' ');
  const pegs = board.split('/');
  need(
    pegs.length === PEGS && (mover === 'w' || mover === 'b') && rest.length === 0,
    'at position: it is not 16 pegs joined by “/”, a space, and “w” or “b”',
  );
  for (const [peg, beads] of pegs.entries()) {
    need(/^(-|[wb]{1,4})$/.test(beads), `at position: peg ${pegName(peg)} is not “-” or beads`);
  }
  const read = pegs.map((beads) =>
    beads === '-' ? [] : Array.from(beads, (bead): Player => (bead === 'w' ? 0 : 1)),
  );
  const after = boardWith(read);
  const lead = read.flat().reduce((sum: number, player) => sum + (player === 0 ? 1 : -1), 0);
  need(lead === (mover === 'w' ? 0 : 1), 'at position: the beads do not fit the side to move');
  need(!after.hasLine(0) && !after.hasLine(1), 'at position: the game is over');
  return read;
}

export function boardWith(pegs: Certificate['pegs']): PlainBoard {
  const board = new PlainBoard();
  for (const [peg, beads] of pegs.entries()) for (const player of beads) board.put(peg, player);
  return board;
}
