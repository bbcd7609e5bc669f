import { createHash, createHmac } from 'node:crypto';
import type { Way } from '#contract/home-safe.ts';
import type { Config } from '#server/config.ts';
import { deriveKey } from '#server/platform/secrets/seal.ts';

/** The bytes of a secret: 160 bits, 27 characters of an address. */
const SECRET_BYTES = 20;

function keyOf({ authSecret }: Config): Buffer {
  if (authSecret === undefined) throw new Error('The configuration has no authSecret.');
  return deriveKey(authSecret, 'pages of trusted persons');
}

const mac = (config: Config, text: string): Buffer => createHmac('sha256', keyOf(config)).update(text).digest();

/**
 * Returns the secret of a page. It is made of the id by the server's key, so that a letter can name it and the database
 * needs only its hash.
 */
function secretOf(config: Config, page: string): string {
  return mac(config, page).subarray(0, SECRET_BYTES).toString('base64url');
}

/** Returns the secret of the page on which a trusted person answers, by the way that they were asked. */
export const secretOfWay = (config: Config, { trustedId, way }: { trustedId: string; way: Way }): string =>
  secretOf(config, `way ${trustedId} ${way}`);

export const secretOfOuting = (config: Config, id: string): string => secretOf(config, `outing ${id}`);

/** Returns what is stored of a secret. */
export const hashOfSecret = (secret: string): Uint8Array =>
  new Uint8Array(createHash('sha256').update(secret).digest());

/** Returns the keyed hash of an address, by which it is known again without being stored. */
export const hashOfAddress = (config: Config, { way, address }: { way: Way; address: string }): Uint8Array =>
  new Uint8Array(mac(config, `address ${way} ${address.toLowerCase()}`));

/**
 * Returns the text of a PIN that is hashed. The key in it makes the few digits useless to a reader of the database, who
 * could try all of them.
 */
export const pinText = (config: Config, userId: number, pin: string): string =>
  mac(config, `pin ${userId} ${pin}`).toString('base64url');
