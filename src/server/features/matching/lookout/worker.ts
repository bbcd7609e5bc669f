import { MINUTE_MS } from '#contract/durations.ts';
import { defaultNotificationSettings, newsKinds, type NotificationSettings } from '#contract/notifications.ts';
import { nextLook } from '#contract/notifications.quiet-hours.ts';
import { dayEverywhere } from '#server/features/matching/matches/day.ts';
import { OFFERS_A_DAY } from '#server/features/matching/matches/make.ts';
import { numberChanges } from '#server/features/matching/profile/changes.queries.ts';
import { lockSearcher } from '#server/features/matching/profile/matching.queries.ts';
import { loadProfiles } from '#server/features/matching/profile/refresh.ts';
import { isSomebodyNew } from '#server/features/matching/search/news.queries.ts';
import { nextTry, sendToDevices } from '#server/features/notifications/notifications.ts';
import { LeaseWorker, type End } from '#server/platform/background/leases.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { quotaDay } from '#server/platform/limits/quotas.ts';
import { askToResync } from '#server/platform/realtime/realtime.ts';
import { speakerFor } from '#server/platform/speaker.ts';
import { casesOf, lookoutDue, takeTelling, untell, type LookoutCase } from './lookout.queries.ts';
import type { LookoutKey, LookoutClaim } from './lookout.queries.ts';

type Needs = Pick<Deps, 'db' | 'rooms' | 'push' | 'sessions' | 'clock' | 'timers' | 'log' | 'hints'>;
type Worker = LeaseWorker<LookoutKey, LookoutClaim>;

/** Starts the worker that asks the questions of an evening and tells people outside their quiet hours. */
export function startLookouts(deps: Needs): Worker {
  const { db, clock } = deps;
  const worker: Worker = new LeaseWorker(deps, {
    table: lookoutDue,
    name: 'lookouts',
    tickMs: 5000,
    leaseMs: MINUTE_MS,
    atOnce: 20,
    restMs: MINUTE_MS,
    pauseMs: 30_000,
    begin: async (claims) => {
      const cases = new Map((await casesOf(db, claims)).map((row) => [row.user_id, row]));
      const upTo = await numberChanges(db);
      return async (claim) => {
        const row = cases.get(claim.user_id);
        if (row === undefined) return { upTo: claim.seq };
        const settings = { ...defaultNotificationSettings, ...row.settings };
        const quiet = nextLook(settings, row.time_zone, clock.now());
        if (quiet !== undefined) return { again: quiet, isTry: false };
        worker.signal.throwIfAborted();
        if (!(await isToBeTold(deps, row, upTo))) return { upTo: claim.seq };
        askToResync(deps, claim.user_id, 'matches');
        return push(deps, { claim, row, upTo, settings });
      };
    },
  });
  return worker;
}

/**
 * Asks the search whether somebody new fits, at most until the person was told once on their day. Marks the person as
 * told before anything is sent. If the worker dies in between, the push is lost, but none is sent twice.
 */
async function isToBeTold({ db, clock }: Needs, row: LookoutCase, upTo: number): Promise<boolean> {
  const { user_id: userId, seen_seq: after } = row;
  const now = clock.now();
  const today = quotaDay(row, now).day;
  if (row.told_on !== null && row.told_on >= today) return false;
  return inTransaction(db, async (trx) => {
    if (!(await lockSearcher(trx, userId))) return false;
    const viewer = (await loadProfiles(trx, [userId])).get(userId);
    if (viewer === undefined) return false;
    const search = { viewer, today: dayEverywhere(now), now, offersADay: OFFERS_A_DAY };
    return (await isSomebodyNew(trx, search, { after, upTo })) && takeTelling(trx, { row, upTo, today });
  });
}

interface LookoutPush {
  claim: LookoutClaim;
  row: LookoutCase;
  upTo: number;
  settings: NotificationSettings;
}

/** Sends the push, which names nobody. People without a device, or without pushes of matches, read it on the page. */
async function push(deps: Needs, { claim, row, upTo, settings }: LookoutPush): Promise<End> {
  const { db, clock, rooms } = deps;
  const { user_id: userId } = claim;
  const { priority, setting, sound } = newsKinds.lookout;
  if (!settings[setting]) return { upTo: claim.seq };
  const { t } = await speakerFor(db, userId);
  const payload = {
    type: 'lookout' as const,
    title: t('push.somebody-may-fit', 'Somebody new may fit you'),
    body: t('push.have-a-look', 'You asked us to keep an eye out. Have a look.'),
    url: '/match',
    tag: 'lookout',
    roomId: null,
    unreadCount: await rooms.keeper.countUnread(userId),
    isSilent: settings[sound] === 'none',
  };
  const sent = await sendToDevices(deps, { userId, payload, priority, topic: 'lookout' });
  const outcomes = [...sent.values()].map(({ outcome }) => outcome);
  if (outcomes.length === 0 || outcomes.some((outcome) => outcome !== 'later')) return { upTo: claim.seq };
  const again = nextTry(claim.tries, { now: clock.now() });
  if (again === undefined) return { upTo: claim.seq };
  await untell(db, { row, upTo });
  return { again, isTry: true };
}
