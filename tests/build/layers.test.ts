// Each rule is broken once, in a folder laid out like the project, and must be named as broken.
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import config from '../../build/dependency-cruiser.config.js';
import { root } from '../../build/project.mjs';

const LAYERS = ['src-shared', 'src-main', 'src-renderer', 'build', 'tests'];

/** The rule, a file that breaks it, and what that file imports. */
const BREACHES: readonly (readonly [rule: string, from: string, to: string])[] = [
  ['no-cycles', 'src-shared/core/cycleA.ts', './cycleB.ts'],
  ['resolvable', 'src-shared/core/lost.ts', './nowhere.ts'],
  ['shared-stands-alone', 'src-shared/core/up.ts', '../../src-main/free.ts'],
  ['shared-does-no-io', 'src-shared/core/io.ts', 'node:fs'],
  ['shared-packages', 'src-shared/core/packages.ts', 'ws'],
  ['core-is-lowest', 'src-shared/core/search.ts', '../search/free.ts'],
  ['kernels-below-search', 'src-shared/kernel/search.ts', '../search/free.ts'],
  ['search-knows-no-game', 'src-shared/search/hex.ts', '../games/hex/free.ts'],
  ['match-knows-no-game', 'src-shared/match/hex.ts', '../games/hex/free.ts'],
  ['record-below-ipc', 'src-shared/record/ipc.ts', '../ipc/free.ts'],
  ['formats-below-ipc', 'src-shared/formats/ipc.ts', '../ipc/free.ts'],
  ['formats-know-no-game', 'src-shared/formats/hex.ts', '../games/hex/free.ts'],
  ['programs-below-ipc', 'src-shared/programs/ipc.ts', '../ipc/free.ts'],
  ['puzzles-below-ipc', 'src-shared/puzzles/ipc.ts', '../ipc/free.ts'],
  ['puzzles-know-no-game', 'src-shared/puzzles/hex.ts', '../games/hex/free.ts'],
  ['tournament-below-ipc', 'src-shared/tournament/ipc.ts', '../ipc/free.ts'],
  ['tournament-knows-no-game', 'src-shared/tournament/hex.ts', '../games/hex/free.ts'],
  ['opponent-below-registries', 'src-shared/opponent/hex.ts', '../games/hex/free.ts'],
  ['gtp-below-ipc', 'src-shared/gtp/ipc.ts', '../ipc/free.ts'],
  ['gtp-knows-no-game', 'src-shared/gtp/hex.ts', '../games/hex/free.ts'],
  ['games-are-strangers', 'src-shared/games/hex/other.ts', '../domineering/free.ts'],
  ['games-are-strangers', 'src-shared/games/hex/registry.ts', '../index.ts'],
  ['games-stand-on-core-and-search', 'src-shared/games/hex/match.ts', '../../match/free.ts'],
  ['registries-below-ipc', 'src-shared/games/ipc.ts', '../ipc/free.ts'],
  ['main-not-renderer', 'src-main/renderer.ts', '../src-renderer/free.ts'],
  ['main-packages', 'src-main/packages.ts', 'three'],
  ['electron-in-its-places', 'src-main/storage/electron.ts', 'electron'],
  ['plain-entries-without-electron', 'src-main/web.ts', './host/window.ts'],
  ['checker-trusts-no-solver', 'src-main/proofCheck/solver.ts', '../../src-shared/search/free.ts'],
  ['compose-knows-no-host', 'src-main/compose.ts', './host/free.ts'],
  ['preload-is-transport', 'src-main/preload.ts', './free.ts'],
  ['renderer-not-main', 'src-renderer/main.ts', '../src-main/free.ts'],
  ['renderer-does-not-think', 'src-renderer/search.ts', '../src-shared/search/free.ts'],
  ['renderer-does-not-think', 'src-renderer/referee.ts', '../src-shared/match/referee.ts'],
  ['renderer-does-no-io', 'src-renderer/io.ts', 'node:fs'],
  ['renderer-packages', 'src-renderer/packages.ts', 'ws'],
  ['main-not-renderer', 'src-main/testCode.ts', '../tests/free.ts'],
  ['renderer-not-main', 'src-renderer/rival.ts', '../build/tools/bench/free.ts'],
  ['three-on-stage', 'src-renderer/screens/three.ts', 'three'],
  ['renderer-does-not-think', 'src-renderer/engines.ts', '../src-shared/games/engines.ts'],
  ['tools-are-no-tests', 'build/tools/bench/tests.ts', '../../../tests/free.ts'],
  ['build-knows-no-tools', 'build/start.ts', './tools/bench/free.ts'],
  ['shared-stands-alone', 'src-shared/core/tools.ts', '../../build/tools/bench/free.ts'],
  ['main-not-renderer', 'src-main/tools.ts', '../build/tools/bench/free.ts'],
  ['boards-are-strangers', 'src-renderer/boards/hex/other.ts', '../scoreFour/free.ts'],
];

/** Files that are imported above, and break nothing themselves. */
const FREE = [
  'build/tools/bench/free.ts',
  'src-main/free.ts',
  'src-main/host/free.ts',
  'src-renderer/free.ts',
  'src-renderer/boards/scoreFour/free.ts',
  'src-shared/games/domineering/free.ts',
  'src-shared/games/hex/free.ts',
  'src-shared/games/engines.ts',
  'src-shared/games/index.ts',
  'src-shared/ipc/free.ts',
  'src-shared/match/free.ts',
  'src-shared/match/referee.ts',
  'src-shared/search/free.ts',
];

const folder = mkdtempSync(join(tmpdir(), 'quintet-layers-'));

async function violations(baseDir: string): Promise<string[]> {
  const ruleSet = { forbidden: config.forbidden };
  const { output } = await cruise(LAYERS, { ...config.options, baseDir, ruleSet, validate: true });
  return (output as ICruiseResult).summary.violations.map(
    ({ rule, from }) => `${rule.name}: ${from}`,
  );
}

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

beforeAll(() => {
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  write('package.json', '{ "type": "module" }');
  write('tests/free.ts', 'export const free = 1;');
  for (const path of FREE) write(path, 'export const free = 1;');
  write('src-main/host/window.ts', "import 'electron';");
  write('src-shared/core/cycleB.ts', "import './cycleA.ts';");
  for (const [, from, to] of BREACHES) write(from, `import '${to}';`);
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('the layers', () => {
  it('are each held by a rule that names the import that breaks it', async () => {
    const found = await violations(folder);
    expect(found).toEqual(
      expect.arrayContaining(BREACHES.map(([rule, from]) => `${rule}: ${from}`)),
    );
    expect(found.filter((violation) => /free\.ts$/.test(violation))).toEqual([]);
  });

  it('have no rule that nothing here breaks', () => {
    const broken = new Set(BREACHES.map(([rule]) => rule));
    expect(config.forbidden.map(({ name }) => name).filter((name) => !broken.has(name))).toEqual(
      [],
    );
  });
});
