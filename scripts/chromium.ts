import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { findOnPath } from './on-path.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const SHELL = 'chromium-headless-shell';

/** Returns the path of a Chromium: CHROMIUM_PATH, else one on PATH, else Playwright's download; undefined if none. */
export function findChromium(): string | undefined {
  const given = process.env['CHROMIUM_PATH'];
  if (given !== undefined && given !== '') return given;
  const onPath = findOnPath(NAMES);
  if (onPath !== undefined) return onPath;
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

/** Returns the path of a headless shell on PATH, if any. It needs half the work, but has no push and notifications. */
export function findHeadlessShell(): string | undefined {
  return findOnPath([SHELL]);
}

/** Installs a Chromium and returns its path; undefined if that fails. Root tries the system's packages first. */
export function getChromium(): string | undefined {
  if (process.getuid?.() === 0 && onShell('command -v apt-get')) {
    process.stdout.write('\nNo Chromium found: installing the system’s own.\n');
    onShell('apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium fonts-noto-color-emoji');
    onShell(`apt-get install -y -qq --no-install-recommends ${SHELL}`);
    const found = findChromium();
    if (found !== undefined) return found;
  }
  process.stdout.write('\nNo Chromium found: asking Playwright for one.\n');
  spawnSync('playwright', ['install', 'chromium'], { stdio: 'ignore', timeout: 300_000 });
  return findChromium();
}

function onShell(command: string): boolean {
  return spawnSync('sh', ['-c', command], { stdio: 'ignore', timeout: 300_000 }).status === 0;
}
