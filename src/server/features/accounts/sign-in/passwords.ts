import { hash, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';
import { AppError } from '#server/platform/errors.ts';

/** OWASP's first recommendation for Argon2id: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Leaked passwords by frequency, lower case; 49,000 of them. */
const commonPasswords: ReadonlySet<string> = new Set(dictionary['passwords-common']);

let dummy: Promise<string> | undefined;

export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

/** Returns whether `password` matches the hash `stored`; takes as long when there is none. */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  dummy ??= hashPassword('a password nobody has');
  const isRight = await verify(stored ?? (await dummy), password);
  return stored !== null && isRight;
}

/** Throws `password_common` for a password that is easy to guess for somebody with these addresses and handles. */
export function refuseCommon(password: string, own: (string | null | undefined)[]): void {
  if (!isCommonPassword(password, own)) return;
  throw new AppError('password_common', { fields: { password: 'Please pick a password that is harder to guess.' } });
}

/** Returns true for a leaked password, one with a few digits appended, a short repetition, and the person's own address or handle. */
function isCommonPassword(password: string, own: (string | null | undefined)[]): boolean {
  const folded = password.toLowerCase();
  if (commonPasswords.has(folded) || commonPasswords.has(folded.replace(/[\d!.]{1,4}$/, ''))) return true;
  if (/^(.{1,4})\1+$/su.test(folded)) return true;
  return own.some(
    (text) =>
      typeof text === 'string' && (folded === text.toLowerCase() || folded === text.toLowerCase().split('@')[0]),
  );
}
