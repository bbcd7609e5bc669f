import { createHash, timingSafeEqual } from 'node:crypto';

/** The content of a refresh token: a session, and the secret whose hash is in the session's row. */
interface RefreshToken {
  userId: number;
  sessionId: string;
  secret: Uint8Array;
}

export function writeRefreshToken({ userId, sessionId, secret }: RefreshToken): string {
  return `${userId}.${sessionId}.${Buffer.from(secret).toString('base64url')}`;
}

/** Returns the content of a refresh token, unchecked; undefined for text that is no refresh token. */
export function readRefreshToken(token: string): RefreshToken | undefined {
  const match = /^(\d{12})\.([0-9a-f-]{36})\.([\w-]{43})$/.exec(token);
  const [, user, sessionId, secret] = match ?? [];
  if (user === undefined || sessionId === undefined || secret === undefined) return undefined;
  return { userId: Number(user), sessionId, secret: new Uint8Array(Buffer.from(secret, 'base64url')) };
}

export function hashOf(secret: Uint8Array): Uint8Array {
  return new Uint8Array(createHash('sha256').update(secret).digest());
}

/** Returns whether a secret has this hash; compares in constant time. */
export function isSecretOf(hash: Uint8Array, secret: Uint8Array): boolean {
  return timingSafeEqual(hash, hashOf(secret));
}
