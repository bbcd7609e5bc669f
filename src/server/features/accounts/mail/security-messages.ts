import { z } from 'zod';
import {
  contactChangedMail,
  contactChangedText,
  contactRemovedMail,
  emailKnownMail,
  newEmailMail,
  passwordChangedMail,
  passwordChangedText,
  newDeviceMail,
  passkeyAddedMail,
  passkeyRemovedMail,
  passkeyText,
  phoneKnownText,
  phoneRemovedText,
  proofMail,
} from '#content/security-mails.ts';
import { byOperatorMail, operatorDid } from '#content/operator-mails.ts';
import type { Speaker } from '#content/speaker.ts';
import { languages, type Language } from '#contract/languages.ts';
import type { Deps } from '#server/platform/deps.ts';

export const about = { to: z.string(), handle: z.string() };
/** The number of passkeys that still open the account. A message sealed before passkeys existed lacks the number. */
const passkeys = z.number().int().default(0);
const signIn = { device: z.string(), at: z.iso.datetime(), zone: z.string(), token: z.string() };
/** The language of the request that caused the message; if missing, that of the account's latest session is used. */
export const language = z.enum(Object.keys(languages) as [Language, ...Language[]]).optional();
const changed = { changed: z.enum(['email', 'phone']), token: z.string() };

export type OperatorDid = (typeof operatorDid)[number];

/** Mails and texts about the ways to sign in: codes that confirm changes, and notices of changes and new devices. */
export const securityMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('proof_code'), ...about, code: z.string() }),
  z.object({ kind: z.literal('password_changed'), ...about, isElsewhere: z.boolean(), passkeys }),
  z.object({ kind: z.literal('password_changed_text'), to: z.string(), passkeys }),
  z.object({ kind: z.literal('passkey_added'), ...about, name: z.string() }),
  z.object({ kind: z.literal('passkey_removed'), ...about, name: z.string() }),
  z.object({ kind: z.literal('passkey_added_text'), to: z.string() }),
  z.object({ kind: z.literal('passkey_removed_text'), to: z.string() }),
  z.object({ kind: z.literal('new_device'), ...about, ...signIn }),
  z.object({ kind: z.literal('new_email'), ...about, code: z.string() }),
  z.object({ kind: z.literal('email_known'), ...about }),
  z.object({ kind: z.literal('phone_known'), to: z.string() }),
  z.object({ kind: z.literal('contact_changed'), ...about, ...changed, now: z.string() }),
  z.object({ kind: z.literal('contact_changed_text'), to: z.string(), ...changed }),
  z.object({ kind: z.literal('contact_removed'), ...about }),
  z.object({ kind: z.literal('by_operator'), ...about, did: z.enum(operatorDid) }),
  z.object({ kind: z.literal('phone_removed_text'), to: z.string(), language }),
]);

export async function sendSecurity(
  { mailer, sms, config }: Pick<Deps, 'mailer' | 'sms' | 'config'>,
  speaker: Speaker,
  to: z.infer<typeof securityMessage>,
): Promise<void> {
  const at = (path: string): string => new URL(path, config.publicUrl).href;
  const notMe = (token: string, key = 'token'): string => at(`/not-me?${key}=${encodeURIComponent(token)}`);
  switch (to.kind) {
    case 'proof_code':
      return mailer.send({ to: to.to, ...proofMail(speaker, { ...to, link: at('/account/security') }) });
    case 'password_changed':
      return mailer.send({ to: to.to, ...passwordChangedMail(speaker, { ...to, link: at('/forgot-password') }) });
    case 'password_changed_text':
      return sms.send({ to: to.to, text: passwordChangedText(speaker, { ...to, link: at('/phone-login') }) });
    case 'passkey_added':
      return mailer.send({ to: to.to, ...passkeyAddedMail(speaker, { ...to, link: at('/account/security') }) });
    case 'passkey_removed':
      return mailer.send({ to: to.to, ...passkeyRemovedMail(speaker, { ...to, link: at('/account/security') }) });
    case 'passkey_added_text':
    case 'passkey_removed_text':
      return sms.send({ to: to.to, text: passkeyText(speaker, to.kind, at('/account/security')) });
    case 'new_device':
      return mailer.send({ to: to.to, ...newDeviceMail(speaker, { ...to, link: notMe(to.token, 'device') }) });
    case 'new_email':
      return mailer.send({ to: to.to, ...newEmailMail(speaker, { ...to, link: at('/account/security') }) });
    case 'email_known':
      return mailer.send({ to: to.to, ...emailKnownMail(speaker, { ...to, link: at('/account/security') }) });
    case 'phone_known':
      return sms.send({ to: to.to, text: phoneKnownText(speaker) });
    case 'contact_changed':
      return mailer.send({ to: to.to, ...contactChangedMail(speaker, { ...to, link: notMe(to.token) }) });
    case 'contact_changed_text':
      return sms.send({ to: to.to, text: contactChangedText(speaker, { ...to, link: notMe(to.token) }) });
    case 'contact_removed':
      return mailer.send({ to: to.to, ...contactRemovedMail(speaker, { ...to, link: at('/') }) });
    case 'by_operator':
      return mailer.send({ to: to.to, ...byOperatorMail(speaker, { ...to, link: at('/account') }) });
    case 'phone_removed_text':
      return sms.send({ to: to.to, text: phoneRemovedText(speaker) });
  }
}
