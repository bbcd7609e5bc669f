import { email, password } from '#contract/accounts.ts';
import type { Check } from '#web/parts/forms/check.ts';
import { spoken, t } from '#web/words/words.ts';

export function checkEmail(text: string): Check {
  if (text === '') return { state: 'empty' };
  return email.safeParse(text.trim()).success
    ? { state: 'right', words: t('accounts.email-format-is-valid', 'Email format is valid ✓') }
    : { state: 'wrong', words: t('accounts.please-enter-a-valid-email', 'Please enter a valid email address') };
}

export function checkPassword(text: string): Check {
  if (text === '') return { state: 'empty' };
  const result = password.safeParse(text);
  return result.success
    ? { state: 'right', words: t('accounts.password-meets-requirements', 'Password meets requirements ✓') }
    : { state: 'wrong', words: spoken(result.error.issues[0]?.message ?? '') };
}

export function checkTwin(first: string, second: string): Check {
  if (second === '') return { state: 'empty' };
  return first === second
    ? { state: 'right', words: t('accounts.passwords-match', 'Passwords match ✓') }
    : {
        state: 'wrong',
        words: t('accounts.those-passwords-arent-twins-try', "Those passwords aren't twins 👯 Try again."),
      };
}
