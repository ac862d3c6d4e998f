/*
 * Stand-ins for Electron's program as it is unpacked on each system: what packages are made around where there is none
 *
 * Each has what packing changes: fuses, version information, languages. It can't be started.
 */
import { chmodSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { NtExecutable, NtExecutableResource, Resource } from 'resedit';
import { gather } from '../../build/processes.mjs';
import { root, tool } from '../../build/project.mjs';

export type System = 'linux' | 'win' | 'mac';

/** How Electron's program marks its fuses: the sentinel, the version, the count, and each fuse. */
const FUSES = Buffer.from('dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX\u0001\u0009000000000', 'latin1');

/** Languages of Chromium, as it names them, in which the window never is. */
const OTHERS = ['af', 'en-GB', 'pt-BR', 'ru'];

function write(file: string, content: string | Uint8Array = ''): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

function writeProgram(file: string, content: string | Uint8Array): void {
  write(file, content);
  chmodSync(file, 0o755);
}

/** A program of Windows with nothing in it but who made it, and the fuses behind that. */
function windowsProgram(): Uint8Array {
  const program = NtExecutable.createEmpty(false, false);
  const resources = NtExecutableResource.from(program);
  const info = Resource.VersionInfo.createEmpty();
  info.setStringValues({ lang: 0x0409, codepage: 1200 }, { ProductName: 'Electron' });
  info.outputToResourceEntries(resources.entries);
  resources.outputResource(program);
  program.setExtraData(new Uint8Array(FUSES).buffer);
  return new Uint8Array(program.generate());
}

const plist = (entries: Readonly<Record<string, string>>): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<plist version="1.0"><dict>',
    ...Object.entries(entries).map(([key, value]) => `<key>${key}</key><string>${value}</string>`),
    '</dict></plist>',
  ].join('\n');

const MAKERS: Readonly<Record<System, (folder: string, locales: readonly string[]) => void>> = {
  linux(folder, locales) {
    writeProgram(
      join(folder, 'electron'),
      Buffer.concat([Buffer.from('\u007fELF stand-in ', 'latin1'), FUSES]),
    );
    mkdirSync(join(folder, 'resources'));
    for (const locale of locales) write(join(folder, 'locales', `${locale}.pak`));
  },
  win(folder, locales) {
    writeProgram(join(folder, 'electron.exe'), windowsProgram());
    mkdirSync(join(folder, 'resources'));
    for (const locale of locales) write(join(folder, 'locales', `${locale}.pak`));
  },
  mac(folder, locales) {
    const contents = join(folder, 'Electron.app/Contents');
    const helper = join(contents, 'Frameworks/Electron Helper.app/Contents');
    const framework = join(contents, 'Frameworks/Electron Framework.framework');
    write(join(contents, 'Info.plist'), plist({ CFBundleExecutable: 'Electron' }));
    writeProgram(join(contents, 'MacOS/Electron'), 'stand-in');
    write(join(helper, 'Info.plist'), plist({ CFBundleExecutable: 'Electron Helper' }));
    writeProgram(join(helper, 'MacOS/Electron Helper'), 'stand-in');
    writeProgram(join(framework, 'Versions/A/Electron Framework'), FUSES);
    symlinkSync('Versions/A/Electron Framework', join(framework, 'Electron Framework'));
    for (const locale of locales) {
      const name = `${locale.replace('-', '_')}.lproj`;
      write(join(contents, 'Resources', name, 'locale.pak'));
      write(join(framework, 'Versions/A/Resources', name, 'locale.pak'));
    }
  },
};

/**
 * Packs what is built around a stand-in.
 *
 * @param folder an empty one, which is filled
 * @param locales of Chromium that are kept
 * @returns where the package lies, not packed into a file
 */
export async function packAroundStandIn(
  folder: string,
  system: System,
  arch: 'x64' | 'arm64',
  locales: readonly string[],
): Promise<string> {
  const standIn = join(folder, 'electron');
  const dist = join(folder, 'dist');
  mkdirSync(standIn, { recursive: true });
  MAKERS[system](standIn, [...locales, ...OTHERS]);
  const args = [
    ...[tool('electron-builder'), `--${system}`, 'dir', `--${arch}`],
    ...['--config', 'build/electron-builder.yml'],
    ...[`-c.electronDist=${standIn}`, `-c.directories.output=${dist}`],
    // Signing is for a Mac alone.
    '-c.electronFuses.resetAdHocDarwinSignature=false',
  ];
  const { code, output } = await gather(process.execPath, args, { cwd: root });
  if (code !== 0) throw new Error(output);
  const unpacked = readdirSync(dist).find((name) => name.startsWith(system));
  if (unpacked === undefined) throw new Error(`there is nothing in ${dist}`);
  return join(dist, unpacked);
}
