import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, relative, sep } from 'node:path';
import { root, tool } from '../../build/project.mjs';

export interface Complaint {
  /** As Oxlint calls it, `plugin(rule)`. */
  readonly rule: string;
  readonly message: string;
}

interface Report {
  readonly diagnostics: readonly {
    code: string;
    message: string;
    help?: string;
    filename: string;
  }[];
}

/** Pieces of code, which are all linted in one run of Oxlint when the first one's complaints are asked for. */
export class CodeToLint {
  readonly #pieces: { file: string; code: string }[] = [];
  #complaints: readonly Complaint[][] | undefined;

  /** Adds what might stand in `file`, a path from the root of the project. */
  add(file: string, code: string): () => readonly Complaint[] {
    const at = this.#pieces.push({ file, code }) - 1;
    return () => (this.#complaints ??= this.#lint())[at] ?? [];
  }

  #lint(): readonly Complaint[][] {
    const folder = mkdtempSync(join(tmpdir(), 'quintet-lint-'));
    try {
      writeFileSync(join(folder, 'tsconfig.json'), '{"compilerOptions":{"strict":true}}');
      for (const [i, { file, code }] of this.#pieces.entries()) {
        const path = join(folder, String(i), file);
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, `${code}\n`);
      }
      const complaints: Complaint[][] = this.#pieces.map(() => []);
      for (const { filename, code: rule, message, help = '' } of runOxlint(folder).diagnostics) {
        const [piece] = relative(folder, join(folder, filename)).split(sep);
        complaints[Number(piece)]?.push({ rule, message: `${message} ${help}`.trim() });
      }
      return complaints;
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
}

function runOxlint(folder: string): Report {
  const args = ['--config', join(root, 'build/oxlint.config.js'), '--format', 'json', '.'];
  // As npm sets it: Oxlint looks there for the part that knows types.
  const PATH = `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH ?? ''}`;
  const { stdout } = spawnSync(process.execPath, [tool('oxlint'), ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, PATH },
    maxBuffer: 64 << 20,
  });
  return JSON.parse(stdout) as Report;
}
