import {
  MORE_MS,
  MORES,
  PAGE_AFTER_MS,
  PAGE_BEFORE_MS,
  PAGE_TOLD_MS,
  REMINDER_MS,
  TOLD_AFTER_MS,
  type Outing,
} from '#contract/home-safe.ts';

const plus = (at: Date, ms: number): Date => new Date(at.getTime() + ms);
const later = (one: Date, other: Date): Date => (one > other ? one : other);

/** What is due of an outing: a reminder, and when the next thing is due; or the telling. */
export type OutingStep = { does: 'remind'; nextAt: Date } | { does: 'tell'; at: Date; nextAt: null; closesAt: Date };

/**
 * Returns what is due at `now`. All moments follow from the check-in alone, so a server that was away does at once what
 * is due, once, and keeps the later moments. Reminders that nobody was there to send are not made up for.
 */
export function stepOf(checkInAt: Date, now: Date): OutingStep {
  if (now >= tellAtOf(checkInAt)) return { does: 'tell', at: now, nextAt: null, closesAt: plus(now, PAGE_TOLD_MS) };
  const passed = Math.floor((now.getTime() - checkInAt.getTime()) / REMINDER_MS);
  return { does: 'remind', nextAt: plus(checkInAt, (passed + 1) * REMINDER_MS) };
}

export const tellAtOf = (checkInAt: Date): Date => plus(checkInAt, TOLD_AFTER_MS);
export const opensAtOf = (startsAt: Date): Date => plus(startsAt, -PAGE_BEFORE_MS);

/** Returns when a page closes at the earliest if the trusted person hears of it as late as they can. */
export const closesAfterTelling = (checkInAt: Date): Date => plus(tellAtOf(checkInAt), PAGE_TOLD_MS);

export function closesAtOf({ endsAt, checkInAt }: { endsAt: Date | null; checkInAt: Date }): Date {
  return later(plus(endsAt ?? checkInAt, PAGE_AFTER_MS), closesAfterTelling(checkInAt));
}

/** Returns the check-in after "half an hour more". */
export const moreOf = (checkInAt: Date, now: Date): Date => plus(later(checkInAt, now), MORE_MS);

interface Standing {
  starts_at: Date;
  check_in_at: Date;
  next_at: Date | null;
  told_at: Date | null;
  answered_at: Date | null;
  answer: 'good' | 'end' | null;
  mores: readonly Date[];
  closes_at: Date;
}

/** Returns the state of an outing as its member reads it. It is the same after either PIN. */
export function stateFor(row: Standing, now: Date): Outing['state'] {
  if (row.answered_at !== null) return row.answer === 'end' ? 'ended' : 'checked_in';
  if (row.told_at !== null) return 'told';
  return now < opensAtOf(row.starts_at) ? 'planned' : 'running';
}

/** Returns when the next reminder comes; null when none does. */
export function nextReminderOf({ next_at: nextAt, check_in_at: checkInAt }: Standing): Date | null {
  return nextAt === null || nextAt >= tellAtOf(checkInAt) ? null : nextAt;
}

export const moresLeftOf = ({ mores, answered_at: answeredAt, told_at: toldAt }: Standing): number =>
  answeredAt !== null || toldAt !== null ? 0 : Math.max(MORES - mores.length, 0);

export const isOver = (row: Standing, now: Date): boolean => row.answered_at !== null || now >= row.closes_at;
