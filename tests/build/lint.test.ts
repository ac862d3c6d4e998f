// The rules of our own are broken one by one, and must be named as broken.
import { ESLint } from 'eslint';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../build/project.mjs';

const eslint = new ESLint({
  cwd: root,
  overrideConfigFile: join(root, 'build/eslint.config.js'),
  // What needs the compiler's knowledge of a file can't be asked about one that is not there.
  overrideConfig: { languageOptions: { parserOptions: { projectService: false } } },
  ruleFilter: ({ ruleId }) => ruleId.startsWith('no-restricted-'),
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
