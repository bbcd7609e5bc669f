import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { findChromium, findHeadlessShell } from './scripts/chromium.ts';

const executablePath = findChromium();
if (executablePath === undefined) {
  throw new Error(
    'No Chromium was found: put chromium, chromium-browser or google-chrome on PATH, or name one in CHROMIUM_PATH.',
  );
}

/** The microphone is one that beeps. */
const ARGS = ['--no-sandbox', '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];
const launch = (path: string) => ({ launchOptions: { executablePath: path, args: ARGS } });
const NEEDS_A_BROWSER = /@browser/;

/** Each worker runs the real, built server on a folder and a port of its own; see e2e/server.ts. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.e2e.ts',
  // The README's pictures are taken by `npm run pictures` alone.
  ...(process.env['PICTURES'] === undefined && { testIgnore: 'pictures.e2e.ts' }),
  outputDir: 'artifacts/e2e',
  globalSetup: './e2e/setup.ts',
  fullyParallel: true,
  // One more than two cores: a test waits for its pages a third of the time. Each worker has a server and a browser.
  workers: Math.min(6, availableParallelism() + 1),
  // A second try here would hide a test that fails now and then; scripts/check.ts runs it again and names it.
  retries: 0,
  forbidOnly: process.env['CI'] !== undefined,
  // A busy machine makes a test slow, never red: only a test that would fail anyway waits so long.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    viewport: { width: 390, height: 844 },
    // Its installation is a tenth of the whole suite's work. Tests of what it does, and of pages without a network, allow it.
    serviceWorkers: 'block',
    locale: 'en-US',
    timezoneId: 'America/New_York',
    contextOptions: { reducedMotion: 'reduce' },
    // Traces cost as much as the tests; TRACE=1 keeps them.
    trace: process.env['TRACE'] === undefined ? 'off' : 'on',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'shell', grepInvert: NEEDS_A_BROWSER, use: launch(findHeadlessShell() ?? executablePath) },
    { name: 'browser', grep: NEEDS_A_BROWSER, use: launch(executablePath) },
  ],
});
