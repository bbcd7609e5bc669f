import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const NONCE = 12;
const TAG = 16;

/** Encrypts files (AES-256-GCM) with a key of 32 bytes. A file is bound to the place that it was sealed for. */
export interface ByteSeal {
  /** Returns the nonce, the tag and the encrypted bytes. */
  close: (bytes: Uint8Array, place: string) => Buffer;
  /** Returns the bytes; undefined for another key, another place or changed bytes. */
  open: (sealed: Uint8Array, place: string) => Buffer | undefined;
}

export function createByteSeal(key: Buffer): ByteSeal {
  return {
    close: (bytes, place) => {
      const nonce = randomBytes(NONCE);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(place));
      const body = Buffer.concat([cipher.update(bytes), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]);
    },
    open: (sealed, place) => {
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE))
          .setAAD(Buffer.from(place))
          .setAuthTag(Buffer.from(sealed.subarray(NONCE, NONCE + TAG)));
        return Buffer.concat([decipher.update(sealed.subarray(NONCE + TAG)), decipher.final()]);
      } catch {
        // All failures mean the same to the caller: these bytes were not sealed here.
        return undefined;
      }
    },
  };
}
