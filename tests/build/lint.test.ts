// The rules of our own are broken one by one, and must be named as broken.
import { ESLint } from 'eslint';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../build/project.mjs';
import { CodeToLint } from './codeToLint.ts';

const HOUSE_RULES = /no-restricted-|max-lines-per-function|house|no-default-export/;

const allCode = new CodeToLint();

/** What our rules say of code in a file, once it is asked for. */
function complaintsAbout(file: string, code: string): () => string[] {
  const complaints = allCode.add(file, code);
  return () =>
    complaints()
      .filter(({ rule }) => HOUSE_RULES.test(rule))
      .map(({ message }) => message);
}

const eslint = new ESLint({
  cwd: root,
  overrideConfigFile: join(root, 'build/eslint.config.js'),
  ruleFilter: ({ ruleId }) => HOUSE_RULES.test(ruleId),
});

async function complaintsAboutComponent(file: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(`${code}\n`, { filePath: join(root, file) });
  return (result?.messages ?? []).map(({ message }) => message);
}

describe('the window of the app', () => {
  const options = [
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
  ].map((option) => {
    const code = `export const webPreferences = { ${option} };`;
    return [option, complaintsAbout('src-main/host/other.ts', code)] as const;
  });

  it.each(options)('can’t be written with %s', (_, complaints) => {
    expect(complaints()).toHaveLength(1);
  });

  const windows = (
    [
      ['made by hand', 'export const w = new BrowserWindow({ show: true });'],
      [
        'made with options changed',
        'export const w = new BrowserWindow({ ...makeWindowOptions() });',
      ],
      ['that opens things outside', 'void shell.openExternal(address);'],
      ['that is given code', 'void contents.executeJavaScript(code);'],
    ] as const
  ).map(([how, code]) => [how, complaintsAbout('src-main/host/other.ts', code)] as const);

  it.each(windows)('can’t be one %s', (_, complaints) => {
    expect(complaints()).toHaveLength(1);
  });

  const allowed = complaintsAbout(
    'src-main/host/other.ts',
    `export const w = new BrowserWindow(makeWindowOptions(preload, place));
     export const webPreferences = { nodeIntegration: false, sandbox: true };`,
  );

  it('can be written as it is', () => {
    expect(allowed()).toEqual([]);
  });
});

describe('main', () => {
  const timer = 'setTimeout(end, 5);';
  const code = `${timer}\nvoid AbortSignal.timeout(5);`;
  const inPlayers = complaintsAbout('src-main/players/other.ts', code);
  const inTime = complaintsAbout('src-main/time/other.ts', timer);

  it('waits with limits that know of sleep', () => {
    expect(inPlayers()).toEqual(Array(2).fill(expect.stringMatching(/startLimit/)));
    expect(inTime()).toEqual([]);
  });
});

describe('src-shared', () => {
  const chance = complaintsAbout('src-shared/core/other.ts', 'export const n = Math.random();');
  const clock = complaintsAbout('src-shared/core/other.ts', 'export const n = Date.now();');

  it('is told of chance and of time', () => {
    expect(chance()).toEqual([expect.stringMatching(/seeded generator/)]);
    expect(clock()).toEqual([expect.stringMatching(/argument/)]);
  });
});

describe('a module', () => {
  const unnamed = complaintsAbout('src-main/other.ts', 'export default 3;');
  const imports = (path: string) =>
    complaintsAbout('build/tools/other.ts', `import { a } from '${path}';\nvoid a;`);
  const without = ['./a', '../../a/b', './a.b/c', './a?raw', './'].map(imports);
  const whole = ['./a.ts', '../a.svelte.ts', './a.js?worker', 'a', 'node:fs'].map(imports);

  it('names what it exports', () => {
    expect(unnamed()).toHaveLength(1);
  });

  it('names files with their endings', () => {
    for (const complaints of without) {
      expect(complaints()).toEqual([expect.stringMatching(/file extension/)]);
    }
    for (const complaints of whole) expect(complaints()).toEqual([]);
  });
});

