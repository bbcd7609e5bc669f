import type { UnsentReason } from '#contract/chat.scheduled.ts';
import { t, timesLocale } from '#web/words/words.ts';

/** Returns a moment as text on the reader's clock: "Friday, May 24, 9:00 AM". */
export function momentOf(iso: string): string {
  const shape = { weekday: 'long', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;
  return new Intl.DateTimeFormat(timesLocale, shape).format(new Date(iso));
}

const closed = t('chat.unsent-this-chat-is-closed', 'It was not sent: this chat is closed.');
const first = t(
  'chat.unsent-the-words-open-later',
  'It was not sent: links and ways to be reached are not open to you here yet.',
);
const request = t('chat.unsent-a-request-waits', 'It was not sent: a first message still waits for its answer.');
const slow = t('chat.unsent-too-much-at-once', 'It was not sent: there was no turn for it in time.');

const reasons: Readonly<Record<UnsentReason, string>> = {
  away: t('chat.unsent-your-account-was-away', 'It was not sent: your account was paused or closed then.'),
  blocked: closed,
  not_found: t('chat.unsent-you-are-not-in', 'It was not sent: you are not in this chat any more.'),
  writing_paused: t('chat.unsent-you-could-not-write', 'It was not sent: you could not write then.'),
  age_check_needed: t('chat.unsent-your-age', 'It was not sent: your age has to be confirmed first.'),
  profile_incomplete: t('chat.unsent-your-birthday', 'It was not sent: your birthday is missing.'),
  request_waits: request,
  request_unanswered: request,
  muted_here: t('chat.unsent-you-are-muted', 'It was not sent: an admin muted you here.'),
  rules_first: t('chat.unsent-read-the-rules', 'It was not sent: this group has rules. Read them once first.'),
  slow_mode: slow,
  contact_too_soon: first,
  link_too_soon: first,
  reach_too_soon: first,
  conversations_used: slow,
  send_anyway: t('chat.unsent-look-once-more', 'It was not sent: these words could hurt. Look at them once more.'),
  unavailable: t('chat.unsent-on-our-side', 'It was not sent: something went wrong on our side.'),
};

export const unsentWords = (reason: UnsentReason): string => reasons[reason];
