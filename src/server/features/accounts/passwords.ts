import { hash, verify } from '@node-rs/argon2';
import { commonPasswords } from './common-passwords.ts';

/** OWASP's first recommendation for Argon2id: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

let dummy: Promise<string> | undefined;

export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

/** Whether `password` belongs to `stored`; takes as long when there is nothing stored. */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  dummy ??= hashPassword('a password nobody has');
  const isRight = await verify(stored ?? (await dummy), password);
  return stored !== null && isRight;
}

/** True for passwords that guessers try first, and for the person's own address or handle. */
export function isCommonPassword(password: string, own: (string | undefined)[]): boolean {
  const folded = password.toLowerCase();
  if (commonPasswords.has(folded) || commonPasswords.has(folded.replace(/[\d!.]{1,4}$/, ''))) return true;
  if (/^(.{1,4})\1+$/su.test(folded)) return true;
  return own.some(
    (text) => text !== undefined && (folded === text.toLowerCase() || folded === text.toLowerCase().split('@')[0]),
  );
}
