import { z } from 'zod';
import type { Config } from '#server/config.ts';
import { jsonAnswer } from '#server/platform/http/json-answer.ts';
import type { Print } from './decode.ts';
import { LEAST_QUALITY } from './pdq.ts';
import type { Match, PictureClass } from './verdict.ts';

/** A list of known pictures on another server. `matches` throws unless the response is complete. */
export interface PictureService {
  name: string;
  matches: (print: Print, bytes: Uint8Array) => Promise<Match[]>;
}

const TIMEOUT_MS = 5000;

/** Returns the services that the environment configures. */
export function pictureServices(
  { hma, photoDna }: Pick<Config, 'hma' | 'photoDna'>,
  timeoutMs = TIMEOUT_MS,
): PictureService[] {
  const ask = (address: URL, init: RequestInit): Promise<unknown> =>
    jsonAnswer(address, { ...init, signal: AbortSignal.timeout(timeoutMs) });
  return [
    ...(hma === undefined ? [] : [createHma(hma, ask)]),
    ...(photoDna === undefined ? [] : [createPhotoDna(photoDna, ask)]),
  ];
}

type ServiceCall = (address: URL, init: RequestInit) => Promise<unknown>;

const banks = z.record(z.string(), z.array(z.unknown()));

/**
 * Meta's Hasher-Matcher-Actioner, which operators run themselves and fill from StopNCII, NCMEC and others. It gets the
 * hash, never the picture, and responds with the matching lists ("banks"). A bank without a configured class only leads
 * to a review.
 */
function createHma({ url, token, classes }: NonNullable<Config['hma']>, ask: ServiceCall): PictureService {
  return {
    name: 'hma',
    matches: async ({ hash, quality }) => {
      if (quality < LEAST_QUALITY) return [];
      const address = new URL('m/lookup', url.endsWith('/') ? url : `${url}/`);
      address.search = new URLSearchParams({
        signal_type: 'pdq',
        signal: Buffer.from(hash).toString('hex'),
      }).toString();
      const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
      const found = banks.parse(await ask(address, { headers }));
      return Object.entries(found).flatMap(([bank, contents]) =>
        contents.length === 0
          ? []
          : [{ source: `hma ${bank}`, class: classes.get(bank) ?? ('other' satisfies PictureClass) }],
      );
    },
  };
}

const hashed = z.object({ hash: z.base64() });
const OK = 3000;
const matched = z.object({
  MatchResults: z.array(z.object({ Status: z.object({ Code: z.literal(OK) }), IsMatch: z.boolean() })).min(1),
});

/**
 * PhotoDNA's Match Edge Hash. Microsoft licenses the hash as a program, which operators run on their own machines.
 * `hasher` is the program's address: it gets the picture's bytes and responds with `{ "hash": base64 }`. The service
 * itself gets only the hash.
 */
function createPhotoDna({ url, key, hasher }: NonNullable<Config['photoDna']>, ask: ServiceCall): PictureService {
  return {
    name: 'photodna',
    matches: async (_print, bytes) => {
      const { hash } = hashed.parse(await ask(new URL(hasher), { method: 'POST', body: new Uint8Array(bytes) }));
      const body = new FormData();
      body.set('picture', new Blob([new Uint8Array(Buffer.from(hash, 'base64'))]), 'picture.bin');
      const headers = { 'ocp-apim-subscription-key': key };
      const { MatchResults: results } = matched.parse(await ask(new URL(url), { method: 'POST', headers, body }));
      return results.some(({ IsMatch: isMatch }) => isMatch) ? [{ source: 'photodna', class: 'minor' }] : [];
    },
  };
}
