import { z } from 'zod';
import type { Config } from '#server/config.ts';
import { jsonAnswer } from '#server/platform/json-answer.ts';

/** What a provider says of a check; `failed` came to no result, and another one may. */
export const checkStates = ['open', 'adult', 'not_adult', 'failed'] as const;
export type CheckState = (typeof checkStates)[number];

/** A service that finds out whether somebody is an adult. It learns nothing of them from us. */
export interface AgeProvider {
  /** Begins a check; returns its number, and the address that the person goes to. Throws when the provider has no answer. */
  start: (returnTo: URL) => Promise<{ reference: string; address: string }>;
  /** Throws when the provider has no answer. */
  stateOf: (reference: string) => Promise<CheckState>;
}

/** How long the provider may take: a person waits for it. */
const TIMEOUT_MS = 5000;
const MINIMUM_AGE = 18;

const begun = z.object({
  id: z.string().min(1).max(200),
  address: z.url({ protocol: /^https?$/ }),
});
const known = z.object({ state: z.enum(checkStates) });

/**
 * A provider that speaks the two calls of docs/operators.md. What came of a check is asked for and never received: nobody
 * but the provider, at the configured address, can say that somebody is an adult.
 */
export function createAgeProvider(settings: Config['ageProvider'], timeoutMs = TIMEOUT_MS): AgeProvider | undefined {
  if (settings === undefined) return undefined;
  const { url, key } = settings;
  const base = url.endsWith('/') ? url : `${url}/`;
  const ask = (path: string, init: RequestInit): Promise<unknown> => {
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
    return jsonAnswer(new URL(path, base), { ...init, headers, signal: AbortSignal.timeout(timeoutMs) });
  };
  return {
    start: async (returnTo) => {
      const body = JSON.stringify({ minimumAge: MINIMUM_AGE, returnTo: returnTo.href });
      const { id: reference, address } = begun.parse(await ask('checks', { method: 'POST', body }));
      return { reference, address };
    },
    stateOf: async (reference) => known.parse(await ask(`checks/${encodeURIComponent(reference)}`, {})).state,
  };
}
