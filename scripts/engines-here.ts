import { existsSync } from 'node:fs';
import { findOnPath } from './on-path.ts';

/** Where Debian's WebKitGTK has the browser that its driver steers. */
const MINI_BROWSERS = ['x86_64', 'aarch64'].map((kind) => `/usr/lib/${kind}-linux-gnu/webkit2gtk-4.1/MiniBrowser`);

export const findMiniBrowser = (): string | undefined => MINI_BROWSERS.find((path) => existsSync(path));

/** Returns the name of a program that the scenes in WebKit lack here; undefined if they can run. */
export function missingForWebKit(): string | undefined {
  const missing = ['WebKitWebDriver', 'Xvfb', 'xdotool'].find((name) => findOnPath([name]) === undefined);
  return missing ?? (findMiniBrowser() === undefined ? 'MiniBrowser' : undefined);
}

export const findFirefox = (): string | undefined => findOnPath(['firefox-esr', 'firefox']);

export const missingForFirefox = (): string | undefined => (findFirefox() === undefined ? 'firefox-esr' : undefined);
