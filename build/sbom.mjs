/**
 * `npm run package -- sbom`: what is in Quintet's packages, as a bill of materials (CycloneDX). It lists what is really
 * bundled, as the notices do, and Electron, in which the app is packed.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gather } from './processes.mjs';
import { ensureBuilt, npm, progress, readJson, root } from './project.mjs';
import { NOTICES_FILE, noticedPackages } from './vitePluginNotices.mjs';

/**
 * @typedef {{ 'bom-ref': string, name: string, version: string, scope?: string, properties?: unknown }} Component
 * @typedef {{ ref: string, dependsOn?: string[] }} Dependency
 * @typedef {{ metadata: object & { component: Component }, components: Component[], dependencies: Dependency[] }} Bom
 */

/**
 * Makes `quintet-VERSION.cdx.json`.
 *
 * @param {string} [to] the folder for it
 * @returns {Promise<number>} the exit code
 */
export async function writeSbom(to = join(root, 'dist')) {
  if (!(await ensureBuilt())) return 1;
  const { command, args } = npm();
  const list = [...args, 'sbom', '--sbom-format=cyclonedx', '--package-lock-only'];
  const { code, output } = await gather(command, list, { cwd: root });
  if (code !== 0) {
    progress(`No bill of materials: ${output.trim()}`);
    return code;
  }
  const { version, devDependencies } = readJson(join(root, 'package.json'));
  const notices = readFileSync(join(root, 'out/renderer', NOTICES_FILE), 'utf8');
  const shipped = [
    ...noticedPackages(notices),
    { name: 'electron', version: devDependencies.electron },
  ];
  mkdirSync(to, { recursive: true });
  const file = join(to, `quintet-${version}.cdx.json`);
  writeFileSync(
    file,
    `${JSON.stringify(onlyShipped(JSON.parse(output), shipped), undefined, 2)}\n`,
  );
  progress(`Wrote ${file}`);
  return 0;
}

/**
 * The bill without what is only used for building.
 *
 * @param {Bom} bom
 * @param {readonly { name: string, version: string }[]} shipped
 * @returns {Bom}
 * @throws Error when something that is shipped is not in the lockfile.
 */
export function onlyShipped(bom, shipped) {
  const components = shipped.map(({ name, version }) => {
    const found = bom.components.find((each) => each.name === name && each.version === version);
    if (found === undefined) throw new Error(`${name} ${version} is shipped but not locked`);
    // npm says that they are for development, because bundles need no package when they run.
    return { ...found, scope: 'required', properties: undefined };
  });
  const refs = new Set(components.map((each) => each['bom-ref']));
  const own = bom.metadata.component['bom-ref'];
  return {
    ...bom,
    // npm calls it after the folder.
    metadata: { ...bom.metadata, component: { ...bom.metadata.component, name: 'quintet' } },
    components,
    dependencies: bom.dependencies
      .filter(({ ref }) => refs.has(ref) || ref === own)
      .map(({ ref, dependsOn = [] }) => ({
        ref,
        dependsOn: dependsOn.filter((on) => refs.has(on)),
      })),
  };
}
