/**
 * A Debian package of the browser edition: what the npm package holds, with what a desktop needs to offer it. It is
 * for every processor, is made without network, and has no scripts that run when it is installed.
 */
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { COMMANDS, stageProgram } from './npmPackage.mjs';
import { gather } from './processes.mjs';
import { directoryBytes, ensureBuilt, progress, readJson, root } from './project.mjs';
import { publisher } from './publisher.mjs';

const NAME = 'quintet-browser';
const APP_ID = 'org.quintet.browser';
const ICON_SIZES = [16, 24, 32, 48, 64, 128, 256, 512];
const SUMMARY = 'Five classic abstract games';
const DESCRIPTION =
  'Score Four in 3D, Lines of Action, Hex, Domineering and Dots and Triangles, against the computer or a friend, offline, in a window of the browser.';

/**
 * Makes `quintet-browser_VERSION_all.deb`.
 *
 * @param {string} [to] the folder for it
 * @returns {Promise<number>} the exit code
 */
export async function packForDebian(to = join(root, 'dist')) {
  if (!(await ensureBuilt())) return 1;
  const { version } = readJson(join(root, 'package.json'));
  const folder = join(to, 'deb');
  stage(folder, version);
  const file = join(to, `${NAME}_${version}_all.deb`);
  const build = ['--root-owner-group', '-Zxz', '--build', folder, file];
  const { code, output } = await gather('dpkg-deb', build);
  if (code === 0) progress(`Packed ${file}`);
  else progress(`Not packaged: dpkg-deb says ${output.trim() || 'nothing, or is not there'}`);
  return code;
}

/** @param {string} folder is made anew @param {string} version */
function stage(folder, version) {
  rmSync(folder, { recursive: true, force: true });
  const share = join(folder, 'usr/share');
  const program = join(share, NAME);
  mkdirSync(program, { recursive: true });
  stageProgram(program);
  mkdirSync(join(folder, 'usr/bin'), { recursive: true });
  for (const command of Object.keys(COMMANDS)) {
    symlinkSync(`../share/${NAME}/bin/${command}.js`, join(folder, 'usr/bin', command));
  }
  for (const size of ICON_SIZES) {
    const from = join(root, 'build/icons/linux', `${size}x${size}.png`);
    cpSync(from, join(share, `icons/hicolor/${size}x${size}/apps/${NAME}.png`));
  }
  cpSync(
    join(root, 'build/icons/icon.svg'),
    join(share, `icons/hicolor/scalable/apps/${NAME}.svg`),
  );
  write(join(share, 'applications', `${APP_ID}.desktop`), DESKTOP_ENTRY);
  write(join(share, 'mime/packages', `${NAME}.xml`), MIME_TYPES);
  write(join(share, 'metainfo', `${APP_ID}.metainfo.xml`), metainfo(publisher()));
  const doc = join(share, 'doc', NAME);
  const notices = readFileSync(join(root, 'out/renderer/notices.txt'), 'utf8');
  write(join(doc, 'copyright'), `${readFileSync(join(root, 'LICENSE'), 'utf8')}\n${notices}`);
  writeFileSync(
    join(doc, 'changelog.gz'),
    gzipSync(readFileSync(join(root, 'CHANGELOG.md')), { level: 9 }),
  );
  write(join(folder, 'DEBIAN/control'), control(version, directoryBytes(join(folder, 'usr'))));
}

/** @param {string} path @param {string} text */
function write(path, text) {
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, text);
}

/** @param {string} version @param {number} bytes when it is installed */
const control = (version, bytes) => `Package: ${NAME}
Version: ${version}
Architecture: all
Maintainer: ${publisher().maintainer}
Homepage: ${publisher().homepage}
Installed-Size: ${Math.ceil(bytes / 1_024)}
Depends: nodejs (>= 20), chromium | google-chrome-stable | microsoft-edge-stable | firefox-esr | www-browser, xdg-utils
Conflicts: quintet
Section: games
Priority: optional
Description: ${SUMMARY}
 ${DESCRIPTION}
 .
 The programs of the command line come with it: quintet-console, quintet-gtp,
 quintet-opponent, quintet-analyse, quintet-solve, quintet-verify and
 quintet-tournament.
`;

const DESKTOP_ENTRY = `[Desktop Entry]
Type=Application
Name=Quintet
GenericName=Board games
GenericName[de]=Brettspiele
GenericName[fr]=Jeux de plateau
GenericName[es]=Juegos de tablero
GenericName[ja]=ボードゲーム
GenericName[zh_TW]=棋盤遊戲
GenericName[zh_CN]=棋盘游戏
Comment=${SUMMARY}
Exec=quintet --window %f
Icon=${NAME}
Terminal=false
Categories=Game;BoardGame;LogicGame;
Keywords=board game;score four;lines of action;hex;domineering;dots and triangles;
MimeType=application/x-go-sgf;application/vnd.quintet.match+json;
`;

const MIME_TYPES = `<?xml version="1.0" encoding="UTF-8"?>
<mime-info xmlns="http://www.freedesktop.org/standards/shared-mime-info">
  <mime-type type="application/x-go-sgf">
    <comment>game in the Smart Game Format</comment>
    <sub-class-of type="text/plain"/>
    <glob pattern="*.sgf"/>
  </mime-type>
  <mime-type type="application/vnd.quintet.match+json">
    <comment>game of Quintet</comment>
    <sub-class-of type="application/json"/>
    <glob pattern="*.quintet.json"/>
  </mime-type>
</mime-info>
`;

/** @param {import('./publisher.mjs').Publisher} publisher */
const metainfo = ({ name, homepage }) => `<?xml version="1.0" encoding="UTF-8"?>
<component type="desktop-application">
  <id>${APP_ID}</id>
  <metadata_license>CC0-1.0</metadata_license>
  <project_license>MIT</project_license>
  <name>Quintet</name>
  <summary>${SUMMARY}</summary>
  <developer id="org.quintet"><name>${escaped(name)}</name></developer>
  <url type="homepage">${escaped(homepage)}</url>
  <description><p>${DESCRIPTION}</p></description>
  <launchable type="desktop-id">${APP_ID}.desktop</launchable>
  <content_rating type="oars-1.1"/>
  <categories>
    <category>Game</category>
    <category>BoardGame</category>
  </categories>
  <provides>
    <binary>quintet</binary>
    <mediatype>application/x-go-sgf</mediatype>
  </provides>
</component>
`;

/** @param {string} text as XML takes it */
const escaped = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
