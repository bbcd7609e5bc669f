import type { Finding } from '#contract/operator.health.ts';
import { asMail, type Mail } from './mails.ts';
import type { Speaker } from './speaker.ts';

interface Addressed {
  handle: string;
  /** The page for operators. */
  link: string;
}

const door = (speaker: Speaker, link: string): { label: string; link: string } => ({
  label: speaker.t('mail.open-health', 'Open the page of health'),
  link,
});

/** Tells an operator what has been wrong for ten minutes, in the doctor's words. */
export function alertMail(
  speaker: Speaker,
  { handle, link, ...said }: Addressed & Omit<Finding, 'id' | 'level'>,
): Mail {
  return asMail(speaker, {
    subject: said.title,
    preview: said.fact,
    heading: said.title,
    lines: [said.fact, said.detail, said.todo].filter((line) => line !== undefined),
    button: door(speaker, link),
    first: 'button',
    after: [
      speaker.t(
        'mail.alert-once',
        'It has been so for ten minutes. This mail comes once, and another one when all is well again.',
      ),
    ],
    handle,
  });
}

export function allWellMail(speaker: Speaker, { handle, link }: Addressed): Mail {
  const heading = speaker.t('mail.all-is-well-again', 'All is well again');
  const line = speaker.t('mail.all-is-well-again-line', 'Nothing that we wrote to you about is red any more.');
  return asMail(speaker, {
    subject: heading,
    preview: line,
    heading,
    lines: [line],
    button: door(speaker, link),
    first: 'button',
    after: [],
    handle,
  });
}

export function triedMail(speaker: Speaker, { handle, link }: Addressed): Mail {
  const heading = speaker.t('mail.tried', 'Mail arrives');
  const line = speaker.t('mail.tried-line', 'You asked for this mail on the page of health. It arrived.');
  return asMail(speaker, {
    subject: heading,
    preview: line,
    heading,
    lines: [line],
    button: door(speaker, link),
    first: 'button',
    after: [],
    handle,
  });
}
