import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const NONCE = 12;
const TAG = 16;

/** A key of 32 bytes for one use, from the server's secret (HKDF-SHA256). */
export function deriveKey(secret: string, use: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `wildin ${use}`, 32));
}

export interface Seal {
  /** `value` as text that only this key opens (AES-256-GCM: nonce, tag, ciphertext). */
  close: (value: object) => string;
  /** What was sealed; undefined for anything else, such as text sealed with a key we no longer have. */
  open: (sealed: string) => unknown;
}

export function createSeal(key: Buffer): Seal {
  return {
    close: (value) => {
      const nonce = randomBytes(NONCE);
      const cipher = createCipheriv('aes-256-gcm', key, nonce);
      const body = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
    },
    open: (sealed) => {
      const bytes = Buffer.from(sealed, 'base64url');
      if (bytes.length < NONCE + TAG) return undefined;
      try {
        const opener = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE), { authTagLength: TAG });
        opener.setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
        const body = Buffer.concat([opener.update(bytes.subarray(NONCE + TAG)), opener.final()]);
        return JSON.parse(body.toString('utf8')) as unknown;
      } catch {
        return undefined;
      }
    },
  };
}
