import { createHmac } from 'node:crypto';
import type { Deps } from '#server/platform/deps.ts';
import { deriveKey } from '#server/platform/seal.ts';

/** Returns the hash by which the token of a link in a mail is kept. */
export function linkHash({ config }: Deps, token: string): Uint8Array {
  return hashOf(keyOf(config), `link ${token}`);
}

/** An address is a person's own, so its hash is kept. The mask at its end keeps a network's hash apart from an address's. */
export const askerOf = (key: Buffer, from: string | undefined): string =>
  from === undefined
    ? ''
    : Buffer.from(hashOf(key, `asker ${from}`))
        .toString('base64url')
        .slice(0, 22);

/** Keyed with the server's secret, because an attacker with the table could try all million codes. */
export function hashOf(key: Buffer, text: string): Uint8Array {
  return new Uint8Array(createHmac('sha256', key).update(text).digest());
}

export function keyOf({ authSecret }: Deps['config']): Buffer {
  if (authSecret === undefined) throw new Error('The configuration has no authSecret.');
  return deriveKey(authSecret, 'one-time codes');
}
