import { describe, expect, it } from 'vitest';
import { refusedSwitches } from '../../src-main/host/refusedSwitches.ts';

describe('the command line of the packaged app', () => {
  it.each([
    '--remote-debugging-port=9222',
    '--remote-debugging-port',
    '-remote-debugging-port=9222',
    '--Remote-Debugging-Port=9222',
    '--remote-debugging-pipe',
    '--remote-debugging-address=0.0.0.0',
    '--remote-allow-origins=*',
    '--inspect',
    '--inspect=0.0.0.0:9229',
    '--inspect-brk',
    '--inspect-brk-node',
    '--inspect-publish-uid=http',
    '--debug-port=5858',
    '--js-flags=--expose-gc',
    '--no-sandbox',
    '--no-zygote',
    '--disable-gpu-sandbox',
    '--disable-setuid-sandbox',
    '--allow-sandbox-debugging',
    '--single-process',
    '--renderer-cmd-prefix=gdb',
    '--utility-cmd-prefix=gdb',
    '--gpu-launcher=gdb',
    '--browser-subprocess-path=/tmp/x',
    '--load-extension=/tmp/x',
    '--disable-web-security',
    '--disable-site-isolation-trials',
    '-r',
    '--require=/tmp/x.js',
  ])('is refused with %s', (arg) => {
    const name = arg.replace(/^-+/, '').split('=')[0]?.toLowerCase();
    expect(refusedSwitches(['--data', '/home/ann', arg], 'linux')).toEqual([name]);
  });

  it('is refused with a slash on Windows alone, where that is a dash as well', () => {
    const onWindows = refusedSwitches(['/remote-debugging-port=9222'], 'win32');
    expect(onWindows).toEqual(['remote-debugging-port']);
    expect(refusedSwitches(['/inspect/game.sgf'], 'linux')).toEqual([]);
  });

  it.each([
    ['--data=/home/ann', '--disable-gpu', '--force-device-scale-factor=2', '--lang=de'],
    ['--ozone-platform=wayland', '--enable-features=WaylandWindowDecorations', '--use-gl=egl'],
    ['--data', '/home/inspect', 'remote-debugging-port.json', '-psn_0_12345', '--', '-'],
    ['--original-process-start-time=13370000', '--allow-file'],
  ])('is taken with %s', (...args) => {
    expect(refusedSwitches(args, 'linux')).toEqual([]);
    expect(refusedSwitches(args, 'darwin')).toEqual([]);
  });
});
