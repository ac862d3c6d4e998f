import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { fileArgument } from '../../src-main/host/fileArgument.ts';

const HERE = resolve('/home/ann');

describe('the file that a command line names', () => {
  it.each([
    [['game.sgf'], 'game.sgf'],
    [['--no-sandbox', '--disable-gpu', 'game.sgf'], 'game.sgf'],
    [['--allow-file-access-from-files', '--data', 'x.sgf', 'b.json', 'c.sgf'], 'b.json'],
    [['.', 'sub folder/Game.SGF'], 'sub folder/Game.SGF'],
    [['--data=/x.sgf', '--log-file=y.sgf', '-x.sgf'], undefined],
    [['--', '-odd.sgf'], '-odd.sgf'],
    [['https://example.org/a.sgf'], undefined],
    [['file://server/share/a.sgf'], undefined],
    [['game.exe', 'game', '', '/prefetch:1'], undefined],
    [['--demo', 'hex', '--kiosk'], undefined],
    [[], undefined],
  ])('%j, from its folder', (args, file) => {
    expect(fileArgument(args, HERE)).toBe(file && resolve(HERE, file));
  });

  it('may be told by its address, as desktops do', () => {
    const path = resolve(HERE, 'a game.sgf');
    expect(fileArgument([pathToFileURL(path).href], '/')).toBe(path);
    expect(fileArgument(['file:///%2Fa.sgf'], '/')).toBeUndefined();
  });
});
