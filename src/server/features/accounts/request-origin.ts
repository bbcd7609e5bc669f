import type { FastifyRequest } from 'fastify';
import { deviceNamed, UNKNOWN_DEVICE } from '#content/device-name.ts';
import type { Language } from '#contract/languages.ts';
import { addressKey, networkKey } from '#server/platform/limits/limits.ts';
import { languageOfRequest } from '#server/platform/http/request-language.ts';

/** The device, the address and the language of a request. */
export interface Origin {
  deviceName: string;
  addressKey: string;
  network: string;
  language: Language;
}

export function originOf(request: FastifyRequest): Origin {
  return {
    deviceName: deviceName(request.headers['user-agent']),
    addressKey: addressKey(request.ip),
    network: networkKey(request.ip),
    language: languageOfRequest(request),
  };
}

const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bLinux\b/, 'Linux'],
];

/** Returns a readable name for a User-Agent header, e.g. 'Firefox on Android'. */
function deviceName(userAgent: string | undefined): string {
  const find = (names: typeof browsers): string | undefined =>
    names.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1];
  const browser = find(browsers);
  const system = find(systems);
  if (browser === undefined) return system ?? UNKNOWN_DEVICE;
  return system === undefined ? browser : deviceNamed(browser, system);
}
