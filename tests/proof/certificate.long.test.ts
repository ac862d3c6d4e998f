import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeRandom, pick } from '../../src-shared/core/random.ts';
import { unwrap } from '../../src-shared/core/result.ts';
import { emptyPosition } from '../../src-shared/games/scoreFour/position.ts';
import { legalMoves, outcome, play } from '../../src-shared/games/scoreFour/rules.ts';
import { canonical, positionOfKey } from '../../src-shared/games/scoreFour/symmetry.ts';
import { imageKey, PlainBoard } from '../../src-main/proofCheck/scoreFour/plainBoard.ts';
import { parseVerifyingArguments, verify } from '../../src-main/proofCheck/verifying.ts';
import { temporaryFolder } from '../main/temporaryFolder.ts';
import { BLACK_WINS, NOBODY_WINS, prove, WHITE_WINS } from './provedPositions.ts';

interface Written {
  value: string;
  position: string;
  version: number;
  strategies: { side: string; goal: string; moves: string }[];
}

function check(path: string, ...args: string[]): { isGood: boolean; lines: readonly string[] } {
  const options = unwrap(parseVerifyingArguments([path, ...args]));
  if (typeof options === 'string') throw new Error(options);
  const lines: string[] = [];
  const write = (line: string): void => void lines.push(line);
  return { isGood: verify(options, { write, tell: write, nowMs: () => 0 }), lines };
}

const certificates = new Map<string, string>();

/** A certificate in a folder of its own; a position is proved once. */
async function certified(position: string) {
  const folder = temporaryFolder();
  const file = join(folder, 'certificate.json');
  const kept = certificates.get(position);
  if (kept === undefined) await prove(folder, position);
  else writeFileSync(file, kept);
  const text = readFileSync(file, 'utf8');
  certificates.set(position, text);
  const written = JSON.parse(text) as Written;
  const checkChanged = (change: (copy: Written) => void, ...args: string[]) => {
    const copy = structuredClone(written);
    change(copy);
    writeFileSync(file, JSON.stringify(copy));
    return check(folder, ...args);
  };
  return { folder, written, checkChanged };
}

