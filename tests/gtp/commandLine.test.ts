import { describe, expect, it } from 'vitest';
import {
  isInterrupt,
  MAX_LINE_LENGTH,
  makeResponse,
  readCommandLine,
} from '../../src-shared/gtp/commandLine.ts';

const parse = (text: string) => readCommandLine({ text, isCut: false });

describe('a command line', () => {
  it('has an optional id, a name and words', () => {
    expect(parse('12 play black a1')).toEqual({
      ...{ id: '12', name: 'play', words: ['black', 'a1'] },
    });
    expect(parse('\u0007quit\r # bye')).toEqual({ ...{ id: '', name: 'quit', words: [] } });
    expect(parse('play\tb\ta1')?.words).toEqual(['b', 'a1']);
    expect(parse('\uFEFFname')?.name).toBe('name');
  });

  it.each(['', '   ', '# a comment', '\t#', '\r'])('is no command when it is “%s”', (text) => {
    expect(parse(text)).toBeUndefined();
  });

  it('keeps an id of any length, and no more than a number is one', () => {
    const id = '1'.repeat(40);
    expect(parse(`${id} name`)).toEqual({ id, name: 'name', words: [] });
    expect(parse('42')).toEqual({ id: '42', name: '', words: [] });
    expect(parse('12abc')).toEqual({ id: '', name: '12abc', words: [] });
  });

  it('is not obeyed when it was cut, unless only a comment was', () => {
    const cut = (text: string) => readCommandLine({ text, isCut: true });
    expect(cut('7 play b b1')).toMatchObject({ id: '7', name: undefined });
    expect(cut('')).toMatchObject({ name: undefined });
    expect(cut('play b b1 # xxx')).toEqual({ id: '', name: 'play', words: ['b', 'b1'] });
    expect(MAX_LINE_LENGTH).toBeLessThan(20_000);
  });

  it('interrupts when it is the comment that controllers send', () => {
    const isOne = (text: string): boolean => isInterrupt({ text, isCut: false });
    expect(['# interrupt', '#interrupt'].every(isOne)).toBe(true);
    expect(['# interrupted', 'name # interrupt', 'interrupt'].some(isOne)).toBe(false);
  });
});

describe('a response', () => {
  it('has a space after its sign and id, with a value or without', () => {
    expect(makeResponse('', { ok: true, value: '' })).toBe('= \n\n');
    expect(makeResponse('12', { ok: true, value: '' })).toBe('=12 \n\n');
    expect(makeResponse('', { ok: false, error: '' })).toBe('? \n\n');
    expect(makeResponse('7', { ok: false, error: 'unknown command' })).toBe(
      '?7 unknown command\n\n',
    );
  });

  it('has no empty line inside, and none but ASCII characters', () => {
    const value = 'a\n\n\n“b” – it’s 2 × 3 … −1 é\n';
    expect(makeResponse('', { ok: true, value })).toBe('= a\n \n \n"b" - it\'s 2 x 3 ... -1 ?\n\n');
  });
});
