import type { Speaker } from '#content/speaker.ts';
import { GIFT_LINE } from '#contract/chat.gifts.ts';
import { PICTURE_LINE } from '#contract/chat.pictures.ts';
import { VOICE_LINE } from '#contract/chat.voice.ts';
import { MINUTE_MS } from '#contract/durations.ts';
import { GIF_LINE } from '#contract/gifs.ts';
import { newsKinds, type PushPayload } from '#contract/notifications.ts';
import type { PersonCard } from '#contract/people.ts';
import { cardsFor } from '#server/features/people/people.ts';
import type { Deps } from '#server/platform/deps.ts';
import { speakerFor } from '#server/platform/speaker.ts';
import { LeaseWorker, type End } from '#server/platform/background/leases.ts';
import { casesOf, keepOnlyDevices, pushDue, type PushCase, type PushClaim, type ClaimKey } from './due.queries.ts';
import { GATHER_SECONDS } from './due.statements.ts';
import { judge, nextTry, type PushVerdict } from './judge.ts';
import { sendToDevices } from './notifications.ts';

const BODY_LENGTH = 140;

type Needs = Pick<Deps, 'db' | 'rooms' | 'push' | 'sessions' | 'clock' | 'timers' | 'log'>;
type Worker = LeaseWorker<ClaimKey, PushClaim>;

/** Starts the worker that sends due pushes to people who should still get them. */
export function startPushWorker(deps: Needs): Worker {
  const { db, clock } = deps;
  const worker: Worker = new LeaseWorker(deps, {
    table: pushDue,
    name: 'push notifications',
    tickMs: 2000,
    // The lease is longer than sending a whole batch can take.
    leaseMs: MINUTE_MS,
    // A push to a service that hangs occupies one of these slots for eight seconds.
    atOnce: 50,
    restMs: GATHER_SECONDS * 1000,
    pauseMs: 30_000,
    begin: async (claims) => {
      const now = clock.now();
      const cases = new Map((await casesOf(db, claims, now)).map((row) => [keyOf(row), row]));
      return async (claim) => {
        const row = cases.get(keyOf(claim));
        // The person, the room or the membership is gone, or does not permit a push any more; see `casesOf`.
        if (row === undefined) return { upTo: claim.seq };
        const verdict = judge(claim, row, now);
        if (verdict.does === 'wait') return { again: verdict.at, isTry: false };
        if (verdict.does === 'drop') return { upTo: claim.seq };
        worker.signal.throwIfAborted();
        return send(deps, { claim, row, verdict });
      };
    },
  });
  return worker;
}

type Tell = Extract<PushVerdict, { does: 'tell' }>;

async function send(
  deps: Needs,
  { claim, row, verdict }: { claim: PushClaim; row: PushCase; verdict: Tell },
): Promise<End> {
  const { db, clock } = deps;
  const payload = await payloadOf(deps, { row, claim, verdict });
  if (payload === undefined) return { upTo: claim.seq };
  const { priority } = newsKinds[verdict.kind];
  const topic = claim.room_id.replaceAll('-', '');
  const letter = { userId: claim.user_id, payload, priority, topic, onlyDevices: claim.only_devices };
  const busy = [...(await sendToDevices(deps, letter))].filter(([, { outcome }]) => outcome === 'later');
  const afterMs = Math.max(0, ...busy.map(([, delivery]) => ('afterMs' in delivery && delivery.afterMs) || 0));
  const again = nextTry(claim.tries, { now: clock.now(), afterMs });
  if (busy.length === 0 || again === undefined) return { upTo: claim.seq };
  await keepOnlyDevices(
    db,
    claim,
    busy.map(([device]) => device),
  );
  return { again, isTry: true };
}

/** Returns the content of a push, or undefined when the receiver may not see the other person (any more). */
async function payloadOf(
  { db, clock, rooms }: Needs,
  { row, claim, verdict }: { row: PushCase; claim: PushClaim; verdict: Tell },
): Promise<PushPayload | undefined> {
  const view = { viewerId: claim.user_id, now: clock.now() };
  const otherId = claim.kind === 'message' ? row.sender_id : row.found_by;
  const other = otherId === null ? undefined : (await cardsFor(db, [otherId], view)).get(otherId);
  if (other === undefined) return undefined;
  const isMatch = verdict.kind === 'soul_match';
  const { t } = await speakerFor(db, claim.user_id);
  const name = markedName(other, t);
  return {
    type: isMatch ? 'soul_match' : 'new_message',
    title: isMatch ? t('push.found-you', '{name} found you', { name }) : name,
    body: isMatch
      ? t('push.say-hello', 'You two fit {score} of 100. Come and say hello.', { score: row.score ?? 0 })
      : words(row, t),
    url: `/chat/${claim.room_id}`,
    tag: claim.room_id,
    roomId: claim.room_id,
    unreadCount: await rooms.keeper.countUnread(claim.user_id),
    isSilent: verdict.isSilent,
  };
}

function keyOf({ user_id: userId, room_id: roomId }: ClaimKey): string {
  return `${userId} ${roomId}`;
}

/** The lock screen must also show that the sender is no real person. */
function markedName({ displayName: name, isSeedUser, isDemo }: PersonCard, t: Speaker['t']): string {
  if (isSeedUser) return t('push.name-ai', '{name} (AI)', { name });
  return isDemo ? t('push.name-demo', '{name} (demo)', { name }) : name;
}

/** A lock screen keeps what it shows, so a line that disappears is only announced. */
function words({ unread, content, is_fading: isFading }: PushCase, t: Speaker['t']): string {
  const count = unread ?? 0;
  if (count > 1) return t('push.new-messages', '{count} new messages', { count: count >= 100 ? '99+' : count });
  if (isFading === true) return t('push.fading', 'A message that disappears.');
  const letters = Array.from(new Intl.Segmenter('en').segment(said(content ?? '', t)), ({ segment }) => segment);
  return letters.length > BODY_LENGTH ? `${letters.slice(0, BODY_LENGTH).join('')}…` : letters.join('');
}

/** Returns a person's words unchanged; for a message without words, the server's text in the reader's language. */
function said(content: string, t: Speaker['t']): string {
  if (content === PICTURE_LINE) return t('push.picture', 'Sent a picture.');
  if (content === VOICE_LINE) return t('push.voice', 'Sent a voice note.');
  if (content === GIF_LINE) return t('push.gif', 'Sent a GIF.');
  return content === GIFT_LINE ? t('push.gift', 'Sent a gift. 🎁') : content;
}
