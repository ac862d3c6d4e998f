import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readJson, root } from '../../build/project.mjs';
import { onlyShipped, writeSbom } from '../../build/sbom.mjs';
import { noticedPackages } from '../../build/vitePluginNotices.mjs';

it('the bill of materials lists what is bundled, and Electron', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'quintet-sbom-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  expect(await writeSbom(folder)).toBe(0);
  const { version, devDependencies } = readJson(join(root, 'package.json'));
  const bom = readJson(join(folder, `quintet-${version}.cdx.json`));
  expect(bom).toMatchObject({
    bomFormat: 'CycloneDX',
    metadata: { component: { name: 'quintet', version } },
  });
  const notices = readFileSync(join(root, 'out/renderer/notices.txt'), 'utf8');
  const told = noticedPackages(notices).map((each) => `${each.name} ${each.version}`);
  const listed = bom.components.map(
    (each: { name: string; version: string }) => `${each.name} ${each.version}`,
  );
  expect(told).toContain(`three ${devDependencies.three}`);
  expect(listed.toSorted()).toEqual([...told, `electron ${devDependencies.electron}`].toSorted());
  for (const component of bom.components) {
    expect(component).toMatchObject({
      scope: 'required',
      purl: expect.stringMatching(/^pkg:npm\//),
    });
    expect(component.licenses.length, component.name).toBeGreaterThan(0);
    expect(component.hashes.length, component.name).toBeGreaterThan(0);
  }
  expect(JSON.stringify(bom)).not.toContain('eslint');
});

it('what is shipped and not locked is an error', () => {
  const component = { 'bom-ref': 'quintet', name: 'quintet', version: '1' };
  const bom = { metadata: { component }, components: [], dependencies: [] };
  expect(() => onlyShipped(bom, [{ name: 'three', version: '1.0.0' }])).toThrow(
    'three 1.0.0 is shipped but not locked',
  );
});
