// The rules of our own are broken one by one, and must be named as broken.
import { ESLint } from 'eslint';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { root, tool } from '../../build/project.mjs';

const eslint = new ESLint({
  cwd: root,
  overrideConfigFile: join(root, 'build/eslint.config.js'),
  ruleFilter: ({ ruleId }) => /^(no-restricted-|max-lines-per-function|house\/)/.test(ruleId),
});

async function complaintsAbout(file: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath: join(root, file) });
  return (result?.messages ?? []).map(({ message }) => message);
}

describe('the window of the app', () => {
  it.each([
    'nodeIntegration: true',
    'nodeIntegrationInWorker: isDevelopment',
    'nodeIntegrationInSubFrames: 1',
    'contextIsolation: false',
    'sandbox: !isDebugging',
    'webSecurity: false',
    'allowRunningInsecureContent: true',
    'experimentalFeatures: true',
    'webviewTag: true',
    "enableBlinkFeatures: 'Anything'",
  ])('can’t be written with %s', async (option) => {
    const code = `export const webPreferences = { ${option} };\n`;
    expect(await complaintsAbout('src-main/host/other.ts', code)).toHaveLength(1);
  });

  it.each([
    ['made by hand', 'export const w = new BrowserWindow({ show: true });'],
    [
      'made with options changed',
      'export const w = new BrowserWindow({ ...makeWindowOptions() });',
    ],
    ['that opens things outside', 'void shell.openExternal(address);'],
    ['that is given code', 'void contents.executeJavaScript(code);'],
  ])('can’t be one %s', async (_, code) => {
    expect(await complaintsAbout('src-main/host/other.ts', `${code}\n`)).toHaveLength(1);
  });

  it('can be written as it is', async () => {
    const code = `export const w = new BrowserWindow(makeWindowOptions(preload, place));
      export const webPreferences = { nodeIntegration: false, sandbox: true };\n`;
    expect(await complaintsAbout('src-main/host/other.ts', code)).toEqual([]);
  });
});

it('main waits with limits that know of sleep', async () => {
  const code = 'setTimeout(end, 5);\nvoid AbortSignal.timeout(5);\n';
  const complaints = await complaintsAbout('src-main/players/other.ts', code);
  expect(complaints).toHaveLength(2);
  for (const complaint of complaints) expect(complaint).toMatch(/startLimit/);
  const [timer = ''] = code.split('\n');
  expect(await complaintsAbout('src-main/time/other.ts', timer)).toEqual([]);
});

describe('the words of the window', () => {
  const OUTSIDE = [
    ['text in a component', 'components/Other.svelte', '<p>Hello</p>'],
    ['text beside what is computed', 'screens/Other.svelte', '<p>{count} moves</p>'],
    ['a label', 'components/Other.svelte', '<button type="button" aria-label="Close"></button>'],
    ['a title', 'boards/hex/Other.svelte', '<svg><g title="Edges" /></svg>'],
    [
      'a sentence in an expression',
      'components/Other.svelte',
      "<p>{isOver ? 'It is over' : ''}</p>",
    ],
    ['a sentence in code', 'state/other.ts', "export const text = 'The game is over.';"],
    ['a sentence with gaps', 'boards/hex/other.ts', 'export const t = (n) => `${n} has won it`;'],
  ] as const;

  it.each(OUTSIDE)('stand in the catalogue: %s', async (_, file, code) => {
    const complaints = await complaintsAbout(`src-renderer/${file}`, `${code}\n`);
    expect(complaints).toEqual([expect.stringMatching(/i18n/)]);
  });

  it('are no concern of what nobody reads', async () => {
    const code = `throw new Error('there is no such cell');
      export const wide = new MediaQuery('screen and (prefers-reduced-motion: reduce)');\n`;
    expect(await complaintsAbout('src-renderer/state/other.ts', code)).toEqual([]);
    const component = '<p class="card title" data-group>{words.title}, {count} · {1 - 2}</p>\n';
    expect(await complaintsAbout('src-renderer/components/Other.svelte', component)).toEqual([]);
    const word = "export const en = { over: 'The game is over.' };\n";
    expect(await complaintsAbout('src-renderer/i18n/en/other.ts', word)).toEqual([]);
    expect(await complaintsAbout('src-renderer/boards/hex/i18n/other.ts', word)).toEqual([]);
  });
});

it.each(['gtp', 'search', 'match', 'record', 'core', 'kernel'])(
  '%s names no game',
  async (folder) => {
    const names = [
      "const a = 'scoreFour';",
      'const b = `the Hex board`;',
      'const domineeringOnly = 1;',
    ];
    for (const code of names) {
      const complaints = await complaintsAbout(`src-shared/${folder}/other.ts`, `export ${code}\n`);
      expect(complaints).toHaveLength(1);
    }
    const plain = "export const a = 'hexagonal';\n";
    expect(await complaintsAbout(`src-shared/${folder}/other.ts`, plain)).toEqual([]);
  },
);

describe('a function over 60 lines', () => {
  const code = `export function long(): void {\n${'  step();\n'.repeat(60)}}\n`;
  const disable = '// eslint-disable-next-line max-lines-per-function';

  it.each(['src-main', 'src-shared', 'src-renderer'])('needs a reason in %s', async (folder) => {
    const file = `${folder}/other.ts`;
    expect(await complaintsAbout(file, code)).toHaveLength(1);
    expect(await complaintsAbout(file, `${disable}\n${code}`)).toHaveLength(1);
    expect(await complaintsAbout(file, `${disable} -- one long table\n${code}`)).toEqual([]);
  });
});

describe('code that waits for promises', () => {
  const BREACHES = {
    'await-thenable': 'export const f = async (): Promise<void> => void (await 3);',
    'no-floating-promises': 'export const f = (): void => { Promise.resolve(); };',
    'no-misused-promises': 'export const f = (): void => [1].forEach(async () => {});',
    'only-throw-error': "export const f = (): never => { throw 'no error'; };",
    'switch-exhaustiveness-check':
      "export const f = (x: 'a' | 'b'): number => { switch (x) { case 'a': return 1; } return 2; };",
  };

  it('can’t forget one, and what is thrown and switched on is whole', () => {
    const folder = mkdtempSync(join(tmpdir(), 'quintet-lint-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    writeFileSync(join(folder, 'tsconfig.json'), '{"compilerOptions":{"strict":true}}');
    for (const [rule, code] of Object.entries(BREACHES)) {
      writeFileSync(join(folder, `${rule}.ts`), `${code}\n`);
    }
    const config = join(root, 'build/oxlint.json');
    const args = [tool('oxlint'), '--config', config, '--type-aware', '--format', 'json', '.'];
    // As npm sets it: Oxlint looks there for the part that knows types.
    const PATH = `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH ?? ''}`;
    const env = { ...process.env, PATH };
    const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8', env });
    const { diagnostics } = JSON.parse(stdout) as {
      diagnostics: readonly { code: string; filename: string }[];
    };
    const found = diagnostics.map(({ code, filename }) => `${filename}: ${code}`);
    expect(found.sort()).toEqual(
      Object.keys(BREACHES).map((rule) => `${rule}.ts: typescript(${rule})`),
    );
  });
});
