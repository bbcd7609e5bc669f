import { asMail, type Mail } from './mails.ts';
import type { Speaker } from './speaker.ts';

/** What an operator does with an account, where a mail tells its person. */
export const operatorDid = [
  'signed_out',
  'mail_confirmed',
  'moderator_given',
  'moderator_taken',
  'premium_given',
  'premium_taken',
] as const;
type OperatorDid = (typeof operatorDid)[number];

/** The notice of something that an operator did with an account. */
export function byOperatorMail(
  speaker: Speaker,
  { handle, did, link }: { handle: string; did: OperatorDid; link: string },
): Mail {
  const line = lineOf(speaker, did);
  return asMail(speaker, {
    subject: speaker.t('mail.something-was-done-for-your', 'Something was done with your account'),
    preview: line,
    heading: speaker.t('mail.something-was-done-for-your', 'Something was done with your account'),
    lines: [line],
    button: { label: speaker.t('mail.open-my-account', 'Open my account'), link },
    first: 'button',
    after: [
      speaker.t(
        'mail.who-runs-this-place',
        'The people who run this place did this by hand. They cannot read your messages. If it surprises you, ask them why.',
      ),
    ],
    handle,
  });
}

function lineOf({ t }: Speaker, did: OperatorDid): string {
  switch (did) {
    case 'signed_out':
      return t(
        'mail.you-were-signed-out-sign',
        'You were signed out. Sign in again, and everything is where you left it.',
      );
    case 'mail_confirmed':
      return t('mail.your-mail-address-counts-as', 'Your mail address counts as confirmed now.');
    case 'moderator_given':
      return t('mail.you-are-a-moderator-now', 'You are a moderator now. Your account page leads to the cases.');
    case 'moderator_taken':
      return t('mail.you-are-no-longer-a', 'You are no longer a moderator.');
    case 'premium_given':
      return t(
        'mail.you-have-premium-as-a',
        'You have Wildin Premium as a present. Nothing is charged, and it ends by itself.',
      );
    case 'premium_taken':
      return t(
        'mail.the-premium-that-was-a',
        'The Wildin Premium that was a present has ended. What you pay for yourself stays.',
      );
  }
}
