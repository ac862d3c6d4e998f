/** `npm run icons`: draws icon.svg at every size and in every container the systems ask for. */
import { chromium } from '@playwright/test';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from '../chromium.mjs';

const here = import.meta.dirname;
const drawing = readFileSync(join(here, 'icon.svg'), 'utf8');

const LINUX_SIZES = [16, 24, 32, 48, 64, 128, 256, 512];
const WINDOWS_SIZES = [16, 24, 32, 48, 64, 128, 256];
/** Apple's types for images of these sizes, those for twice the density included. */
const MAC_TYPES = /** @type {const} */ ([
  ['icp4', 16],
  ['icp5', 32],
  ['ic11', 32],
  ['ic12', 64],
  ['ic07', 128],
  ['ic08', 256],
  ['ic13', 256],
  ['ic09', 512],
  ['ic14', 512],
  ['ic10', 1024],
]);
/** Apple's grid leaves this part of each side free around a rounded square. */
const MAC_MARGIN = 100 / 1024;

const found = await findChromium();
if (!found.ok) throw new Error(found.reason);
const browser = await chromium.launch(found.value);
const page = await browser.newPage();

/**
 * @param {number} size in pixels
 * @param {number} [margin] part of a side left free
 * @returns {Promise<Buffer>} a PNG
 */
async function draw(size, margin = 0) {
  await page.setViewportSize({ width: size, height: size });
  const inner = size * (1 - 2 * margin);
  await page.setContent(
    `<style>body { margin: ${size * margin}px } svg { display: block; width: ${inner}px }</style>${drawing}`,
  );
  return page.screenshot({ omitBackground: true });
}

/** @param {readonly { size: number, png: Buffer }[]} images @returns {Buffer} a Windows .ico of PNGs */
function ico(images) {
  const head = Buffer.alloc(6 + 16 * images.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(images.length, 4);
  let offset = head.length;
  images.forEach(({ size, png }, index) => {
    const entry = 6 + 16 * index;
    head.writeUInt8(size % 256, entry); // 0 stands for 256
    head.writeUInt8(size % 256, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  });
  return Buffer.concat([head, ...images.map(({ png }) => png)]);
}

/** @param {readonly { type: string, png: Buffer }[]} images @returns {Buffer} an Apple .icns */
function icns(images) {
  /** @param {string} type @param {Buffer} body */
  const block = (type, body) => {
    const head = Buffer.alloc(8);
    head.write(type, 'latin1');
    head.writeUInt32BE(8 + body.length, 4);
    return Buffer.concat([head, body]);
  };
  return block('icns', Buffer.concat(images.map(({ type, png }) => block(type, png))));
}

const linux = join(here, 'linux');
rmSync(linux, { recursive: true, force: true });
mkdirSync(linux);
for (const size of LINUX_SIZES) {
  writeFileSync(join(linux, `${size}x${size}.png`), await draw(size));
}
const forWindows = [];
for (const size of WINDOWS_SIZES) forWindows.push({ size, png: await draw(size) });
writeFileSync(join(here, 'icon.ico'), ico(forWindows));
const forMac = [];
for (const [type, size] of MAC_TYPES) forMac.push({ type, png: await draw(size, MAC_MARGIN) });
writeFileSync(join(here, 'icon.icns'), icns(forMac));
await browser.close();
