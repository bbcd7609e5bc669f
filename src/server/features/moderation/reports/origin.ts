import { createHmac } from 'node:crypto';
import type { Deps } from '#server/platform/deps.ts';
import { deriveKey } from '#server/platform/seal.ts';

/** Two reports from one device, address or contact can be told, and nobody can tell which it was. */
export function hashOf({ config: { authSecret } }: Pick<Deps, 'config'>, value: string): Uint8Array {
  if (authSecret === undefined) throw new Error('The configuration has no authSecret.');
  return createHmac('sha256', deriveKey(authSecret, 'where reports come from')).update(value).digest();
}

/** Returns a hash as text that can name a thing. */
export const idOf = (hash: Uint8Array): string => Buffer.from(hash).toString('base64url').slice(0, 22);
