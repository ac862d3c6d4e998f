import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readJson, root } from '../../build/project.mjs';

const { dependencies, devDependencies } = readJson(join(root, 'package.json'));

describe('what Quintet is built with', () => {
  it('is pinned to exact versions', () => {
    const loose = Object.entries(devDependencies).filter(
      ([, version]) => !/^(npm:[\w/-]+@)?[\d.]+$/.test(`${version}`),
    );
    expect(loose).toEqual([]);
  });

  it('is bundled, so that no package is needed at run time', () => {
    expect(dependencies).toBeUndefined();
  });

  it('comes from whatever registry npm is set up for', () => {
    expect(readFileSync(join(root, 'package-lock.json'), 'utf8')).not.toMatch('"resolved"');
  });
});