describe('the words of the window', () => {
  const COMPONENTS = [
    ['text in a component', 'components/Other.svelte', '<p>Hello</p>'],
    ['text beside what is computed', 'screens/Other.svelte', '<p>{count} moves</p>'],
    ['a label', 'components/Other.svelte', '<button type="button" aria-label="Close"></button>'],
    ['a title', 'boards/hex/Other.svelte', '<svg><g title="Edges" /></svg>'],
    [
      'a sentence in an expression',
      'components/Other.svelte',
      "<p>{isOver ? 'It is over' : ''}</p>",
    ],
    [
      'a sentence in its state',
      'state/other.svelte.ts',
      "export const text = 'The game is over.';",
    ],
  ] as const;

  it.each(COMPONENTS)('stand in the catalogue: %s', async (_, file, code) => {
    const complaints = await complaintsAboutComponent(`src-renderer/${file}`, code);
    expect(complaints).toEqual([expect.stringMatching(/i18n/)]);
  });

  const code = (
    [
      ['a sentence in code', 'state/other.ts', "export const text = 'The game is over.';"],
      ['a sentence with gaps', 'boards/hex/other.ts', 'export const t = (n) => `${n} has won it`;'],
    ] as const
  ).map(([what, file, text]) => [what, complaintsAbout(`src-renderer/${file}`, text)] as const);

  it.each(code)('stand in the catalogue: %s', (_, complaints) => {
    expect(complaints()).toEqual([expect.stringMatching(/i18n/)]);
  });

  const unread = complaintsAbout(
    'src-renderer/state/other.ts',
    `export const wide = new MediaQuery('screen and (prefers-reduced-motion: reduce)');
     throw new Error('there is no such cell');`,
  );
  const catalogues = ['i18n/en', 'boards/hex/i18n'].map((folder) =>
    complaintsAbout(
      `src-renderer/${folder}/other.ts`,
      "export const en = { over: 'The game is over.' };",
    ),
  );

  it('are no concern of what nobody reads', async () => {
    expect(unread()).toEqual([]);
    const component = '<p class="card title" data-group>{words.title}, {count} · {1 - 2}</p>';
    const file = 'src-renderer/components/Other.svelte';
    expect(await complaintsAboutComponent(file, component)).toEqual([]);
    for (const complaints of catalogues) expect(complaints()).toEqual([]);
  });
});

describe('what knows no game', () => {
  const folders = ['gtp', 'search', 'match', 'record', 'core', 'kernel'].map((folder) => {
    const about = (code: string) => complaintsAbout(`src-shared/${folder}/other.ts`, code);
    return {
      folder,
      names: [
        about("export const a = 'scoreFour';"),
        about('export const b = `the Hex board`;'),
        about('export const domineeringOnly = 1;'),
      ],
      plain: about("export const a = 'hexagonal';"),
    };
  });

  it.each(folders)('$folder names no game', ({ names, plain }) => {
    for (const complaints of names) expect(complaints()).toHaveLength(1);
    expect(plain()).toEqual([]);
  });
});

describe('a function over 60 lines', () => {
  const code = `export function long(): void {\n${'  step();\n'.repeat(60)}}`;
  const disable = '// eslint-disable-next-line max-lines-per-function';
  const folders = ['src-main', 'src-shared', 'src-renderer'].map((folder) => {
    const about = (text: string) => complaintsAbout(`${folder}/other.ts`, text);
    return {
      folder,
      plain: about(code),
      unsaid: about(`${disable}\n${code}`),
      said: about(`${disable} -- one long table\n${code}`),
    };
  });

  it.each(folders)('needs a reason in $folder', ({ plain, unsaid, said }) => {
    expect(plain()).toHaveLength(1);
    expect(unsaid()).toEqual([expect.stringMatching(/why/)]);
    expect(said()).toEqual([]);
  });

  it('needs one in a component too', async () => {
    const about = (comment: string) => {
      const component = `<script lang="ts">\n${comment}\n${code}\n</script>`;
      return complaintsAboutComponent('src-renderer/components/Other.svelte', component);
    };
    expect(await about('')).toHaveLength(1);
    expect(await about(disable)).toEqual([expect.stringMatching(/why/)]);
    expect(await about(`${disable} -- one long table`)).toEqual([]);
  });
});

describe('a test', () => {
  const about = (line: string) => complaintsAbout('tests/core/other.test.ts', line);
  const LEAVING_OUT = { it: 'only', test: 'skip', describe: 'skipIf(true)' };
  const leftOut = Object.entries(LEAVING_OUT).map(([what, how]) =>
    about(`${what}.${how}('is', f);`),
  );
  const run = about("it.each([1])('is %s', f);");

  it('is never left out', () => {
    for (const complaints of leftOut) {
      expect(complaints()).toEqual([expect.stringMatching(/Every test runs/)]);
    }
    expect(run()).toEqual([]);
  });
});

describe('code that waits, throws or chooses', () => {
  const BREACHES = Object.entries({
    'await-thenable': 'export const f = async (): Promise<void> => void (await 3);',
    'no-floating-promises': 'export const f = (): void => { Promise.resolve(); };',
    'no-misused-promises': 'export const f = (): void => [1].forEach(async () => {});',
    'only-throw-error': "export const f = (): never => { throw 'no error'; };",
    'switch-exhaustiveness-check':
      "export const f = (x: 'a' | 'b'): number => { switch (x) { case 'a': return 1; } return 2; };",
  }).map(([rule, code]) => [rule, allCode.add('build/tools/other.ts', code)] as const);

  it.each(BREACHES)('holds to %s', (rule, complaints) => {
    const rules = complaints().map((complaint) => complaint.rule);
    expect(rules).toContain(`typescript(${rule})`);
  });
});
