import { getRawHeader } from '@electron/asar';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NtExecutable, NtExecutableResource, Resource } from 'resedit';
import { expect, it } from 'vitest';
import { readJson, root } from '../../build/project.mjs';
import { describePackage } from './packageChecks.ts';

/** What the program compares the list of files in its archive with before it reads one. */
const hashOf = (archive: string): string =>
  createHash('sha256').update(getRawHeader(archive).headerString).digest('hex');

describePackage('linux', 'arm64');

for (const arch of ['x64', 'arm64'] as const) {
  describePackage('win', arch, (folder) => {
    const resources = () =>
      NtExecutableResource.from(NtExecutable.from(readFileSync(join(folder(), 'Quintet.exe'))));

    it('knows the archive it belongs to', () => {
      const entry = resources().entries.find(({ type }) => type === 'INTEGRITY');
      expect(JSON.parse(Buffer.from(entry!.bin).toString())).toEqual([
        {
          file: 'resources\\app.asar',
          alg: 'SHA256',
          value: hashOf(join(folder(), 'resources/app.asar')),
        },
      ]);
    });

    it('says what it is, with an icon of its own', () => {
      const { entries } = resources();
      const [info] = Resource.VersionInfo.fromEntries(entries);
      const [language] = info!.getAllLanguagesForStringValues();
      const { version } = readJson(join(root, 'package.json'));
      expect(info!.getStringValues(language!)).toMatchObject({
        ProductName: 'Quintet',
        FileDescription: 'Quintet',
        FileVersion: version,
      });
      expect(Resource.IconGroupEntry.fromEntries(entries)).toHaveLength(1);
    });
  });

  describePackage('mac', arch, (folder) => {
    const contents = () => join(folder(), 'Quintet.app/Contents');
    const info = () => readFileSync(join(contents(), 'Info.plist'), 'utf8');

    it('knows the archive it belongs to', () => {
      expect(info()).toContain(hashOf(join(contents(), 'Resources/app.asar')));
    });

    it('says what it is, and which files it opens', () => {
      const { version } = readJson(join(root, 'package.json'));
      for (const said of ['org.quintet.app', 'Quintet', version, 'sgf', 'hsgf', 'icon.icns']) {
        expect(info()).toContain(`<string>${said}</string>`);
      }
    });
  });
}