describe('a certificate', () => {
  it.each([
    [WHITE_WINS, 'White wins'],
    [BLACK_WINS, 'Black wins'],
    [NOBODY_WINS, 'nobody wins'],
  ])('of %s is checked move by move', async (position, value) => {
    const { folder, written } = await certified(position);
    const moves = written.strategies.map((strategy) => strategy.moves).join('');
    expect(moves.length).toBeGreaterThan(1);
    const { isGood, lines } = check(folder);
    expect([isGood, lines.at(-1)]).toEqual([true, `${value} from ${position}`]);
    expect(lines).toHaveLength(written.strategies.length + 1);
    expect(lines.at(-2)).toMatch(/: [1-9]\d* moves, every answer in \d+ positions, (\d+) of \1 /);
  });

  it('is checked in parts that together are the whole', async () => {
    const { folder } = await certified(BLACK_WINS);
    const searched = (...args: string[]): number =>
      Number(/(\d+) of \d+ plain/.exec(check(folder, ...args).lines[0] ?? '')?.[1]);
    const parts = [1, 2, 3].map((part) => searched('--job', `${part}/3`));
    expect(Math.min(...parts)).toBeGreaterThan(0);
    expect(parts[0]! + parts[1]! + parts[2]!).toBe(searched());
  });

  it('is refused with the place when anything in it is not so', async () => {
    const { written, checkChanged } = await certified(WHITE_WINS);
    const moves = written.strategies[0]!.moves;
    const refusal = (changed: string, ...args: string[]): string => {
      const { isGood, lines } = checkChanged(
        (copy) => {
          copy.strategies[0]!.moves = changed;
        },
        ...args,
      );
      expect(isGood).toBe(false);
      return lines.at(-1)!;
    };
    expect(refusal(moves.slice(0, -1))).toMatch(
      /^refused: “White wins”.* after [A-D1-4 ]+: it ends here$/,
    );
    expect(refusal(`${moves}=`)).toMatch(/1 characters are left over$/);
    expect(refusal('=', '--leaf-nodes', '50')).toMatch(
      /at the position itself: not proved within 50/,
    );
    expect(refusal(`x${moves.slice(1)}`)).toMatch(/at the position itself: “x” is neither a peg/);
    expect(refusal(`2${moves.slice(1)}`)).toMatch(/at the position itself: peg C1 is full$/);
    const lost = checkChanged((copy) => {
      copy.strategies = [{ side: 'black', goal: 'win', moves: '=' }];
      copy.value = 'black';
    });
    expect(lost.lines.at(-1)).toBe(
      'refused: “Black wins”, character 1, at the position itself: the other side escapes',
    );
  });

  it('notices a claim and moves that do not hold', async () => {
    const { written, checkChanged } = await certified(NOBODY_WINS);
    const { isGood, lines } = checkChanged((copy) => {
      copy.strategies = [{ side: 'white', goal: 'win', moves: '=' }];
      copy.value = 'white';
    });
    expect([isGood, lines.at(-1)]).toEqual([
      false,
      expect.stringMatching(/the other side escapes$/),
    ]);
    const [white] = written.strategies;
    const others = Array.from('0123456789abcdef', (peg) =>
      checkChanged((copy) => (copy.strategies[0] = { ...white!, moves: `${peg}=` })),
    );
    const refused = others.filter((each) => !each.isGood).map((each) => each.lines.at(-1));
    expect(refused.join('\n')).toMatch(/character 2, after [A-D][1-4]: the other side wins$/m);
  });

  it('is refused when its head does not fit', async () => {
    const { checkChanged } = await certified(NOBODY_WINS);
    const headOf = (change: (copy: Written) => void): string => checkChanged(change).lines.at(-1)!;
    expect(headOf((copy) => (copy.version = 2))).toMatch(
      /certificate\.json, it has version 2, but/,
    );
    expect(headOf((copy) => (copy.value = 'white'))).toMatch(/they do not say that the value is/);
    expect(headOf((copy) => copy.strategies.pop())).toMatch(
      /they do not say that the value is “draw”/,
    );
    expect(headOf((copy) => (copy.position = '-/- w'))).toMatch(/at position: it is not 16 pegs/);
    expect(headOf((copy) => (copy.position = copy.position.replace(/w$/, 'b')))).toMatch(
      /the beads do not fit the side to move/,
    );
  });

  it('is missed in a sentence', () => {
    expect(check(temporaryFolder()).lines[0]).toMatch(
      /certificate\.json: the proof is not finished/,
    );
    expect(parseVerifyingArguments([])).toMatchObject({ ok: false });
    expect(parseVerifyingArguments(['a', '--job', '3/2'])).toMatchObject({ ok: false });
  });
});

describe('the rules of the checker', () => {
  it('are those of the game, and so are its symmetries', () => {
    const random = makeRandom(3);
    for (let game = 0; game < 60; game++) {
      const board = new PlainBoard();
      let position = emptyPosition;
      while (outcome(position) === undefined) {
        const move = pick(random, legalMoves(position));
        const completes = board.completes(board.mover, move);
        board.drop(move);
        position = play(position, move);
        expect(position.completed.length > 0).toBe(completes);
        expect([board.hasLine(0), board.hasLine(1)].includes(true)).toBe(completes);
        if (completes) continue;
        const key = imageKey(board);
        const { key: same } = canonical(position);
        const turned = positionOfKey(same)!;
        expect(turned.sideToMove).toBe(position.sideToMove);
        const other = new PlainBoard();
        for (const [cell, owner] of turned.cells.entries()) {
          if (owner !== undefined) other.put(cell % 16, owner);
        }
        expect(imageKey(other)).toBe(key);
      }
    }
  });
});
