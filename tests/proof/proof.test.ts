import {
  appendFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { unwrap } from '../../src-shared/core/result.ts';
import { canonical } from '../../src-shared/games/scoreFour/symmetry.ts';
import { subjectOf } from '../../src-main/proof/proofSubject.ts';
import { type Found, ProofTree } from '../../src-main/proof/proofTree.ts';
import { readResults } from '../../src-main/proof/resultLines.ts';
import { temporaryFolder } from '../main/temporaryFolder.ts';
import { BLACK_WINS, NOBODY_WINS, positionOf, prove, WHITE_WINS } from './provedPositions.ts';

const resultFiles = (folder: string): readonly string[] =>
  readdirSync(join(folder, 'results')).map((name) => join(folder, 'results', name));

const resultLines = (folder: string): number =>
  resultFiles(folder).reduce(
    (sum, file) => sum + readFileSync(file, 'utf8').split('\n').length - 2,
    0,
  );

describe('a proof in a folder', () => {
  it.each([
    [WHITE_WINS, 'White'],
    [BLACK_WINS, 'Black'],
    [NOBODY_WINS, 'nobody'],
  ])('finds out who wins %s', async (position, winner) => {
    const { isDone, lines } = await prove(temporaryFolder(), position);
    expect([isDone, lines[0]]).toEqual([true, `winner: ${winner}`]);
    expect(lines.at(-1)).toMatch(/^certificate: .*certificate\.json$/);
  });

  it('goes on where it was interrupted, with what was found before', async () => {
    const whole = await prove(temporaryFolder(), NOBODY_WINS);
    const folder = temporaryFolder();
    let [runs, nodes, isDone] = [0, 0, false];
    for (; !isDone && runs < 100; runs++) {
      const ran = await prove(folder, runs === 0 ? NOBODY_WINS : undefined, { maxNodes: 12_000 });
      expect(ran.error).toBeUndefined();
      nodes += ran.nodes;
      ({ isDone } = ran);
    }
    expect(isDone).toBe(true);
    expect(runs).toBeGreaterThan(3);
    // The table of a run is gone with it, the results are not.
    expect(nodes).toBeLessThan(4 * whole.nodes);
    const again = await prove(folder, undefined);
    expect([again.isDone, again.nodes]).toEqual([true, 0]);
  });

  it('is over as soon as one winning move is found', async () => {
    const folder = temporaryFolder();
    await prove(folder, WHITE_WINS);
    const key = canonical(positionOf(WHITE_WINS)).key;
    const found = new Map<string, Found[]>();
    const subject = unwrap(subjectOf('scoreFour', {}, positionOf(WHITE_WINS)));
    for (const file of resultFiles(folder))
      unwrap(readResults(readFileSync(file, 'utf8'), subject, found));
    const tree = new ProofTree(subject, subject.position, found);
    const { children } = tree.find(key)!;
    const won = children!.filter(({ bounds }) => bounds.least === 1);
    expect(won).toHaveLength(1);
    expect(children!.length).toBeGreaterThan(4);
    expect(tree.next()).toBeUndefined();
  });

  it('takes a last line that was cut off for what it is', async () => {
    const folder = temporaryFolder();
    await prove(folder, NOBODY_WINS, { maxNodes: 12_000 });
    const [file = ''] = resultFiles(folder);
    appendFileSync(file, '{"key":"1.2.');
    expect((await prove(folder, undefined)).lines[0]).toBe('winner: nobody');
  });

  it('says which file and line it cannot use, and of which later version one is', async () => {
    const folder = temporaryFolder();
    await prove(folder, NOBODY_WINS, { maxNodes: 12_000 });
    const [file = ''] = resultFiles(folder);
    const lines = readFileSync(file, 'utf8').split('\n');
    const errorOf = async (changed: readonly string[]): Promise<string | undefined> => {
      writeFileSync(file, changed.join('\n'));
      return (await prove(folder, undefined)).error;
    };
    expect(await errorOf(lines.with(2, 'x'))).toMatch(/\.jsonl, line 3: it is not JSON/);
    expect(await errorOf(lines.with(1, '{"key":"1.2","least":1,"most":1,"nodes":1}'))).toMatch(
      /line 2, at key: it is no position$/,
    );
    const wrong = lines[1]!.replace(/"chances":\[[^,]*,/, '"chances":[');
    expect(await errorOf(lines.with(1, wrong))).toMatch(/line 2, at chances: not as many/);
    const later = lines[0]!.replace('"version":1', '"version":2');
    expect(await errorOf(lines.with(0, later))).toMatch(/line 1: it has version 2, but this/);
  });

  it('refuses the folder of another position, and one that is none', async () => {
    const folder = temporaryFolder();
    await prove(folder, NOBODY_WINS, { maxNodes: 1 });
    expect((await prove(folder, WHITE_WINS)).error).toMatch(/is the proof of another position/);
    writeFileSync(join(folder, 'proof.json'), '{}');
    expect((await prove(folder, WHITE_WINS)).error).toMatch(/proof\.json: at format/);
    writeFileSync(join(folder, 'file'), '');
    expect((await prove(join(folder, 'file'), WHITE_WINS)).error).toMatch(/ENOTDIR|EEXIST/);
  });

  it('says when results contradict each other', async () => {
    const folder = temporaryFolder();
    await prove(folder, WHITE_WINS);
    const all = resultFiles(folder)
      .map((file) => readFileSync(file, 'utf8'))
      .join('');
    const [, key = ''] = /"key":"([^"]+)","least":1/.exec(all) ?? [];
    const line = JSON.stringify({ key, least: -1, most: -1, nodes: 1 });
    const head = '{"format":"quintet-proof-results","version":1}';
    writeFileSync(join(folder, 'results/other.jsonl'), `${head}\n${line}\n`);
    expect((await prove(folder, undefined)).error).toMatch(/contradict each other at [12.]+$/);
  });
});

