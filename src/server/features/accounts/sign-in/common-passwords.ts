import { dictionary } from '@zxcvbn-ts/language-common';
import { AppError } from '#server/platform/errors.ts';

/** 49,000 leaked passwords in lower case, the most frequent first. */
const commonPasswords: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/** Throws `password_common` for a password that is easy to guess. `own` has the person's addresses and handles. */
export function refuseCommon(password: string, own: (string | null | undefined)[]): void {
  if (!isCommonPassword(password, own)) return;
  throw new AppError('password_common', { fields: { password: 'Please pick a password that is harder to guess.' } });
}

/** Returns true for a leaked password (also with up to four digits, ! or . added), a repetition, or a text in `own`. */
function isCommonPassword(password: string, own: (string | null | undefined)[]): boolean {
  const folded = password.toLowerCase();
  if (commonPasswords.has(folded) || commonPasswords.has(folded.replace(/[\d!.]{1,4}$/, ''))) return true;
  if (/^(.{1,4})\1+$/su.test(folded)) return true;
  return own.some(
    (text) =>
      typeof text === 'string' && (folded === text.toLowerCase() || folded === text.toLowerCase().split('@')[0]),
  );
}
