import { defineConfig } from '@playwright/test';

/** The browser itself is chosen by the fixtures (see chromium.mjs), the same for every spec. */
export default defineConfig({
  testDir: '../tests/e2e',
  outputDir: '../test-results',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
});
