import { getConfig } from 'app-builder-lib/out/util/config/config.js';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../build/project.mjs';
import { describePackage } from './packageChecks.ts';

describePackage('linux', 'x64');

it('a package is made for each system and processor in the forms that are usual there', async () => {
  const file = join(root, 'build/electron-builder.yml');
  const config = await getConfig(root, file, null);
  const forms = (targets: unknown): string[] =>
    (targets as { target: string; arch: string | string[] }[]).map(
      ({ target, arch }) => `${target} ${[arch].flat().join(' ')}`,
    );
  expect({
    win: forms(config.win?.target),
    mac: forms(config.mac?.target),
    linux: forms(config.linux?.target),
  }).toEqual({
    win: ['nsis x64 arm64', 'zip x64 arm64'],
    mac: ['dmg universal', 'zip universal'],
    linux: ['AppImage x64 arm64', 'deb x64 arm64', 'rpm x64 arm64', 'tar.gz x64 arm64'],
  });
});
