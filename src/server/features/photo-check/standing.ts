import {
  CHECK_AGAIN_MS,
  CHECK_DUTY_MS,
  CHECK_WAITS_MS,
  checkReasons,
  CHECKS_WAITING_MOST,
  type CheckStanding,
} from '#contract/photo-check.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import {
  badgeOf,
  checkOf,
  countWaitingChecks,
  mainPictureOf,
  takenSteps,
  type BadgeRow,
  type CheckRow,
} from './photo-check.queries.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'desk'>;

/** Returns whether nobody can begin now: no moderator was at the desk for a day, or too many checks wait. */
export async function isClosed({ db, clock, desk }: Needs): Promise<boolean> {
  const since = new Date(clock.now().getTime() - CHECK_DUTY_MS);
  return !(await desk.isStaffed(since)) || (await countWaitingChecks(db)) >= CHECKS_WAITING_MOST;
}

/** A member has to check their photo: people whose reports hold doubt them, and no check says otherwise. */
export async function mustCheck({ db, desk }: Pick<Deps, 'db' | 'desk'>, userId: number): Promise<boolean> {
  return !isHeld(await badgeOf(db, userId)) && (await desk.isDoubted(userId));
}

export const isHeld = (badge: BadgeRow | undefined): boolean => badge?.is_valid === true;

/** Returns the time from which a person may try again after a refusal. */
export const againAfter = (decidedAt: Date): Date => new Date(decidedAt.getTime() + CHECK_AGAIN_MS);

/** Returns what a person reads about their own check. */
export async function standingOf(deps: Needs, userId: number): Promise<CheckStanding> {
  const { db, clock } = deps;
  const now = clock.now();
  const [check, badge] = [present(await checkOf(db, userId), now), await badgeOf(db, userId)];
  const closed = await isClosed(deps);
  const lacksPicture = (await mainPictureOf(db, userId)) === null;
  const refusal = refusalIn(check);
  const rests = refusal !== null && new Date(refusal.againAt) > now;
  const isChecked = isHeld(badge);
  return {
    state: isChecked ? 'passed' : check === undefined || check.state === 'passed' ? 'none' : check.state,
    mayBegin: !closed && !lacksPicture && !rests && !isChecked && check?.state !== 'waiting',
    isClosed: closed,
    lacksPicture,
    taking: check?.state === 'taking' ? await takingIn(db, check) : null,
    waitsUntil: check?.state === 'waiting' && check.sent_at !== null ? endOf(check.sent_at).toISOString() : null,
    openings: (check?.openings ?? []).map((at) => at.toISOString()),
    refusal,
    checkedAt: isChecked && badge !== undefined ? badge.checked_at.toISOString() : null,
    isAskedAgain: badge !== undefined && !isChecked,
    mustCheck: await mustCheck(deps, userId),
    onlyChecked: badge?.only_checked === true,
  };
}

/** Poses that expired are nothing any more, and pictures that waited for too long are not compared. */
function present(check: CheckRow | undefined, now: Date): CheckRow | undefined {
  if (check === undefined) return undefined;
  if (check.state === 'taking') return check.expires_at > now ? check : undefined;
  const isLate = check.state === 'waiting' && check.sent_at !== null && endOf(check.sent_at) <= now;
  return isLate ? { ...check, state: 'lapsed' } : check;
}

/** Returns the time at which waiting pictures are deleted. */
export const endOf = (sentAt: Date): Date => new Date(sentAt.getTime() + CHECK_WAITS_MS);

async function takingIn(
  db: Db,
  { id, user_id: userId, poses, expires_at: end }: CheckRow,
): Promise<CheckStanding['taking']> {
  const taken = (await takenSteps(db, userId)).length;
  return { id, poses, taken, expiresAt: end.toISOString() };
}

function refusalIn(check: CheckRow | undefined): CheckStanding['refusal'] {
  if (check === undefined || check.state !== 'refused' || check.decided_at === null) return null;
  const reason = checkReasons.find((one) => one === check.reason);
  return reason === undefined ? null : { reason, againAt: againAfter(check.decided_at).toISOString() };
}
