import { defineConfig } from '@playwright/test';
import { findChromium } from './chromium.mjs';

/** What takes long, by its tag, is left to `npm run test:long`; so is what differs little from another test. */
const LONG = /@long/;
const isLong = process.env.QUINTET_LONG === '1';
const isElectron = process.env.QUINTET_E2E_HOST === 'electron';
const chromium = isElectron ? undefined : await findChromium();
if (chromium?.ok === false) throw new Error(chromium.reason);

/**
 * The same specs run in Chromium against the browser host, and, with QUINTET_E2E_HOST=electron, in
 * Electron, which the fixtures start.
 */
export default defineConfig({
  ...(isElectron ? {} : isLong ? { grep: LONG } : { grepInvert: LONG }),
  testDir: '../tests/e2e',
  outputDir: '../test-results/e2e',
  // More would only wait for the processors: each keeps a browser and a program busy.
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  globalTimeout: (isLong ? 35 : 15) * 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: chromium === undefined ? {} : { launchOptions: chromium.value },
});
