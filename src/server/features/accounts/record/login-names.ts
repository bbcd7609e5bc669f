import { emailKey } from '#contract/accounts.email.ts';

/** What a person types to sign in, in the form in which accounts are found and guesses are counted. */
export type LoginName = { is: 'email' | 'handle'; key: string };

/** Reads an email address, or a handle with or without @. Texts that find the same account have the same key. */
export function loginNameOf(typed: string): LoginName {
  const text = typed.trim();
  return text.includes('@', 1)
    ? { is: 'email', key: emailKey(text) }
    : { is: 'handle', key: text.toLowerCase().replace(/^@/, '') };
}
