import { describe, expect, it } from 'vitest';
import { openGtp } from './gtpTable.ts';

describe('Hex over the protocol', () => {
  it('has black join top and bottom, so that a column of black wins', async () => {
    const table = openGtp('hex', { setup: { size: 3, swap: 0 } });
    for (const move of ['b b1', 'w a1', 'b b2', 'w a2', 'b b3']) await table.ask(`play ${move}`);
    expect(await table.ask('final_score')).toBe('= B+');
    expect(await table.ask('showboard')).toBe(
      '= \n   a b c\n 1 W B .\n  2 W B .\n   3 . B .\nblack (O) has won',
    );
  });

  it('swaps pieces', async () => {
    const table = openGtp('hex', { setup: { size: 4, swap: 1 } });
    expect(await table.ask('play b swap-pieces')).toMatch(/^\? illegal move: only the second/);
    await table.ask('play b a3');
    expect(await table.ask('play w swap-pieces')).toBe('= ');
    expect(await table.ask('showboard')).toMatch(/\n 1 \. \. W \.\n/);
  });

  it('exchanges sides: the stone keeps its colour and place, the other colour is to move again', async () => {
    const table = openGtp('hex', { setup: { size: 4, swap: 1 } });
    expect(await table.ask('play b swap-sides')).toMatch(/^\? illegal move: only the second/);
    await table.ask('play b a3');
    expect(await table.ask('play w swap-sides')).toBe('= ');
    expect(await table.ask('showboard')).toBe(
      '= \n   a b c d\n 1 . . . .\n  2 . . . .\n   3 B . . .\n    4 . . . .\nwhite (X) to move',
    );
    expect(await table.ask('play b b2')).toBe("? it is not black's turn");
    expect(await table.ask('play w a3')).toBe('? illegal move: cell a3 is taken');
    expect(await table.ask('play w swap-pieces')).toMatch(/^\? illegal move/);
    expect(await table.ask('play w b1')).toBe('= ');
    expect(await table.ask('genmove black')).toMatch(/^= [a-d][1-4]$/);
    // Black still joins top and bottom, white left and right.
    for (const count of [1, 2]) expect(await table.ask('undo'), `${count}`).toBe('= ');
    for (const move of ['w b1', 'b b2', 'w c1', 'b b3', 'w a1', 'b c3', 'w d1']) {
      expect(await table.ask(`play ${move}`)).toBe('= ');
    }
    expect(await table.ask('final_score')).toBe('= W+');
  });

  it('undoes an exchange of sides', async () => {
    const table = openGtp('hex', { setup: { size: 4, swap: 1 } });
    await table.ask('play b a3');
    const before = await table.ask('showboard');
    await table.ask('play w swap-sides');
    await table.ask('play w b2');
    await table.ask('undo');
    expect(await table.ask('showboard')).toContain('white (X) to move');
    await table.ask('undo');
    expect(await table.ask('showboard')).toBe(before);
    await table.ask('play w swap-sides');
    await table.ask('clear_board');
    expect(await table.ask('showboard')).toContain('black (O) to move');
    expect(await table.ask('play b a3')).toBe('= ');
  });

  it('plays whole games on after either kind of swap', async () => {
    for (const swap of ['swap-pieces', 'swap-sides']) {
      const table = openGtp('hex', { setup: { size: 4, swap: 1 }, nodes: 60 });
      await table.ask('play b b2');
      await table.ask(`play w ${swap}`);
      let colour = swap === 'swap-sides' ? 'w' : 'b';
      let moves = 0;
      for (; (await table.ask('final_score')).startsWith('?'); moves++) {
        expect(await table.ask(`genmove ${colour}`)).toMatch(/^= [a-d][1-4]$/);
        colour = colour === 'w' ? 'b' : 'w';
      }
      expect(moves).toBeGreaterThan(4);
      expect(await table.ask('final_score')).toMatch(/^= [BW]\+$/);
    }
  });
});
