import { describe, expect, it } from 'vitest';
import { DEFAULT_PACE_MS, parseShowArguments } from '../../src-main/cli/showOptions.ts';

const shown = (text: string) => parseShowArguments(text.split(' ').filter((word) => word !== ''));

describe('what a program is started to show', () => {
  it.each([
    ['--demo', { demo: 'all', isKiosk: false }],
    ['--demo scoreFour', { demo: 'scoreFour', isKiosk: false }],
    ['--demo=lines-of-action', { demo: 'linesOfAction', isKiosk: false }],
    ['--demo --kiosk', { demo: 'all', isKiosk: true }],
    ['--kiosk', { demo: 'all', isKiosk: true }],
    ['--kiosk --demo HEX --idle 30', { demo: 'hex', isKiosk: true, idleSeconds: 30 }],
    ['/app --no-sandbox --demo hex --disable-gpu', { demo: 'hex', isKiosk: false }],
  ])('is said by “%s”', (text, show) => {
    expect(shown(text)).toEqual({ ok: true, value: { show, paceMs: DEFAULT_PACE_MS } });
  });

  it.each(['', '/app --no-sandbox', '--data /tmp scoreFour'])('is nothing by “%s”', (text) => {
    expect(shown(text)).toEqual({ ok: true, value: undefined });
  });

  it('has a pace of its own', () => {
    expect(shown('--demo --pace 0.5')).toMatchObject({ value: { paceMs: 500 } });
  });

  it.each([
    ['--demo chess', 'there is no game “chess”: there are scoreFour, '],
    ['--demo --idle 1', '--idle is a whole number from 10 to 3600, not “1”'],
    ['--kiosk --pace x', '--pace is a number from 0.1 to 60, not “x”'],
    ['--kiosk --idle', '--idle needs a value'],
    ['--kiosk=yes', '--kiosk takes no value'],
    ['--idle 30', '--idle goes with --demo or --kiosk'],
  ])('is refused with a reason when it can’t be “%s”', (text, reason) => {
    expect(shown(text)).toMatchObject({
      ok: false,
      error: expect.stringContaining(reason) as string,
    });
  });
});
