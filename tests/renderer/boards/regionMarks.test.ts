import { expect, test } from 'vitest';
import { makeRegionMarks } from '../../../src-renderer/boards/domineering/regionMarks.ts';
import { unwrap } from '../../../src-shared/core/result.ts';
import { domineering } from '../../../src-shared/games/domineering/index.ts';
import { RegionValuer } from '../../../src-shared/games/domineering/regions.ts';

test('each region that is small enough has its value in one of its cells', () => {
  const setup = domineering.setups[0];
  const marks = makeRegionMarks();
  const position = unwrap(domineering.codec.decode(setup, '122010001220100'.padStart(16, '0')));
  const told = marks(position);
  const texts = new RegionValuer().regionsOf(position).map(({ text }) => text ?? '');
  expect(told.map(({ label }) => label)).toEqual(texts.filter((text) => text.length <= 6));
  expect(told.length).toBeGreaterThan(0);
  for (const mark of told) {
    expect('cell' in mark && position.cells[mark.cell]).toBeUndefined();
  }
});
