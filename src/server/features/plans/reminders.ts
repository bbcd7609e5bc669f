import { MINUTE_MS } from '#contract/durations.ts';
import { newsKinds } from '#contract/notifications.ts';
import { nextTry, sendToDevices } from '#server/features/notifications/notifications.ts';
import type { Deps } from '#server/platform/deps.ts';
import { LeaseWorker, type End } from '#server/platform/background/leases.ts';
import { speakerFor } from '#server/platform/speaker.ts';
import { casesOf, noteReminders, planDue, type PlanNewsClaim, type ClaimKey } from './due.queries.ts';
import { noteQuestions } from './met.queries.ts';
import { judge, type PlanVerdict } from './judge.ts';
import { tellPages } from './open-pages.ts';

type Needs = Pick<Deps, 'db' | 'rooms' | 'push' | 'sessions' | 'clock' | 'timers' | 'log' | 'hints'>;

/** The interval between searches for due reminders. */
const SWEEP_MS = 30_000;
/** The most plans that one statement of such a search handles. */
const SWEPT = 200;

/** Starts sending reminders and news of plans to people who said yes or maybe. Returns a function that stops this. */
export function startReminders(deps: Needs): () => Promise<void> {
  const { db, clock, timers, log } = deps;
  const sweep = async (): Promise<void> => {
    try {
      while ((await noteReminders(db, clock.now(), SWEPT)) === SWEPT);
      while ((await noteQuestions(db, clock.now(), SWEPT)) === SWEPT);
    } catch (error) {
      log.error({ err: error }, 'reminders of plans');
    }
  };
  let sweeping = Promise.resolve();
  const stopSweeping = timers.every(SWEEP_MS, () => {
    sweeping = sweeping.then(sweep);
  });
  const worker = startWorker(deps);
  return async () => {
    stopSweeping();
    await sweeping;
    await worker.stop();
  };
}

function startWorker(deps: Needs): LeaseWorker<ClaimKey, PlanNewsClaim> {
  const { db, clock } = deps;
  return new LeaseWorker<ClaimKey, PlanNewsClaim>(deps, {
    table: planDue,
    name: 'news of plans',
    tickMs: 5000,
    leaseMs: MINUTE_MS,
    atOnce: 20,
    restMs: 0,
    pauseMs: 30_000,
    begin: async (claims) => {
      const now = clock.now();
      const cases = new Map((await casesOf(db, claims)).map((row) => [keyOf(row), row]));
      return async (claim) => {
        const row = cases.get(keyOf(claim));
        if (row === undefined) return { upTo: claim.seq };
        const verdict = judge(claim, row, { now, speaker: await speakerFor(db, claim.user_id) });
        if (verdict.does === 'wait') return { again: verdict.at, isTry: false };
        return verdict.does === 'drop' ? { upTo: claim.seq } : send(deps, claim, verdict);
      };
    },
  });
}

async function send(
  deps: Needs,
  claim: PlanNewsClaim,
  { title, body, isQuiet }: Extract<PlanVerdict, { does: 'tell' }>,
): Promise<End> {
  const { user_id: userId, plan_id: planId, room_id: roomId } = claim;
  if (claim.tries <= 1) tellPages(deps, claim);
  const unreadCount = await deps.rooms.keeper.countUnread(userId);
  const news = { title, body, url: `/chat/${roomId}`, tag: planId, roomId, unreadCount, isSilent: isQuiet };
  const { priority } = newsKinds.direct_message;
  const letter = { userId, payload: { type: 'plan' as const, ...news }, priority, topic: planId.replaceAll('-', '') };
  const outcomes = [...(await sendToDevices(deps, letter)).values()].map(({ outcome }) => outcome);
  const isLater = outcomes.length > 0 && outcomes.every((outcome) => outcome === 'later');
  // A push is tried again only if no device got it. Otherwise, the devices that got the push would sound again.
  const again = isLater ? nextTry(claim.tries, { now: deps.clock.now() }) : undefined;
  return again === undefined ? { upTo: claim.seq } : { again, isTry: true };
}

function keyOf({ user_id: userId, plan_id: planId }: ClaimKey): string {
  return `${userId} ${planId}`;
}
