import type { Selectable } from 'kysely';
import type { AccountTable } from '#server/platform/database/tables.ts';

/** The columns of an account that decide who may see its person. */
export const standingColumns = [
  'id',
  'is_seed_user',
  'is_demo',
  'suspended_at',
  'paused_at',
  'deleted_at',
  'age_held_at',
  'age_refused_at',
  'approval_awaited_since',
] as const satisfies (keyof AccountTable)[];

export type Standing = Pick<Selectable<AccountTable>, (typeof standingColumns)[number]>;

/** New values for the columns of `Standing` that can change. */
export type StandingChange = Partial<Omit<Standing, 'id' | 'is_seed_user' | 'is_demo'>>;

/** The person is suspended. They sign in only to read why, to appeal, and to export or delete their data. */
export function isSuspended(person: Pick<Standing, 'suspended_at'>): boolean {
  return person.suspended_at !== null;
}

/** The person asked for deletion, and can still take it back. */
export function isLeaving(person: Pick<Standing, 'deleted_at'>): boolean {
  return person.deleted_at !== null;
}

/** Returns the change that begins the deletion of an account; with null, the change that takes it back. */
export function leaving(since: Date | null): Pick<Standing, 'deleted_at'> {
  return { deleted_at: since };
}

export function isPaused(person: Pick<Standing, 'paused_at'>): boolean {
  return person.paused_at !== null;
}

/** Returns the change that pauses an account, so that nobody finds it; with null, the change that ends the pause. */
export function pausing(since: Date | null): Pick<Standing, 'paused_at'> {
  return { paused_at: since };
}

/** The person has to confirm their age before anybody sees them and before they write. */
export function isHeld(person: Pick<Standing, 'age_held_at'>): boolean {
  return person.age_held_at !== null;
}

/**
 * The person gave a birthday under 18, or a check found no adult. They are held, and see their own pages only, until
 * that is cleared: `isAgeRefused` in SQL.
 */
export function isRefused(person: Pick<Standing, 'age_refused_at'>): boolean {
  return person.age_refused_at !== null;
}

/** How an account is held for its person's age. */
export interface Hold {
  /** The time since which the person is held; null if they are not. */
  since: Date | null;
  /** The time at which their age was refused; null if it was not. Only who is held can be refused. */
  refusedAt: Date | null;
}

/** Returns how an account is held for its age. */
export function holdOf(person: Pick<Standing, 'age_held_at' | 'age_refused_at'>): Hold {
  return { since: person.age_held_at, refusedAt: person.age_refused_at };
}

/** Returns the change that holds an account for its age, or ends the hold. */
export function holding({ since, refusedAt }: Hold): Pick<Standing, 'age_held_at' | 'age_refused_at'> {
  return { age_held_at: since, age_refused_at: refusedAt };
}

/** The operator has not let the newcomer in yet. Nobody sees them, and they see their own pages only: `isAwaited` in SQL. */
export function isAwaiting(person: Pick<Standing, 'approval_awaited_since'>): boolean {
  return person.approval_awaited_since !== null;
}

/** Returns the change that makes a newcomer wait for the operator; with null, the change that lets them in. */
export function awaiting(since: Date | null): Pick<Standing, 'approval_awaited_since'> {
  return { approval_awaited_since: since };
}
