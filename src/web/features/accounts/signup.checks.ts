import { email, password } from '#contract/accounts.ts';
import type { Check } from '#web/parts/check.ts';

export function checkEmail(text: string): Check {
  if (text === '') return { state: 'empty' };
  return email.safeParse(text.trim()).success
    ? { state: 'right', words: 'Email format is valid ✓' }
    : { state: 'wrong', words: 'Please enter a valid email address' };
}

export function checkPassword(text: string): Check {
  if (text === '') return { state: 'empty' };
  const result = password.safeParse(text);
  return result.success
    ? { state: 'right', words: 'Password meets requirements ✓' }
    : { state: 'wrong', words: result.error.issues[0]?.message ?? '' };
}

export function checkTwin(first: string, second: string): Check {
  if (second === '') return { state: 'empty' };
  return first === second
    ? { state: 'right', words: 'Passwords match ✓' }
    : { state: 'wrong', words: "Those passwords aren't twins 👯 Try again." };
}
