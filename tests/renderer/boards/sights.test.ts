import { describe, expect, test } from 'vitest';
import { sights as ofDomineering } from '../../../src-renderer/boards/domineering/sights.ts';
import { sights as ofHex } from '../../../src-renderer/boards/hex/sights.ts';
import { sights as ofLinesOfAction } from '../../../src-renderer/boards/linesOfAction/sights.ts';
import { sights as ofScoreFour } from '../../../src-renderer/boards/scoreFour/sights.ts';
import { unwrap } from '../../../src-shared/core/result.ts';
import { domineering } from '../../../src-shared/games/domineering/index.ts';
import { RegionValuer } from '../../../src-shared/games/domineering/regions.ts';
import { hex } from '../../../src-shared/games/hex/index.ts';
import { linesOfAction } from '../../../src-shared/games/linesOfAction/index.ts';
import { scoreFour } from '../../../src-shared/games/scoreFour/index.ts';

describe('what is marked on a position', () => {
  test('each region that is small enough has its value in one of its cells', () => {
    const setup = domineering.setups[0];
    const position = unwrap(domineering.codec.decode(setup, '122010001220100'.padStart(16, '0')));
    const told = ofDomineering[0].see(position, 'handout', undefined).marks;
    const texts = new RegionValuer().regionsOf(position).map(({ text }) => text ?? '');
    expect(told.map(({ label }) => label)).toEqual(texts.filter((text) => text.length <= 6));
    expect(told.length).toBeGreaterThan(0);
    for (const mark of told) {
      expect('cell' in mark && position.cells[mark.cell]).toBeUndefined();
    }
  });

  test('the standoff says who must begin and who profits', () => {
    const code = 'w/b/-/-/-/-/-/-/-/-/-/-/-/-/-/- w';
    const quiet = ofScoreFour[0].see(
      unwrap(scoreFour.codec.decode({}, code)),
      'handout',
      undefined,
    );
    expect(quiet).toEqual({
      marks: [],
      said: ['No threats: nobody has three in a line that can still become four.'],
    });
    const see = (code: string) =>
      ofScoreFour[0].see(unwrap(scoreFour.codec.decode({}, code)), 'handout', undefined);
    const waiting = see('bw/ww/bw/-/b/-/-/-/-/-/-/-/-/-/-/- b');
    expect(waiting.marks).toEqual([{ cell: 19, label: '2', tone: 'bad' }]);
    expect(waiting.said.slice(0, 3)).toEqual([
      'White would win at D1, height 2. Deadly to play: D1.',
      'If both leave D1 alone, 53 more beads fit elsewhere; then White must begin there.',
      'With the threats as they are, nobody profits: every one of them is stopped there.',
    ]);
    const told = see('bw/bw/bw/-/w/-/-/-/-/-/-/-/-/-/-/- b');
    expect(told.marks).toEqual([
      { cell: 19, label: '2', tone: 'bad' },
      { cell: 3, label: '1', tone: 'good' },
    ]);
    expect(told.said).toContain('A line can be completed at once, which goes before any standoff.');
  });

  test('cells of Hex are marked as main has proved them', () => {
    const position = hex.initial({ size: 3, swap: 0 });
    const [connections, inferior] = ofHex;
    const told = { losing: [0], wins1: [4], joined0: [], dead: [8], captured0: [1, 2] };
    expect(connections.see(position, 'handout', told)).toEqual({
      marks: [
        { cell: 0, tone: 'plain', label: '×' },
        { cell: 4, tone: 'bad', label: 'X' },
      ],
      said: [
        'X: a stone of X there would join its edges for certain.',
        '×: outside the must-play region. A stone of O there loses, because X then joins its edges for certain.',
      ],
    });
    expect(inferior.see(position, 'handout', told).marks).toHaveLength(3);
    expect(inferior.see(position, 'handout', {}).said).toEqual([
      'No cell is dead or captured here.',
    ]);
  });

  test('pieces of Lines of Action have their moves and their groups on them', () => {
    const position = linesOfAction.initial({ rules: 0 });
    const [mobility, groups] = ofLinesOfAction;
    expect(mobility.see(position, 'handout', undefined).said.slice(0, 2)).toEqual([
      'Black: 36 moves.',
      'White: 36 moves.',
    ]);
    const { marks, said } = groups.see(position, 'handout', undefined);
    expect(marks).toHaveLength(24);
    expect(said[0]).toBe('Black: 12 pieces in 2 groups');
  });
});
