import { MINUTE_MS } from '#contract/durations.ts';
import type { Action } from '#contract/moderation.decisions.ts';
import type { WholeCase } from '#contract/moderation.ts';
import { caseClasses, type CaseClass, type SubjectKind } from '#contract/moderation.subjects.ts';
import { t } from '#web/words/words.ts';

export const classTitles: Readonly<Record<CaseClass, string>> = {
  minor: t('moderation.a-minor', 'A minor'),
  threat: t('moderation.threat', 'Threat'),
  intimate_picture: t('moderation.intimate-picture', 'Intimate picture'),
  scam: t('moderation.scam', 'Scam'),
  rest: t('moderation.everything-else', 'Everything else'),
};

/** Returns the target time of a class: "answer in 4 hours". */
export function targetOf(name: CaseClass): string {
  const hours = caseClasses[name];
  return t('moderation.answer-in-hours', 'answer in {hours} {hours, plural, one {hour} other {hours}}', { hours });
}

/** Returns the time until `dueAt` as text, or the time since then: "24 min", "2 h 48", "31 h", "late 20 min". */
export function timeLeft(dueAt: string, now: number): { words: string; isLate: boolean } {
  const minutes = Math.floor(Math.abs(Date.parse(dueAt) - now) / MINUTE_MS);
  const isLate = Date.parse(dueAt) < now;
  return { words: isLate ? t('moderation.late', 'late {span}', { span: span(minutes) }) : span(minutes), isLate };
}

function span(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return t('moderation.min', '{minutes} min', { minutes });
  if (hours >= 72) return t('moderation.days-3', '{floor} days', { floor: Math.floor(hours / 24) });
  if (hours >= 10 || minutes % 60 === 0) return `${hours} h`;
  return `${hours} h ${String(minutes % 60).padStart(2, '0')}`;
}

const things: Readonly<Record<SubjectKind, string>> = {
  person: 'profile',
  profile_picture: 'picture',
  message: 'message',
  room: 'room',
  group_picture: 'picture',
  post: 'post',
  comment: 'comment',
  companion_reply: 'reply',
  wyn_reply: 'answer',
  call: 'call',
  notice: 'thing',
  waiting: 'picture',
  photo_check: 'photo check',
};

/** Returns the name of an action in the list of choices. */
export function actionTitle(
  action: Action,
  { kind, needsSecond, isHeld }: Pick<WholeCase, 'kind' | 'needsSecond' | 'isHeld'>,
): string {
  switch (action) {
    case 'dismiss':
      return t('moderation.dismiss', 'Dismiss');
    case 'warn':
      return t('moderation.warn', 'Warn');
    case 'hide':
      return isHeld
        ? t('moderation.keep-the-hidden', 'Keep the {value} hidden', { value: things[kind] })
        : t('moderation.hide-the', 'Hide the {value}', { value: things[kind] });
    case 'restore':
      return t('moderation.show-the-again', 'Show the {value} again', { value: things[kind] });
    case 'no_writing':
      return t('moderation.no-writing', 'No writing');
    case 'suspend':
      return t('moderation.suspend', 'Suspend');
    case 'ban':
      return needsSecond
        ? t('moderation.ban-needs-a-second-moderator', 'Ban, needs a second moderator')
        : t('common.ban', 'Ban');
  }
}

interface Chosen {
  action: Action | null;
  days: number;
  kind: SubjectKind;
  needsSecond: boolean;
  isHeld: boolean;
}

/** Returns the label of the button, which names the exact effect of the chosen action. */
export function buttonWords({ action, days, kind, needsSecond, isHeld }: Chosen): string {
  if (action === null) return t('moderation.choose-what-follows', 'Choose what follows');
  if (action === 'no_writing')
    return t('moderation.no-writing-for-days', 'No writing for {days} {days, plural, one {day} other {days}}', {
      days,
    });
  if (action === 'dismiss') return t('moderation.dismiss-the-case', 'Dismiss the case');
  if (action === 'warn') return t('moderation.send-the-warning', 'Send the warning');
  if (action === 'suspend') return t('moderation.suspend-the-account', 'Suspend the account');
  if (action === 'ban')
    return needsSecond
      ? t('moderation.propose-the-ban', 'Propose the ban')
      : t('moderation.ban-the-account', 'Ban the account');
  return actionTitle(action, { kind, needsSecond, isHeld });
}
