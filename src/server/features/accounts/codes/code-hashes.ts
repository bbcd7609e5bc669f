import { createHmac } from 'node:crypto';
import type { Deps } from '#server/platform/deps.ts';
import { deriveKey } from '#server/platform/secrets/seal.ts';

/** Returns the hash that is stored in place of the token of a link that was sent by mail or SMS. */
export function linkHash({ config }: Deps, token: string): Uint8Array {
  return hashOf(keyOf(config), `link ${token}`);
}

/** Returns a hash of an asker's key or network, because network addresses are personal; '' for undefined. */
export const askerOf = (key: Buffer, from: string | undefined): string =>
  from === undefined
    ? ''
    : Buffer.from(hashOf(key, `asker ${from}`))
        .toString('base64url')
        .slice(0, 22);

/**
 * Returns a hash that is keyed with the server's secret. Without the key, an attacker who has the table could try all
 * million codes.
 */
export function hashOf(key: Buffer, text: string): Uint8Array {
  return new Uint8Array(createHmac('sha256', key).update(text).digest());
}

export function keyOf({ authSecret }: Deps['config']): Buffer {
  if (authSecret === undefined) throw new Error('The configuration has no authSecret.');
  return deriveKey(authSecret, 'one-time codes');
}
