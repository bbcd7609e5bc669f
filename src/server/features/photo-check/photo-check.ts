import type { CheckReason } from '#contract/photo-check.ts';
import { changeMatchFacts } from '#server/features/matching/matching.ts';
import { inTransaction, type Db, type Trx } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { askToResync } from '#server/platform/realtime/realtime.ts';
import { deriveKey } from '#server/platform/secrets/seal.ts';
import { createByteSeal, type ByteSeal } from './byte-seal.ts';
import { openPictures } from './opening.ts';
import {
  deletePictures,
  forgetRefusal,
  giveBadge,
  lockLapsed,
  lockPerson,
  lockWaitingCheck,
  noteOpening,
  profilePicturesOf,
  setEnded,
  waitingCheck,
} from './photo-check.queries.ts';
import { endOf } from './standing.ts';

export { checkQueue, countWaitingChecks, queuedCheck, type QueuedCheck } from './photo-check.queries.ts';
export { endOf, mustCheck } from './standing.ts';

/** Returns the seal of pictures of checks. */
export const checkSeal = ({ config }: Pick<Deps, 'config'>): ByteSeal =>
  createByteSeal(deriveKey(config.authSecret ?? '', 'photo check'));

/** What a moderator compares. */
interface OpenedPictures {
  steps: { pose: string; picture: Buffer }[];
  profile: string[];
}

/**
 * Returns a check's pictures with those of the profile, and writes the opening down for the person. Pictures that cannot
 * be opened, because the server has another secret now, end the check. Returns undefined when it waits no more.
 */
export async function openForModerator(
  { clock }: Pick<Deps, 'clock'>,
  trx: Trx,
  { seal, id }: { seal: ByteSeal; id: string },
): Promise<OpenedPictures | undefined> {
  const now = clock.now();
  const check = await lockWaitingCheck(trx, id);
  if (check === undefined || check.sent_at === null || endOf(check.sent_at) <= now) return undefined;
  const { user_id: userId } = check;
  const steps = await openPictures(trx, seal, check);
  if (steps === undefined) {
    await end(trx, { userId, state: 'lapsed', now });
    return undefined;
  }
  await noteOpening(trx, userId, now);
  return { steps, profile: await profilePicturesOf(trx, userId) };
}

interface CheckEnding {
  userId: number;
  state: 'passed' | 'refused' | 'lapsed';
  reason?: CheckReason;
  now: Date;
}

async function end(trx: Trx, ending: CheckEnding): Promise<void> {
  await deletePictures(trx, ending.userId);
  await setEnded(trx, ending);
}

/**
 * Passes a check that waits: the person gets the badge, and the pictures go. Returns the person; undefined when it waits
 * no more, for example because the main picture is another one now.
 */
export async function passCheck(trx: Trx, { id, now }: { id: string; now: Date }): Promise<number | undefined> {
  const userId = (await waitingCheck(trx, id))?.user_id;
  // The person is locked first, as by everything that changes a main picture.
  if (userId === undefined || (await lockPerson(trx, userId)) === undefined) return undefined;
  if ((await lockWaitingCheck(trx, id)) === undefined) return undefined;
  await end(trx, { userId, state: 'passed', now });
  await giveBadge(trx, userId, now);
  await changeMatchFacts(trx, [userId], {});
  return userId;
}

/** Refuses a check that waits; the pictures go. Returns false when it waits no more. */
export async function refuseCheck(
  trx: Trx,
  { id, reason, now }: { id: string; reason: CheckReason; now: Date },
): Promise<boolean> {
  const check = await lockWaitingCheck(trx, id);
  if (check === undefined) return false;
  await end(trx, { userId: check.user_id, state: 'refused', reason, now });
  return true;
}

/** Takes a refusal back, as after an appeal: the pictures are gone, so the person may try again at once. */
export async function forgiveRefusal(deps: Pick<Deps, 'hints'>, trx: Trx, id: string): Promise<() => void> {
  const userId = await forgetRefusal(trx, id);
  return () => {
    if (userId !== undefined) tellOfCheck(deps, userId);
  };
}

/** Makes the person's devices read their check and their card again. Call it after the commit. */
export function tellOfCheck(deps: Pick<Deps, 'hints'>, userId: number): void {
  askToResync(deps, userId, 'photo_check');
  askToResync(deps, userId, 'me');
}

/** Ends checks that nobody compared, and deletes their pictures; returns how many. */
export async function lapse(
  { db, clock, hints }: Pick<Deps, 'clock' | 'hints'> & { db: Db },
  before: Date,
  most: number,
): Promise<number> {
  const ids = await inTransaction(db, async (trx) => {
    const late = await lockLapsed(trx, before, most);
    for (const userId of late) await end(trx, { userId, state: 'lapsed', now: clock.now() });
    return late;
  });
  for (const id of ids) askToResync({ hints }, id, 'photo_check');
  return ids.length;
}
