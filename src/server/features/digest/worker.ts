import { DAY_MS, MINUTE_MS } from '#contract/durations.ts';
import { defaultNotificationSettings, type NotificationSettings } from '#contract/notifications.ts';
import { nextLook } from '#contract/notifications.quiet-hours.ts';
import { nextTry, sendToDevices } from '#server/features/notifications/notifications.ts';
import { cardsFor } from '#server/features/people/people.ts';
import type { Deps } from '#server/platform/deps.ts';
import { speakerFor } from '#server/platform/speaker.ts';
import { LeaseWorker, type End } from '#server/platform/background/leases.ts';
import { takeDigest, untell } from './take.queries.ts';
import { GATHER_MS, kindsOn } from './digest.ts';
import { digestTitle, digestWords } from './digest.words.ts';
import { activityDue, casesOf, type DigestCase, type DigestClaim, type ClaimKey } from './due.queries.ts';

type Needs = Pick<Deps, 'db' | 'rooms' | 'push' | 'sessions' | 'clock' | 'timers' | 'log' | 'newId'>;
type Worker = LeaseWorker<ClaimKey, DigestClaim>;

/** Entries older than this are in the list but in no digest, so a new device gets no notice of last month. */
const FRESH_MS = DAY_MS;
/** A person with activity within this time is using the product, and the digest waits. */
const ACTIVE_MS = MINUTE_MS;
/** The time after which the worker checks again whether a person is using the product. */
const LOOK_AGAIN_MS = 5 * MINUTE_MS;

/** Starts the worker that sends people digests of other people's actions, outside their quiet hours. */
export function startDigests(deps: Needs): Worker {
  const { db, clock } = deps;
  const worker: Worker = new LeaseWorker(deps, {
    table: activityDue,
    name: 'digests',
    tickMs: 5000,
    leaseMs: MINUTE_MS,
    atOnce: 20,
    restMs: GATHER_MS,
    pauseMs: 30_000,
    begin: async (claims) => {
      const now = clock.now();
      const cases = new Map((await casesOf(db, claims)).map((row) => [row.user_id, row]));
      return async (claim) => {
        const row = cases.get(claim.user_id);
        if (row === undefined) return { upTo: claim.seq };
        const settings = { ...defaultNotificationSettings, ...row.settings };
        const at = waitsUntil(row, settings, now);
        if (at !== undefined) return { again: at, isTry: false };
        worker.signal.throwIfAborted();
        return send(deps, claim, settings);
      };
    },
  });
  return worker;
}

/** Returns when to check again for a person in quiet hours or using the product; undefined for all others. */
export function waitsUntil(
  row: Pick<DigestCase, 'time_zone' | 'last_active_at'>,
  settings: NotificationSettings,
  now: Date,
): Date | undefined {
  const quiet = nextLook(settings, row.time_zone, now);
  if (quiet !== undefined) return quiet;
  const isActive = row.last_active_at !== null && now.getTime() - row.last_active_at.getTime() < ACTIVE_MS;
  return isActive ? new Date(now.getTime() + LOOK_AGAIN_MS) : undefined;
}

/** Takes the entries before it sends them. If the worker dies in between, they are lost, but none is sent twice. */
async function send(deps: Needs, claim: DigestClaim, settings: NotificationSettings): Promise<End> {
  const { db, clock, newId, rooms } = deps;
  const { user_id: userId } = claim;
  const [digestId, now] = [newId(), clock.now()];
  const since = new Date(now.getTime() - FRESH_MS);
  const sums = await takeDigest(db, { receiverId: userId, kinds: kindsOn(settings), since, digestId });
  if (sums.length === 0) return { upTo: claim.seq };
  const ids = [...new Set(sums.flatMap(({ latest }) => latest))];
  const cards = await cardsFor(db, ids, { viewerId: userId, now });
  const speaker = await speakerFor(db, userId);
  const body = digestWords(speaker, sums, new Map([...cards].map(([id, card]) => [id, card.displayName])));
  if (body === undefined) {
    // An actor has just become hidden, so a name is missing. At the next check, the entry no longer counts.
    await untell(db, userId, digestId);
    return { again: now, isTry: true };
  }
  const unreadCount = await rooms.keeper.countUnread(userId);
  const news = { title: digestTitle(speaker), body, url: '/activity', tag: 'digest', roomId: null, unreadCount };
  const payload = { type: 'digest' as const, ...news, isSilent: true };
  const sent = await sendToDevices(deps, { userId, payload, priority: 'low', topic: 'digest' });
  const outcomes = [...sent.values()].map(({ outcome }) => outcome);
  if (outcomes.length === 0 || outcomes.some((outcome) => outcome !== 'later')) return { upTo: claim.seq };
  await untell(db, userId, digestId);
  const again = nextTry(claim.tries, { now: clock.now() });
  return again === undefined ? { upTo: claim.seq } : { again, isTry: true };
}
