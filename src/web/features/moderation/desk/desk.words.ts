import type { Action } from '#contract/moderation.decisions.ts';
import type { WholeCase } from '#contract/moderation.ts';
import { caseClasses, type CaseClass, type SubjectKind } from '#contract/moderation.subjects.ts';

export const classTitles: Readonly<Record<CaseClass, string>> = {
  minor: 'A minor',
  threat: 'Threat',
  intimate_picture: 'Intimate picture',
  scam: 'Scam',
  rest: 'Everything else',
};

/** "answer in 4 hours" */
export function targetOf(name: CaseClass): string {
  const hours = caseClasses[name];
  return `answer in ${hours} ${hours === 1 ? 'hour' : 'hours'}`;
}

/** How much of the target time is left, or how long it has been over: "24 min", "2 h 48", "31 h", "late 20 min". */
export function timeLeft(dueAt: string, now: number): { words: string; isLate: boolean } {
  const minutes = Math.floor(Math.abs(Date.parse(dueAt) - now) / 60_000);
  const isLate = Date.parse(dueAt) < now;
  return { words: isLate ? `late ${span(minutes)}` : span(minutes), isLate };
}

function span(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return `${minutes} min`;
  if (hours >= 72) return `${Math.floor(hours / 24)} days`;
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
  notice: 'thing',
};

/** The name of an action in the list of choices. */
export function actionTitle(
  action: Action,
  { kind, needsSecond, isHeld }: Pick<WholeCase, 'kind' | 'needsSecond' | 'isHeld'>,
): string {
  switch (action) {
    case 'dismiss':
      return 'Dismiss';
    case 'warn':
      return 'Warn';
    case 'hide':
      return isHeld ? `Keep the ${things[kind]} hidden` : `Hide the ${things[kind]}`;
    case 'restore':
      return `Show the ${things[kind]} again`;
    case 'no_writing':
      return 'No writing';
    case 'suspend':
      return 'Suspend';
    case 'ban':
      return needsSecond ? 'Ban, needs a second moderator' : 'Ban';
  }
}

interface Chosen {
  action: Action | null;
  days: number;
  kind: SubjectKind;
  needsSecond: boolean;
  isHeld: boolean;
}

/** What the button will do, exactly. */
export function buttonWords({ action, days, kind, needsSecond, isHeld }: Chosen): string {
  if (action === null) return 'Choose what follows';
  if (action === 'no_writing') return `No writing for ${days} ${days === 1 ? 'day' : 'days'}`;
  if (action === 'dismiss') return 'Dismiss the case';
  if (action === 'warn') return 'Send the warning';
  if (action === 'suspend') return 'Suspend the account';
  if (action === 'ban') return needsSecond ? 'Propose the ban' : 'Ban the account';
  return actionTitle(action, { kind, needsSecond, isHeld });
}
