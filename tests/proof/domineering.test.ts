import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeRandom, pick } from '../../src-shared/core/random.ts';
import { unwrap } from '../../src-shared/core/result.ts';
import { domineeringProofs } from '../../src-shared/games/domineering/proofs.ts';
import {
  type DomineeringPosition,
  emptyPosition,
} from '../../src-shared/games/domineering/position.ts';
import { legalMoves, outcome, play } from '../../src-shared/games/domineering/rules.ts';
import { KernelHost } from '../../src-shared/kernel/kernelHost.ts';
import { winsFor } from '../../src-shared/search/prover.ts';
import type { ProofOptions } from '../../src-main/proof/proofOptions.ts';
import { imageKey, PlainBoard } from '../../src-main/proofCheck/domineering/plainBoard.ts';
import { PlainSearch } from '../../src-main/proofCheck/domineering/plainSearch.ts';
import { parseVerifyingArguments, verify } from '../../src-main/proofCheck/verifying.ts';
import { temporaryFolder } from '../main/temporaryFolder.ts';
import { rounds } from '../rounds.ts';
import { proveAsked, type ProveOptions } from './provedPositions.ts';

/** Too few for most of their positions, so that they are split up. */
const FEW_NODES = 30;

function askedFor(rows: number, columns: number, starter: 0 | 1): ProofOptions['asked'] {
  const setup = { rows, columns, starter };
  return { gameId: 'domineering', setup, position: emptyPosition(setup, starter) };
}

/** Where both searches are over at once. */
const MOST_CELLS = 40;

const RESUMED: ProofOptions['asked'] = { gameId: 'domineering', setup: {}, position: undefined };

const prove = (folder: string, asked: ProofOptions['asked'], options: ProveOptions = {}) =>
  proveAsked(folder, asked, { leafNodes: FEW_NODES, ...options });

function check(path: string, ...args: string[]): { isGood: boolean; lines: readonly string[] } {
  const options = unwrap(parseVerifyingArguments([path, ...args]));
  if (typeof options === 'string') throw new Error(options);
  const lines: string[] = [];
  const write = (line: string): void => void lines.push(line);
  return { isGood: verify(options, { write, tell: write, nowMs: () => 0 }), lines };
}

