import { createHmac } from 'node:crypto';
import type { Deps } from '#server/platform/deps.ts';
import { deriveKey } from '#server/platform/secrets/seal.ts';

/** Returns a keyed hash. It shows that two reports have the same device, address or contact, but hides the value. */
export function hashOf({ config: { authSecret } }: Pick<Deps, 'config'>, value: string): Uint8Array {
  if (authSecret === undefined) throw new Error('The configuration has no authSecret.');
  return createHmac('sha256', deriveKey(authSecret, 'where reports come from')).update(value).digest();
}

/** Returns a hash as text for use as an id. */
export const idOf = (hash: Uint8Array): string => Buffer.from(hash).toString('base64url').slice(0, 22);
