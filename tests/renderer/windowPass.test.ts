import { describe, expect, it } from 'vitest';
import { rememberWelcome, takePass, wasWelcome } from '../../src-renderer/windowPass.ts';
import { makePage } from './socketPage.ts';

const [FIRST, SECOND] = ['1'.repeat(64), '2'.repeat(64)];

function pageAfter(hash: string) {
  const page = makePage(hash);
  return { page, pass: takePass(page) };
}

describe('the pass of a window', () => {
  it('has the entry of its address, which is taken out of it, and a secret that no other window has', () => {
    const { page, pass } = pageAfter(`#enter=${FIRST}`);
    expect(pass).toEqual({
      entry: FIRST,
      secret: expect.stringMatching(/^[\da-f]{64}$/) as string,
    });
    expect(page.location.hash).toBe('');
    expect(pageAfter(`#enter=${FIRST}`).pass).not.toEqual(pass);
  });

  it('stays the same when the page is loaded anew, and when its address is opened once more', () => {
    const { page, pass } = pageAfter(`#enter=${FIRST}`);
    rememberWelcome(page);
    for (const hash of ['', '#match', `#enter=${FIRST}`]) {
      page.location.hash = hash;
      expect(takePass(page)).toEqual(pass);
      expect(wasWelcome(page)).toBe(true);
    }
  });

  it('is another one for another address', () => {
    const { page, pass } = pageAfter(`#enter=${FIRST}`);
    rememberWelcome(page);
    page.location.hash = `#enter=${SECOND}`;
    const other = takePass(page);
    expect(other).toMatchObject({ entry: SECOND });
    expect(other).not.toMatchObject({ secret: (pass as { secret: string }).secret });
    expect(wasWelcome(page)).toBe(false);
  });

  it('is none where there is no entry, and stays where the address holds none that can be right', () => {
    expect(pageAfter('').pass).toBe('noEntry');
    for (const hash of ['#enter=', '#enter=12', `#enter=${FIRST}0`, `#enter=${'A'.repeat(64)}`]) {
      expect(pageAfter(hash).pass).toBe('entryUnknown');
    }
    const { page, pass } = pageAfter(`#enter=${FIRST}`);
    page.location.hash = '#enter=12';
    expect(takePass(page)).toEqual(pass);
  });

  it('is not read from what something else has stored', () => {
    const page = makePage('');
    page.storage.setItem('quintet.pass', '{"entry":1}');
    expect(takePass(page)).toBe('noEntry');
  });
});
