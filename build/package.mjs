/**
 * `npm run package [-- arguments of electron-builder]`: a package for this system in dist/.
 * Says in one line why there is none when something it needs cannot be fetched.
 * `npm run package -- npm`: the tarball of the browser edition and the programs of the command line, which needs nothing
 * but Node; `npm run package -- deb`: the same as a Debian package, with what a desktop needs; `npm run package -- sbom`:
 * what all of them contain, as a bill of materials.
 */
import { packForDebian } from './debPackage.mjs';
import { packForNpm } from './npmPackage.mjs';
import { whyElectronIsStale } from './electronSupport.mjs';
import { endEverythingWithUs, gather } from './processes.mjs';
import { ensureBuilt, ensureInstalled, progress, readJson, root, tool } from './project.mjs';
import { publisher } from './publisher.mjs';
import { writeSbom } from './sbom.mjs';

endEverythingWithUs();
process.exitCode = await main(process.argv.slice(2));

/** @param {string[]} args @returns {Promise<number>} the exit code */
async function main(args) {
  if (!(await ensureInstalled())) return 1;
  if (args[0] === 'sbom') return writeSbom();
  const { maintainer, name, homepage, missing } = publisher();
  if (missing !== undefined) progress(missing);
  if (args[0] === 'npm') return packForNpm();
  if (args[0] === 'deb') return packForDebian();
  const { devDependencies } = readJson(`${root}/package.json`);
  const stale = whyElectronIsStale(devDependencies.electron, new Date());
  if (stale !== undefined) {
    progress(`Not packaged. ${stale}`);
    return 1;
  }
  if (!(await ensureBuilt())) return 1;
  progress('Packaging …');
  const published = [
    `-c.linux.maintainer=${maintainer}`,
    `-c.extraMetadata.author=${name}`,
    `-c.extraMetadata.homepage=${homepage}`,
  ];
  const config = ['--config', 'build/electron-builder.yml', ...published];
  const command = [tool('electron-builder'), ...config, ...args];
  const { code, output } = await gather(process.execPath, command, { cwd: root });
  if (code === 0) {
    process.stdout.write(output);
    return 0;
  }
  const problem = /⨯ (.*?)(?:\s{2}|\n|$)/.exec(output)?.[1] ?? output.trim();
  progress(
    /ENOTFOUND|EAI_AGAIN|ECONN|ETIMEDOUT|fetch failed|status code|getaddrinfo/.test(output)
      ? `Not packaged: Electron's program or a packaging tool could not be downloaded (${problem}).`
      : `Not packaged: ${problem}`,
  );
  return code;
}
