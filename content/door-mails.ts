import type { Speaker } from './speaker.ts';
import { asMail, type Mail } from './mails.ts';

/** The operator's answer to a newcomer who waited to be let in. */
export function doorMail(speaker: Speaker, { isLetIn, link }: { isLetIn: boolean; link: string }): Mail {
  if (isLetIn) {
    return asMail(speaker, {
      subject: speaker.t('mail.you-are-in', 'You are in'),
      preview: speaker.t('mail.the-door-is-open', 'The door of {place} is open for you.'),
      heading: speaker.t('mail.come-in', 'Come in'),
      lines: [
        speaker.t(
          'mail.you-asked-to-join-and-yes',
          'You asked to join {place}, and whoever runs it says yes. Your account is open.',
        ),
      ],
      button: { label: speaker.t('mail.sign-in', 'Sign in'), link },
      first: 'button',
      after: [],
    });
  }
  return asMail(speaker, {
    subject: speaker.t('mail.not-this-time', 'Not this time'),
    preview: speaker.t('mail.your-account-was-not-opened', 'Your account was not opened.'),
    heading: speaker.t('mail.not-this-time', 'Not this time'),
    lines: [
      speaker.t(
        'mail.you-asked-to-join-and-no',
        'You asked to join {place}, and whoever runs it said no. That may have nothing to do with you.',
      ),
      speaker.t('mail.what-you-gave-us-is-deleted', 'Your account is deleted, with everything that you gave us.'),
    ],
    button: {
      label: speaker.t('mail.look-at-the-first-page', 'Look at the first page'),
      link: new URL('/', link).href,
    },
    first: 'button',
    after: [],
  });
}

/** The same answer for somebody who joined by phone. */
export function doorText(speaker: Speaker, { isLetIn, host }: { isLetIn: boolean; host: string }): string {
  return isLetIn
    ? speaker.t('mail.your-account-is-open-text', 'Your {mark} account is open. Sign in at {host}.', { host })
    : speaker.t(
        'mail.your-account-was-not-opened-text',
        'Your {mark} account was not opened, and what you gave us is deleted.',
      );
}
