import { describe, expect, it, vi } from 'vitest';
import type { ChildHandle } from '../../src-main/opponent/childHandle.ts';
import { makeLineProcess } from '../../src-main/opponent/lineProcess.ts';

const LONG_MS = 60_000;

/** A child that does only what the test says. */
function fakeChild() {
  const listeners = {
    text: (_: string): void => undefined,
    errorText: (_: string): void => undefined,
    exit: (_: { reason: string }): void => undefined,
  };
  const written: string[] = [];
  const exit = (reason: string): void => listeners.exit({ reason });
  const child: ChildHandle = {
    write: (text) => written.push(text),
    onText: (listener) => (listeners.text = listener),
    onErrorText: (listener) => (listeners.errorText = listener),
    onExit: (listener) => (listeners.exit = listener),
    kill: vi.fn(() => exit('was killed')),
  };
  const process = makeLineProcess(child, { quitCommand: 'quit;', quitMs: 50 });
  const text = (chunk: string): void => listeners.text(chunk);
  const errorText = (chunk: string): void => listeners.errorText(chunk);
  return { child, process, written, exit, text, errorText };
}

describe('a conversation in lines', () => {
  it('takes answers in the order of the commands, however they are cut', async () => {
    const { process, text, written } = fakeChild();
    const answers = Promise.all(['one;', 'two;', 'three;'].map((c) => process.ask(c, LONG_MS)));
    expect(written).toEqual(['one;\n', 'two;\n', 'three;\n']);
    for (const chunk of ['o', 'k.\r', '\nok', '.\n \n\r\nA3.\n']) text(chunk);
    expect(await answers).toEqual(['ok.', 'ok.', 'A3.'].map((value) => ({ ok: true, value })));
    expect(process.isOver).toBe(false);
  });

  it('gives each answer its time once those before it have come', async () => {
    vi.useFakeTimers();
    const { process, text } = fakeChild();
    const first = process.ask('move;', 1_000);
    const second = process.ask('stop;', 500);
    await vi.advanceTimersByTimeAsync(999);
    text('A3.\n');
    await vi.advanceTimersByTimeAsync(499);
    expect(process.isOver).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await first).toMatchObject({ ok: true });
    expect(await second).toMatchObject({
      ok: false,
      error: { code: 'ERR_OPPONENT_SILENT', message: 'it did not answer within 0.5 s' },
    });
    vi.useRealTimers();
  });

  it.each([
    ['a line without an end', (c: ReturnType<typeof fakeChild>) => c.text('x'.repeat(70_000))],
    ['a long line', (c: ReturnType<typeof fakeChild>) => c.text(`${'x'.repeat(70_000)}\n`)],
    ['empty lines without end', (c: ReturnType<typeof fakeChild>) => c.text('\n'.repeat(2_000))],
    [
      'error output without end',
      (c: ReturnType<typeof fakeChild>) => {
        for (let i = 0; i < 20; i++) c.errorText('!'.repeat(100_000));
      },
    ],
    ['words nobody asked for', (c: ReturnType<typeof fakeChild>) => c.text('ok.\nhello\n')],
  ])('ends with %s', async (_, misbehave) => {
    const conversation = fakeChild();
    const asked = conversation.process.ask('a;', LONG_MS);
    misbehave(conversation);
    await asked;
    expect(conversation.child.kill).toHaveBeenCalled();
    expect(await conversation.process.ask('b;', LONG_MS)).toMatchObject({
      ok: false,
      error: { code: 'ERR_OPPONENT_FLOOD' },
    });
  });

  it('tells everyone who waits, and whoever asks later, how the program ended', async () => {
    const { process, exit } = fakeChild();
    const asked = [process.ask('a;', LONG_MS), process.ask('b;', LONG_MS)];
    exit('ended by itself (code 3)');
    const expected = {
      ok: false,
      error: { code: 'ERR_OPPONENT_GONE', message: 'it ended by itself (code 3)' },
    };
    expect(await Promise.all([...asked, process.ask('c;', LONG_MS)])).toEqual(
      [1, 2, 3].map(() => expected),
    );
    await process.stop();
  });

  it('is ended politely, and by force only when that does not help', async () => {
    const polite = fakeChild();
    const stopped = polite.process.stop();
    expect(polite.written).toEqual(['quit;\n']);
    polite.text('ok.\n');
    polite.exit('ended by itself (code 0)');
    await stopped;

    const stubborn = fakeChild();
    await stubborn.process.stop();
    expect(stubborn.child.kill).toHaveBeenCalled();
    expect(stubborn.process.isOver).toBe(true);
  });
});
