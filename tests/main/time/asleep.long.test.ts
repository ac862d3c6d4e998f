import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { assemblyScript } from '../../../build/vitePluginAsc.mjs';
import { workerUrl } from '../../search/builtWorker.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

const FAKE_PROGRAM = join(import.meta.dirname, '../../opponent/fakes/fakeProgram.mjs');
/** Beyond every limit of the program. */
const SLEEP_MS = 3_000;

/** Signals of other systems can't stop a process. */
const SYSTEMS = process.platform === 'win32' ? [] : [process.platform];

/** @returns the path of the bundled program. */
async function bundleProgram(folder: string): Promise<string> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [assemblyScript()],
    ssr: { noExternal: true },
    build: { ssr: join(import.meta.dirname, 'sleepingProgram.ts'), target: 'node20', write: false },
  })) as Rolldown.RolldownOutput;
  const path = join(folder, 'sleepingProgram.mjs');
  writeFileSync(path, output[0].code);
  return path;
}

describe('a machine that sleeps while the computer thinks', () => {
  it.each(SYSTEMS)('costs no game and no thought (%s)', async () => {
    const folder = temporaryFolder();
    const args = [
      await bundleProgram(folder),
      ...[FAKE_PROGRAM, join(folder, 'log'), fileURLToPath(workerUrl)],
    ];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    onTestFinished(() => void child.kill('SIGKILL'));
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    const heard = async (): Promise<unknown> => JSON.parse((await lines.next()).value as string);

    const { asleep } = (await heard()) as { asleep: number[] };
    await sleep(SLEEP_MS);
    for (const pid of asleep) process.kill(pid, 'SIGCONT');
    const { answer, thought } = (await heard()) as Record<string, PromiseSettledResult<number>>;
    expect(answer).toMatchObject({ status: 'fulfilled' });
    expect(thought).toMatchObject({ status: 'fulfilled' });
    // The search had most of its second, beside the sleep.
    expect(thought?.status === 'fulfilled' && thought.value).toBeGreaterThan(SLEEP_MS + 400);
    await once(child, 'exit');
  });
});
