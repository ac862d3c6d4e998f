import { describe, expect, it } from 'vitest';
import { asMove } from '../../src-shared/core/move.ts';
import type { Side } from '../../src-shared/core/side.ts';
import { domineeringEngine } from '../../src-shared/games/domineering/engine.ts';
import { domineering } from '../../src-shared/games/domineering/index.ts';
import { lookUp } from '../../src-shared/games/domineering/openings.ts';
import replies from '../../src-shared/games/domineering/openings.json';
import { LONG_MS, timelessHooks } from '../search/hooks.ts';

const board = (starter: Side) => domineering.initial({ rows: 8, columns: 8, starter });
const cell = (row: number, column: number) => asMove(8 * row + column);

describe('the known openings on 8×8', () => {
  it('are there for every start up to symmetry, and some starts win', () => {
    const starts = [0, 8, 16, 24].flatMap((row) => [0, 1, 2, 3].map((column) => row + column));
    expect(Object.keys(replies).map(Number)).toEqual(starts);
    expect(Object.values(replies)).toContain(null);
    expect(Object.values(replies).some((reply) => reply !== null)).toBe(true);
  });

  it('answer every start that loses with a legal move, and all winning starts with none', () => {
    for (const starter of [0, 1] as const) {
      const starts = domineering.legalMoves(board(starter));
      const winning = new Set<number>();
      for (const start of starts) {
        const after = domineering.play(board(starter), start);
        const known = lookUp(after, 1);
        if (known === undefined) winning.add(start);
        else expect(domineering.legalMoves(after)).toContain(known.move);
      }
      const begun = Array.from({ length: 40 }, (_, seed) => lookUp(board(starter), seed)?.move);
      expect(new Set(begun).size).toBeGreaterThan(1);
      for (const move of begun) expect(winning).toContain(move);
    }
  });

  it('are the same for mirror images, and for a horizontal starter on the diagonal', () => {
    const replyTo = (starter: Side, start: number) =>
      lookUp(domineering.play(board(starter), asMove(start)), 1)?.move;
    const reply = replyTo(0, cell(0, 0));
    expect(reply).toBeDefined();
    const [row, column] = [Math.floor(Number(reply) / 8), Number(reply) % 8];
    expect(replyTo(0, cell(0, 7))).toBe(cell(row, 6 - column));
    expect(replyTo(0, cell(6, 0))).toBe(cell(7 - row, column));
    expect(replyTo(0, cell(6, 7))).toBe(cell(7 - row, 6 - column));
    expect(replyTo(1, cell(0, 0))).toBe(cell(column, row));
  });

  it('serve no other board and no later position', () => {
    expect(lookUp(domineering.initial({ rows: 8, columns: 7, starter: 0 }), 1)).toBeUndefined();
    const [first, second] = [asMove(0), asMove(4)];
    const later = domineering.play(domineering.play(board(0), first), second);
    expect(lookUp(later, 1)).toBeUndefined();
  });

  it('are used by the strong levels alone, and only when asked for', () => {
    const limits = { level: 8, timeMs: LONG_MS, maxNodes: 100, seed: 1 };
    const search = (level: number, usesBook: boolean) =>
      domineeringEngine.search(board(0), { ...limits, level, usesBook }, timelessHooks());
    expect(search(8, true)).toMatchObject({ nodes: 0, score: { kind: 'exact', winner: 0 } });
    expect(search(8, false).score.kind).toBe('estimate');
    expect(search(3, true).score.kind).toBe('estimate');
  });
});
