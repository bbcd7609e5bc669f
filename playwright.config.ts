import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { findChromium, findHeadlessShell } from './scripts/chromium.ts';

const executablePath = findChromium();
if (executablePath === undefined) {
  throw new Error(
    'No Chromium was found: put chromium, chromium-browser or google-chrome on PATH, or name one in CHROMIUM_PATH.',
  );
}

/** The tests record from Chromium's fake microphone, which beeps and needs no permission. */
const ARGS = ['--no-sandbox', '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];
const launch = (path: string) => ({ launchOptions: { executablePath: path, args: ARGS } });
const NEEDS_A_BROWSER = /@browser/;

/** Each worker runs a real server with the built web app, on its own folder and port; see e2e/server.ts. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.e2e.ts',
  // The README's pictures are taken by `npm run pictures` alone, and the states of a call with SCREENS=1.
  testIgnore: [
    ...(process.env['PICTURES'] === undefined ? ['pictures.e2e.ts'] : []),
    ...(process.env['SCREENS'] === undefined ? ['calls-looks.e2e.ts'] : []),
  ],
  outputDir: 'artifacts/e2e',
  globalSetup: './e2e/setup.ts',
  fullyParallel: true,
  // One worker more than cores, at most six: a test waits a quarter of its time, and a fourth worker on two cores gained
  // nothing. Each worker has a server and a browser.
  workers: Math.min(6, availableParallelism() + 1),
  // A second try here would hide tests that fail now and then. scripts/check.ts runs failed tests again and names them.
  retries: 0,
  forbidOnly: process.env['CI'] !== undefined,
  // The time is long, so that a busy machine does not fail a test. Only a failing test uses all of it.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    viewport: { width: 390, height: 844 },
    // Installing the service worker would be a tenth of the suite's work. The tests that need the worker allow it.
    serviceWorkers: 'block',
    locale: 'en-US',
    timezoneId: 'America/New_York',
    contextOptions: { reducedMotion: 'reduce' },
    // Recording traces takes as much time as the tests. TRACE=1 switches it on.
    trace: process.env['TRACE'] === undefined ? 'off' : 'on',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'shell', grepInvert: NEEDS_A_BROWSER, use: launch(findHeadlessShell() ?? executablePath) },
    { name: 'browser', grep: NEEDS_A_BROWSER, use: launch(executablePath) },
  ],
});
