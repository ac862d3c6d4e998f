import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { finished, start } from '../../build/processes.mjs';
import { root } from '../../build/project.mjs';

/** Runs a built program with some input and returns what it wrote and its exit code. */
async function run(program: string, args: readonly string[], input = '') {
  const script = join(root, 'out/main', `${program}.js`);
  const child = start(process.execPath, [script, ...args], { stdio: ['pipe', 'pipe', 'pipe'] });
  let [output, errors] = ['', ''];
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (errors += text));
  child.stdin?.end(input);
  return { code: await finished(child), output, errors };
}

describe('the built GTP program', () => {
  it('answers what is piped into it, thoughts included, and ends', async () => {
    const input = '1 name\nboardsize 4\n2 genmove b\nanalyse 100\n3 final_score\nquit\nname\n';
    const { code, output, errors } = await run('gtp', ['hex', '--nodes', '300'], input);
    expect(output).toMatch(
      /^=1 Quintet Hex\n\n=\n\n=2 [a-d][1-4]\n\n=\n(depth .*\n)+\n\?3 the game is not over\n\n=\n\n$/,
    );
    expect([code, errors]).toEqual([0, '']);
  });

  it('refuses wrong arguments with status 2', async () => {
    const { code, output, errors } = await run('gtp', ['hex', '--size', '2']);
    expect([code, output, errors]).toEqual([2, '', 'Size must be a whole number from 3 to 19\n']);
  });
});

describe('the built analysis', () => {
  it('prints its result last', async () => {
    const args = ['domineering', '--nodes', '2000', '--json', '--all'];
    const { code, output } = await run('analyse', args);
    expect(code).toBe(0);
    const last = JSON.parse(output.trimEnd().split('\n').at(-1) ?? '') as Record<string, unknown>;
    expect(last).toMatchObject({ kind: 'result', moves: expect.any(Array) });
  });

  it('refuses wrong arguments with status 2', async () => {
    expect(await run('analyse', ['chess'])).toMatchObject({ code: 2, output: '' });
  });
});
