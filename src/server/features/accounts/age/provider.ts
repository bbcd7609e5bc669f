import { z } from 'zod';
import type { Config } from '#server/config.ts';
import { jsonAnswer, StatusError } from '#server/platform/http/json-answer.ts';

/** The states of a check. A `failed` check has no result, and the person may try again. */
export const checkStates = ['open', 'adult', 'not_adult', 'failed'] as const;
export type CheckState = (typeof checkStates)[number];

/** A service that checks whether a person is an adult. The product sends it no data about the person. */
export interface AgeProvider {
  /**
   * Begins a check. Returns its reference and the address that the person opens. Throws if the provider does not
   * answer.
   */
  start: (returnTo: URL) => Promise<{ reference: string; address: string }>;
  /** Returns the state; `failed` if the provider does not know the check. Throws if the provider does not answer. */
  stateOf: (reference: string) => Promise<CheckState>;
}

/** The time limit for an answer of the provider. It is short, because a person waits for the answer. */
const TIMEOUT_MS = 5000;
const MINIMUM_AGE = 18;

const begun = z.object({
  id: z.string().min(1).max(200),
  address: z.url({ protocol: /^https?$/ }),
});
const known = z.object({ state: z.enum(checkStates) });

/**
 * Creates the provider that docs/ages.md describes; undefined without settings. The product requests each result
 * itself and accepts none that is sent to it. So only the provider at the configured address can confirm an adult.
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
    stateOf: async (reference) => {
      try {
        return known.parse(await ask(`checks/${encodeURIComponent(reference)}`, {})).state;
      } catch (error) {
        if (error instanceof StatusError && error.status === 404) return 'failed';
        throw error;
      }
    },
  };
}