describe('a proof of Domineering in a folder', () => {
  // Winners as published (J. Uiterwijk, “11×11 Domineering is solved”, 2016, and the tables it cites).
  it.each([
    [7, 7, 0, 'Vertical', FEW_NODES],
    [7, 7, 1, 'Horizontal', FEW_NODES],
    [8, 6, 1, 'Vertical', 300],
  ] as const)(
    'finds out who wins %i × %i with side %i first, and holds',
    async (rows, columns, starter, winner, leafNodes) => {
      const folder = temporaryFolder();
      const { lines } = await prove(folder, askedFor(rows, columns, starter), { leafNodes });
      expect(lines[0]).toBe(`winner: ${winner}`);
      const checked = check(folder);
      expect([checked.isGood, checked.lines.at(-1)]).toEqual([true, `${winner} wins from 0`]);
      expect(checked.lines[0]).toMatch(
        /: [1-9]\d* moves, every answer in [1-9]\d* positions, ([\d,]+) of \1 /,
      );
    },
  );

  it('goes on where it was interrupted, with what was found before', async () => {
    const whole = await prove(temporaryFolder(), askedFor(7, 7, 0));
    const folder = temporaryFolder();
    let [runs, nodes, isDone] = [0, 0, false];
    for (; !isDone && runs < 100; runs++) {
      const maxNodes = whole.nodes / 8;
      const ran = await prove(folder, runs === 0 ? askedFor(7, 7, 0) : RESUMED, { maxNodes });
      expect(ran.error).toBeUndefined();
      nodes += ran.nodes;
      ({ isDone } = ran);
    }
    expect(runs).toBeGreaterThan(3);
    // The table of a run is gone with it, the results are not.
    expect(nodes).toBeLessThan(4 * whole.nodes);
    const again = await prove(folder, RESUMED);
    expect([again.isDone, again.nodes]).toEqual([true, 0]);
  });

  it('is worked on in units, each of which is decided', async () => {
    const folder = temporaryFolder();
    const task = { kind: 'makeUnits', count: 5, unitNodes: 20_000 } as const;
    expect((await prove(folder, askedFor(7, 7, 0), { task })).lines).toEqual(['units: 1 to 5']);
    const share = { index: 1, of: 1 };
    const { lines } = await prove(folder, RESUMED, { task: { kind: 'solveUnits', share } });
    expect(lines).toHaveLength(5);
    for (const line of lines)
      expect(line).toMatch(/^unit \d: (Vertical|Horizontal) (wins|does not win)$/);
    expect((await prove(folder, RESUMED)).lines[0]).toBe('winner: Vertical');
  });

  it('refuses the folder of another board, starter or game, and boards that are too large', async () => {
    const folder = temporaryFolder();
    await prove(folder, askedFor(6, 6, 0), { maxNodes: 1 });
    const errorOf = async (asked: ProofOptions['asked']) => (await prove(folder, asked)).error;
    expect(await errorOf(askedFor(6, 7, 0))).toMatch(
      /proof\.json is the proof of another position, rows=6 columns=6 starter=0 0$/,
    );
    expect(await errorOf(askedFor(6, 6, 1))).toMatch(/is the proof of another position/);
    expect(await errorOf({ gameId: 'scoreFour', setup: {}, position: undefined })).toMatch(
      /is the proof of another game, domineering$/,
    );
    const large = await prove(temporaryFolder(), askedFor(12, 12, 0));
    expect(large.error).toBe('the board is too large for a proof');
    const [file = ''] = readdirSync(join(folder, 'results'));
    const path = join(folder, 'results', file);
    writeFileSync(path, readFileSync(path, 'utf8').replace(/"key":"v[^"]*"/, '"key":"v3f.3f"'));
    expect(await errorOf(RESUMED)).toMatch(/line 2, at key: it is no position$/);
  });
});

describe('a certificate of Domineering', () => {
  it('is refused with the place when anything in it is not so', async () => {
    const folder = temporaryFolder();
    await prove(folder, askedFor(7, 7, 0));
    const file = join(folder, 'certificate.json');
    const written = JSON.parse(readFileSync(file, 'utf8')) as {
      value: string;
      setup: Record<string, unknown>;
      strategies: [{ side: string; moves: string }];
    };
    const refusal = (change: (copy: typeof written) => void, ...args: string[]): string => {
      const copy = structuredClone(written);
      change(copy);
      writeFileSync(file, JSON.stringify(copy));
      const { isGood, lines } = check(folder, ...args);
      expect(isGood).toBe(false);
      return lines.at(-1)!;
    };
    const moves = (change: (text: string) => string, ...args: string[]): string =>
      refusal(({ strategies: [way] }) => (way.moves = change(way.moves)), ...args);
    expect(moves((text) => text.slice(0, -1))).toMatch(
      /^refused: “Vertical wins”.*: it ends here$/,
    );
    expect(moves((text) => `${text}=`)).toMatch(/1 characters are left over$/);
    expect(moves((text) => `2a${text.slice(2)}`)).toMatch(/no domino fits on cell 43$/);
    expect(moves((text) => `x1${text.slice(2)}`)).toMatch(/“x1” is neither a cell nor “=”$/);
    expect(moves(() => '=', '--leaf-nodes', '5')).toMatch(/not proved within 5 nodes$/);
    // First moves that give the game away, with the rest claimed to be plain.
    const refused = [0, 3, 10, 17].flatMap((cell) => {
      const copy = structuredClone(written);
      copy.strategies[0].moves = `${cell.toString(16).padStart(2, '0')}=`;
      writeFileSync(file, JSON.stringify(copy));
      const { isGood, lines } = check(folder);
      return isGood ? [] : [lines.at(-1)!];
    });
    expect(refused.length).toBeGreaterThan(0);
    for (const line of refused) expect(line).toMatch(/3, after \d+-\d+: the other side escapes$/);
    const forged = refusal((copy) => {
      copy.value = 'horizontal';
      copy.strategies = [{ ...copy.strategies[0], side: 'horizontal', moves: '=' }];
    });
    expect(forged).toMatch(/“Horizontal wins”.* at the position itself: the other side escapes$/);
    expect(refusal((copy) => (copy.value = 'draw'))).toMatch(/at value: it is “vertical” or “hor/);
    expect(refusal((copy) => (copy.setup = { rows: 7 }))).toMatch(
      /rows and columns are not 2 to 16$/,
    );
  });
});

describe('the rules of the checker', () => {
  it('are those of the game, and so are its symmetries and its winners', () => {
    const random = makeRandom(5);
    const host = new KernelHost();
    for (let game = 0; game < rounds(40, 400); game++) {
      const board = { rows: 2 + random.below(7), columns: 2 + random.below(7) };
      const starter = random.below(2) as 0 | 1;
      let position: DomineeringPosition = emptyPosition(board, starter);
      const plain = new PlainBoard(board.rows, board.columns, starter);
      const search = new PlainSearch(plain, 12);
      const proofs = domineeringProofs(position)!;
      const prover = proofs.makeProver(host, 1, FEW_NODES);
      while (outcome(position) === undefined) {
        expect(plain.mover).toBe(position.sideToMove);
        expect(plain.moves()).toEqual(legalMoves(position));
        if (proofs.cellsLeft(position) <= MOST_CELLS) {
          const solved = winsFor(prover.attempt(position, 0, 1e6).bounds, 0);
          expect(search.canForce(0, 1e6)).toBe(solved);
        }
        const key = proofs.keyOf(position);
        const turned = proofs.positionOf(key)!;
        expect(proofs.keyOf(turned)).toBe(key);
        expect(proofs.cellsLeft(turned)).toBe(proofs.cellsLeft(position));
        const image = new PlainBoard(board.rows, board.columns, turned.sideToMove);
        for (const [cell, owner] of turned.cells.entries())
          if (owner !== undefined) image.take(cell);
        expect(imageKey(image)).toBe(imageKey(plain));
        const move = pick(random, legalMoves(position));
        position = play(position, move);
        plain.play(move);
      }
    }
  });
});
