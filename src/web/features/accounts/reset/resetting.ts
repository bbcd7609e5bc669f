import { type UseFormSetError } from 'react-hook-form';
import { CODE_LENGTH } from '#contract/accounts.code.ts';
import { asCallError } from '#web/platform/calls/call.ts';
import { wordsFor } from '#web/parts/failures/problems.ts';
import type { Check } from '#web/parts/forms/check.ts';
import { checkEmail, checkPassword, checkTwin } from '#web/features/accounts/sign-up/signup.checks.ts';
import { t } from '#web/words/words.ts';

export type ResetValues = { email: string; code: string; password: string; confirm: string };
const whenEmpty: ResetValues = {
  email: t('accounts.your-email-goes-here', 'Your email goes here.'),
  code: t('accounts.please-enter-all-6-digits', 'Please enter all 6 digits.'),
  password: t('accounts.your-new-password-goes-here', 'Your new password goes here.'),
  confirm: t('accounts.once-more-so-that-no', 'Once more, so that no typo locks you out.'),
};

/** Returns the first field on the page that is empty or wrong, with its error text; undefined if all are right. */
export function firstProblem(
  { email, code, password, confirm }: ResetValues,
  isByCode: boolean,
): { name: keyof ResetValues; words: string } | undefined {
  const checks: Partial<Record<keyof ResetValues, Check>> = {
    ...(isByCode && {
      email: checkEmail(email),
      code: code.length === CODE_LENGTH ? { state: 'right', words: '' } : { state: 'empty' },
    }),
    password: checkPassword(password),
    confirm: checkTwin(password, confirm),
  };
  const name = (['email', 'code', 'password', 'confirm'] as const).find(
    (field) => checks[field] !== undefined && checks[field].state !== 'right',
  );
  const check = name && checks[name];
  return name && { name, words: check?.state === 'wrong' ? check.words : whenEmpty[name] };
}

/**
 * Shows an error of one field beside that field and returns undefined. Returns the text of any other error. `isDead`
 * means that the link or code no longer works and only a new mail helps.
 */
export function showRefusal(
  error: unknown,
  setError: UseFormSetError<ResetValues>,
): { words: string; isDead: boolean } | undefined {
  const code = asCallError(error).code;
  const isDead = code === 'link_dead' || code === 'code_dead';
  const words = wordsFor(error);
  const fields = asCallError(error).fields;
  const name = (['email', 'code', 'password'] as const).find((field) => fields[field] !== undefined);
  if (isDead || name === undefined) return { words, isDead };
  setError(name, { message: fields[name] ?? words }, { shouldFocus: true });
  return undefined;
}
