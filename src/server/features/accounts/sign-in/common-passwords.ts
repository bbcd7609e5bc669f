import { AppError } from '#server/platform/errors.ts';

let known: Promise<ReadonlySet<string>> | undefined;

/** Returns 49,000 leaked passwords in lower case; they are read by the first that is chosen. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  known ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common']));
  return known;
}

/** Throws `password_common` for a password that is easy to guess. `own` has the person's addresses and handles. */
export async function refuseCommon(password: string, own: (string | null | undefined)[]): Promise<void> {
  if (!(await isCommonPassword(password, own))) return;
  throw new AppError('password_common', { fields: { password: 'Please pick a password that is harder to guess.' } });
}

/** Returns true for a leaked password (also with up to four digits, ! or . added), a repetition, or a text in `own`. */
async function isCommonPassword(password: string, own: (string | null | undefined)[]): Promise<boolean> {
  const leaked = await commonPasswords();
  const folded = password.toLowerCase();
  if (leaked.has(folded) || leaked.has(folded.replace(/[\d!.]{1,4}$/, ''))) return true;
  if (/^(.{1,4})\1+$/su.test(folded)) return true;
  return own.some(
    (text) =>
      typeof text === 'string' && (folded === text.toLowerCase() || folded === text.toLowerCase().split('@')[0]),
  );
}
