import { hkdfSync } from 'node:crypto';
import { CompactEncrypt, compactDecrypt } from 'jose';

/** Returns a key of 32 bytes for one use, derived from the server's secret (HKDF-SHA256). */
export function deriveKey(secret: string, use: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `wildin ${use}`, 32));
}

export interface Seal {
  /** Returns `value` encrypted as a compact JWE (AES-256-GCM) that only this key opens. */
  close: (value: object) => Promise<string>;
  /** Returns the sealed value; undefined for any other text, such as one sealed with an earlier key. */
  open: (sealed: string) => Promise<unknown>;
}

export function createSeal(key: Buffer): Seal {
  return {
    close: (value) =>
      new CompactEncrypt(new TextEncoder().encode(JSON.stringify(value)))
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .encrypt(key),
    open: async (sealed) => {
      try {
        const { plaintext } = await compactDecrypt(sealed, key);
        return JSON.parse(new TextDecoder().decode(plaintext)) as unknown;
      } catch {
        // All failures mean the same to the caller: the text was not sealed with this key.
        return undefined;
      }
    },
  };
}
