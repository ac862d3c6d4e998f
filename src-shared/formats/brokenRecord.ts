import * as v from 'valibot';
import { plainReading } from '../core/sgfDialect.ts';
import { otherSide } from '../core/side.ts';
import { gameById } from '../games/index.ts';
import { gameIdSchema, remarksSchema } from '../match/configSchema.ts';
import { checkSetup } from '../match/match.ts';
import { checkJsonBounds } from '../record/jsonBounds.ts';
import { endSchema } from '../record/matchEnd.ts';
import { readJsonPrefix } from './jsonPrefix.ts';
import type { OpenNote } from './openNote.ts';
import { type OpenedGame, readGame } from './readGame.ts';
import { placeOf } from './textPlace.ts';
import { configOf, type WrittenNode, type WrittenResult } from './writtenGame.ts';

/*
 * A file of ours that is damaged, or was changed by hand, as far as it is good. It is read as a file from elsewhere is:
 * its game is one of people, and what it says of its end is held against the board.
 */

const MAX_DEPTH = 12;

/** What is needed, and what is taken where it is good. */
const headSchema = v.looseObject({
  format: v.literal('quintet-match'),
  config: v.looseObject({
    gameId: gameIdSchema,
    setup: v.record(v.pipe(v.string(), v.maxLength(40)), v.pipe(v.number(), v.integer())),
  }),
});
const moveTexts = v.fallback(v.array(v.pipe(v.string(), v.maxLength(40))), []);
const lineSchema = v.looseObject({
  line: v.fallback(v.optional(v.number(), 0), 0),
  moves: moveTexts,
});
const otherSchema = v.looseObject({ ...lineSchema.entries, shared: v.number() });

/** @param where the part that can't be used, where the text is good JSON. */
export function openBrokenRecord(text: string, where: string): OpenedGame | undefined {
  if (!checkJsonBounds(text, MAX_DEPTH).ok) return undefined;
  const { value, brokenAt } = readJsonPrefix(text);
  const head = v.safeParse(headSchema, value);
  if (!head.success || !checkSetup(configOf(head.output.config)).ok) return undefined;
  const { gameId, setup } = head.output.config;
  const remarks = v.safeParse(remarksSchema, head.output['remarks']);
  const told = remarks.success ? remarks.output : undefined;
  const opened = readGame({
    ...{ gameId, setup, names: told?.names },
    nodes: nodesOf(head.output, told?.comments ?? []),
    readings: [plainReading(gameById(gameId).notation, 0)],
    result: resultOf(head.output['end']),
  });
  const broken: OpenNote[] =
    brokenAt === undefined ? [] : [{ code: 'NOTE_BROKEN', ...placeOf(text, brokenAt) }];
  const notes = [...broken, ...opened.notes];
  const isSaid = notes.length > 0;
  return { ...opened, notes: isSaid ? notes : [{ code: 'NOTE_LEFT_OUT', where }] };
}

interface Told {
  readonly lineId: number;
  readonly ply: number;
  readonly text: string;
}

/** The main line, then the others from where they leave it. */
function nodesOf(raw: Readonly<Record<string, unknown>>, comments: readonly Told[]): WrittenNode[] {
  const nodes: WrittenNode[] = [];
  const commentAt = (lineId: number, ply: number): string | undefined =>
    comments.find((told) => told.lineId === lineId && told.ply === ply)?.text;
  const main = v.parse(lineSchema, raw);
  nodes.push({ parent: -1, comment: commentAt(main.line, 0) });
  const others = v.safeParse(v.array(v.unknown()), raw['otherLines']);
  const add = (texts: readonly string[], lineId: number, shared: number): void => {
    for (const [index, text] of texts.entries()) {
      const parent = index === 0 ? shared : nodes.length - 1;
      nodes.push({ parent, move: { text }, comment: commentAt(lineId, shared + index + 1) });
    }
  };
  add(main.moves, main.line, 0);
  for (const each of others.success ? others.output : []) {
    const other = v.safeParse(otherSchema, each);
    if (!other.success) continue;
    const { shared, moves, line } = other.output;
    if (Number.isInteger(shared) && shared >= 0 && shared <= main.moves.length) {
      add(moves, line, shared);
    }
  }
  return nodes;
}

/** Black is the first side here. */
function resultOf(raw: unknown): WrittenResult | undefined {
  const end = v.safeParse(endSchema, raw);
  if (!end.success) return undefined;
  if (!('winner' in end.output)) return { winner: 'draw', how: 'untold' };
  const { kind, winner } = end.output;
  return { winner: otherSide(winner) === 1 ? 'black' : 'white', how: kind };
}
