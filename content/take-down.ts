import type { NoticeCategory, NoticeRole } from '#contract/moderation.take-down.ts';
import type { Letter } from './decision-mails.ts';
import type { Speaker } from './speaker.ts';

/** The subjects of a notice, in the order of the form. */
export const noticeWords: Readonly<Record<NoticeCategory, { title: string; text: string }>> = {
  intimate_picture: {
    title: 'An intimate picture without consent',
    text: 'A private picture of somebody, shown without their yes. Made-up ones count.',
  },
  minor: { title: 'Somebody under 18', text: 'A child is shown or spoken of sexually, or somebody here is a minor.' },
  copyright: { title: 'My work, without my permission', text: 'A text, a picture or a song that belongs to you.' },
  impersonation: { title: 'Somebody pretends to be me', text: 'My name, my face or my life, under another’s hands.' },
  other: { title: 'Something else against the law', text: 'Say below what it is, and why.' },
};

export const roleWords: Readonly<Record<NoticeRole, string>> = {
  me: 'I am the person it concerns',
  for_somebody: 'I act for that person',
};

export const GOOD_FAITH =
  'What I write here is true as far as I know, and I ask in good faith. The thing was published without permission, or it breaks the law.';

/** Explains to a person why a thing of theirs is hidden after a notice. */
export const NOTICE_SENTENCE =
  'Somebody outside told us, with their name, that this must not be here. Nobody has judged it yet: a moderator does that next. If they are wrong, say so in your answer.';

export const noticeOutcomes = {
  waiting: { title: 'Waiting', text: 'A person reads it within 48 hours of its arrival.' },
  acted: { title: 'We acted', text: 'It broke our rules or the law. You have our answer by mail.' },
  not_against_rules: { title: 'It stays', text: 'A person looked and found no reason to take it down.' },
  gone: { title: 'Already gone', text: 'It was no longer there when we looked.' },
} as const;

type Speaks = Pick<Speaker, 't'>;

const turnTo = (contact: string | null, { t }: Speaks): string =>
  contact === null
    ? t('notices.turn-here', 'There is more to say, or we got it wrong? Send another notice and name this number.')
    : t('notices.turn-to', 'There is more to say, or we got it wrong? Write to {contact} and name this number.', {
        contact,
      });

/** The receipt. It repeats nothing of the notice, because anyone can enter another person's address. */
export function receiptLetter(
  { receipt, contact }: { receipt: string; contact: string | null },
  speaker: Speaks,
): Letter {
  const { t } = speaker;
  return {
    subject: t('notices.your-notice', 'Your notice {receipt}', { receipt }),
    preview: t('notices.it-has-arrived', 'It has arrived. A person reads it within 48 hours.'),
    heading: t('notices.arrived', 'Your notice has arrived'),
    lines: [
      t('notices.its-number', 'Its number is {receipt}.', { receipt }),
      t(
        'notices.what-follows',
        'A person reads it within 48 hours, and you get an answer by mail. If it is about an intimate picture or somebody under 18, and the link leads to a post, that post is hidden already.',
      ),
    ],
    after: [
      turnTo(contact, speaker),
      t('notices.not-you', 'You sent us nothing? Then somebody typed your address. You need do nothing.'),
    ],
  };
}

interface Answered {
  receipt: string;
  isActed: boolean;
  /** True if only the author still sees the thing. */
  isGone: boolean;
  contact: string | null;
}

/** Returns the mail that answers a notice. It names neither the penalty nor the thing that the notice was about. */
export function noticeAnswer({ receipt, isActed, isGone, contact }: Answered, speaker: Speaks): Letter {
  const { t } = speaker;
  const outcome = isActed ? (isGone ? 'down' : 'acted') : 'stays';
  const about = t('notices.about', 'This is about your notice {receipt}.', { receipt });
  const found = t(
    'notices.found',
    '{outcome, select, down {A person looked at what you named, and it is no longer shown to anybody but whoever made it.} acted {A person looked at what you named, and we acted by our rules.} other {A person looked at what you named, and found no reason to take it down. If it was hidden meanwhile, it is back.}}',
    { outcome },
  );
  const again = t(
    'notices.look-again',
    'Whoever made it can ask us to look again. If that changes anything, it is because another person read what both of you wrote.',
  );
  return {
    subject: t(
      'notices.answered',
      '{outcome, select, down {Your notice {receipt}: it is down} acted {Your notice {receipt}: we acted on your notice} other {Your notice {receipt}: it stays}}',
      { outcome, receipt },
    ),
    preview: found,
    heading: t(
      'notices.outcome',
      '{outcome, select, down {It is down} acted {We acted on your notice} other {It stays}}',
      { outcome },
    ),
    lines: [about, found, ...(isActed ? [again] : [])],
    after: [turnTo(contact, speaker)],
  };
}