describe('units of a proof', () => {
  it('are worked on apart, and put together as often as one likes', async () => {
    const folder = temporaryFolder();
    const cut = await prove(folder, NOBODY_WINS, {
      task: { kind: 'makeUnits', count: 6, unitNodes: 50 },
    });
    expect(cut.lines).toEqual(['units: 1 to 6']);
    // Two machines, each with a copy of its own.
    const copies = [1, 2].map((index) => {
      const copy = temporaryFolder();
      cpSync(folder, copy, { recursive: true });
      return { index, copy };
    });
    for (const { index, copy } of copies) {
      const share = { index, of: 2 };
      const ran = await prove(copy, undefined, { task: { kind: 'solveUnits', share } });
      expect(ran.isDone).toBe(true);
      expect(ran.lines).toHaveLength(3);
      expect(ran.lines[0]).toMatch(
        new RegExp(`^unit ${index}: (White|Black) (wins|does not win)$`),
      );
    }
    const merge = (): void => {
      for (const { copy } of copies)
        cpSync(join(copy, 'results'), join(folder, 'results'), { recursive: true });
    };
    merge();
    const merged = resultLines(folder);
    merge();
    expect(resultLines(folder)).toBe(merged);
    const share = { index: 1, of: 1 };
    await prove(folder, undefined, { task: { kind: 'solveUnits', share } });
    expect(resultLines(folder)).toBe(merged);
    expect((await prove(folder, undefined)).lines[0]).toBe('winner: nobody');
  });

  it('are given out once, and no more of them than matter', async () => {
    const folder = temporaryFolder();
    const task = { kind: 'makeUnits', count: 2, unitNodes: 50 } as const;
    expect((await prove(folder, WHITE_WINS, { task })).lines).toEqual(['units: 1 to 2']);
    expect((await prove(folder, undefined, { task })).lines).toEqual(['units: 3 to 4']);
    await prove(folder, undefined);
    expect((await prove(folder, undefined, { task })).lines[0]).toMatch(/^no new units/);
  });

  it('are refused when they are not there or of another proof', async () => {
    const folder = temporaryFolder();
    await prove(folder, WHITE_WINS, { task: { kind: 'makeUnits', count: 1, unitNodes: 50 } });
    const task = { kind: 'solveUnit', number: 7 } as const;
    expect((await prove(folder, undefined, { task })).error).toMatch(/^there is no unit 7 in /);
    const other = temporaryFolder();
    await prove(other, BLACK_WINS, { maxNodes: 1 });
    mkdirSync(join(other, 'units'), { recursive: true });
    cpSync(join(folder, 'units/000001.json'), join(other, 'units/000001.json'));
    const first = { kind: 'solveUnit', number: 1 } as const;
    expect((await prove(other, undefined, { task: first })).error).toMatch(/is of another proof$/);
  });
});
