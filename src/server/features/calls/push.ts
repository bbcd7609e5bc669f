import { MINUTE_MS } from '#contract/durations.ts';
import { RING_MS } from '#contract/calls.ts';
import type { PushPayload } from '#contract/notifications.ts';
import { nextTry, sendToDevices } from '#server/features/notifications/notifications.ts';
import { cardsFor } from '#server/features/people/people.ts';
import { LeaseWorker, type End } from '#server/platform/background/leases.ts';
import type { Deps } from '#server/platform/deps.ts';
import { speakerFor } from '#server/platform/speaker.ts';
import { callsById, type CallRow } from './calls.queries.ts';
import { declineKeyOf } from './push.answer.ts';
import { callPush, type CallPushClaim, type CallPushKey } from './push.queries.ts';

type Needs = Pick<Deps, 'db' | 'rooms' | 'push' | 'sessions' | 'clock' | 'timers' | 'log' | 'config'>;

/** Starts to tell called people’s devices that a call rings, and that it rings no more. */
export function startCallPush(deps: Needs): LeaseWorker<CallPushKey, CallPushClaim> {
  return new LeaseWorker<CallPushKey, CallPushClaim>(deps, {
    table: callPush,
    name: 'pushes of calls',
    tickMs: 1000,
    leaseMs: MINUTE_MS,
    atOnce: 50,
    restMs: 0,
    pauseMs: 3000,
    begin: async (claims) => {
      const calls = new Map((await callsById(deps.db, idsOf(claims))).map((row) => [row.id, row]));
      return async (claim) => {
        const row = calls.get(claim.call_id);
        return row === undefined ? { upTo: claim.seq } : tell(deps, claim, row);
      };
    },
  });
}

const idsOf = (claims: readonly CallPushKey[]): string[] => claims.map((claim) => claim.call_id);

async function tell(deps: Needs, claim: CallPushClaim, row: CallRow): Promise<End> {
  const now = deps.clock.now();
  // The end of a call that was told to nobody is no news.
  const isRinging = row.answered_at === null && row.ended_at === null;
  const isLate = now.getTime() - row.started_at.getTime() >= RING_MS;
  if (isRinging && isLate) return { upTo: claim.seq };
  const payload = await payloadOf(deps, { row, userId: claim.user_id, isRinging });
  if (payload === undefined) return { upTo: claim.seq };
  const topic = row.id.replaceAll('-', '');
  const ttlSeconds = isRinging ? RING_MS / 1000 : undefined;
  const letter = { userId: claim.user_id, payload, priority: 'urgent', topic, ttlSeconds } as const;
  const deliveries = [...(await sendToDevices(deps, letter)).values()];
  const again = nextTry(claim.tries, { now });
  const isBusy = deliveries.some(({ outcome }) => outcome === 'later');
  return isBusy && !isRinging && again !== undefined ? { again, isTry: true } : { upTo: claim.seq };
}

/** Returns the content of a push; undefined when the called person may not see the caller (any more). */
async function payloadOf(
  deps: Needs,
  { row, userId, isRinging }: { row: CallRow; userId: number; isRinging: boolean },
): Promise<PushPayload | undefined> {
  const { db, clock, rooms } = deps;
  const other = (await cardsFor(db, [row.caller_id], { viewerId: userId, now: clock.now() })).get(row.caller_id);
  const { t } = await speakerFor(db, userId);
  const over = {
    url: `/chat/${row.room_id}`,
    tag: `call-${row.id}`,
    roomId: row.room_id,
    callId: row.id,
    unreadCount: await rooms.keeper.countUnread(userId),
  };
  if (!isRinging) {
    const [body, isSettled] =
      row.answered_at !== null
        ? [t('push.call-answered', 'Answered on another device.'), true]
        : row.ended_how === 'declined'
          ? [t('push.call-declined', 'You said “not now”.'), true]
          : [t('push.call-missed', 'You missed a call.'), false];
    // A block hides the caller’s name, and still takes the ringing away.
    return { ...over, type: 'call_over', title: other?.displayName ?? 'Wildin', body, isSilent: true, isSettled };
  }
  if (other === undefined) return undefined;
  return {
    ...over,
    type: 'call',
    title: other.displayName,
    body: [
      row.caller_comes_as === 'voice'
        ? t('push.call-voice', 'Calls you.')
        : t('push.call-video', 'Calls you, with a picture.'),
      // The button answers at once, so what an answer agrees to stands above it.
      ...(row.is_relayed
        ? []
        : [t('push.call-direct', 'If you answer, the two of you can see each other’s network address.')]),
    ].join(' '),
    url: `/chat/${row.room_id}?call=${row.id}`,
    isSilent: false,
    declineKey: declineKeyOf(deps, row),
    actions: [
      { action: 'answer', title: t('push.call-answer', 'Answer') },
      { action: 'decline', title: t('push.call-decline', 'Not now') },
    ],
  };
}
