import { MINUTE_MS } from '#contract/durations.ts';
import { CHECK_IN_PATH, REMINDER_MS } from '#contract/home-safe.ts';
import { nextTry, sendToDevices } from '#server/features/notifications/notifications.ts';
import { LeaseWorker, type End } from '#server/platform/background/leases.ts';
import type { Deps } from '#server/platform/deps.ts';
import { speakerFor } from '#server/platform/speaker.ts';
import { outingsById, type OutingRow } from './outings.queries.ts';
import { outingPush, type PushClaim, type PushKey } from './push.queries.ts';

type Needs = Pick<Deps, 'db' | 'rooms' | 'push' | 'sessions' | 'clock' | 'timers' | 'log'>;

/** Starts to ask members on their devices how it is going. Quiet hours do not hold this back: it was asked for. */
export function startReminders(deps: Needs): LeaseWorker<PushKey, PushClaim> {
  return new LeaseWorker<PushKey, PushClaim>(deps, {
    table: outingPush,
    name: 'reminders of outings',
    tickMs: 2000,
    leaseMs: MINUTE_MS,
    atOnce: 50,
    restMs: 0,
    pauseMs: 5000,
    begin: async (claims) => {
      const ids = claims.map(({ outing_id: id }) => id);
      const rows = new Map((await outingsById(deps.db, ids)).map((row) => [row.id, row]));
      return async (claim) => {
        const row = rows.get(claim.outing_id);
        return row === undefined || row.answered_at !== null ? { upTo: claim.seq } : remind(deps, claim, row);
      };
    },
  });
}

/** The words say nothing of safety, of a place or of a person: somebody else may hold the phone. */
async function remind(deps: Needs, claim: PushClaim, row: OutingRow): Promise<End> {
  const { db, rooms, clock } = deps;
  const { t } = await speakerFor(db, row.user_id);
  const payload = {
    type: 'check_in' as const,
    title: t('push.how-is-it-going', 'How is it going?'),
    body: t('push.tap-to-answer', 'Tap to answer.'),
    url: `${CHECK_IN_PATH}/${row.id}`,
    tag: row.id,
    roomId: null,
    unreadCount: await rooms.keeper.countUnread(row.user_id),
    isSilent: false,
  };
  const topic = row.id.replaceAll('-', '');
  const letter = { userId: row.user_id, payload, priority: 'urgent', topic, ttlSeconds: REMINDER_MS / 1000 } as const;
  const outcomes = [...(await sendToDevices(deps, letter)).values()].map(({ outcome }) => outcome);
  const isLater = outcomes.length > 0 && outcomes.every((outcome) => outcome === 'later');
  const again = isLater ? nextTry(claim.tries, { now: clock.now() }) : undefined;
  return again === undefined ? { upTo: claim.seq } : { again, isTry: true };
}
