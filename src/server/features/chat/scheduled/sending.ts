import { DAY_MS, MINUTE_MS } from '#contract/durations.ts';
import type { Message } from '#contract/chat.ts';
import { unsentReasons, type UnsentReason } from '#contract/chat.scheduled.ts';
import { refusalOf } from '#server/features/chat/log/refusals.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { LeaseWorker, type End } from '#server/platform/background/leases.ts';
import { askToResync } from '#server/platform/realtime/realtime.ts';
import {
  deleteScheduled,
  handOver,
  holdScheduled,
  isPresent,
  refuseLine,
  scheduledDue,
  scheduledLine,
  type DueClaim,
  type DueKey,
  type ScheduledKey,
  type ScheduledRow,
} from './scheduled.queries.ts';

type Needs = Pick<Deps, 'db' | 'rooms' | 'clock' | 'timers' | 'log' | 'hints'>;
type Sending = Pick<Deps, 'db' | 'rooms' | 'hints'>;

/** The interval between searches for messages whose time has come. */
const SWEEP_MS = 5000;
/** The most messages that one statement of such a search hands over. */
const SWEPT = 200;
/** A claim of this number that fails is the last: the message stays unsent. */
const LAST_TRY = 5;
/** In slow mode, a message waits for its turn at most this long after its time. */
const SLOW_MS = DAY_MS;

/** Starts sending messages at their times. Returns a function that stops this. */
export function startSending(deps: Needs): () => Promise<void> {
  const { db, clock, timers, log } = deps;
  const sweep = async (): Promise<void> => {
    try {
      while ((await handOver(db, clock.now(), SWEPT)) === SWEPT);
    } catch (error) {
      log.error({ err: error }, 'messages for later');
    }
  };
  let sweeping = Promise.resolve();
  const stopSweeping = timers.every(SWEEP_MS, () => {
    sweeping = sweeping.then(sweep);
  });
  const worker = new LeaseWorker<DueKey, DueClaim>(deps, {
    table: scheduledDue,
    name: 'messages for later',
    tickMs: SWEEP_MS,
    leaseMs: MINUTE_MS,
    atOnce: 20,
    restMs: 0,
    pauseMs: 30_000,
    begin: async () => Promise.resolve((claim: DueClaim) => work(deps, claim)),
  });
  return async () => {
    stopSweeping();
    await sweeping;
    await worker.stop();
  };
}

async function work(deps: Needs, claim: DueClaim): Promise<End> {
  const key = { userId: claim.user_id, id: claim.line_id };
  const line = await scheduledLine(deps.db, key);
  const done = { upTo: claim.seq };
  if (line === undefined) return done;
  const refuse = async (refusal: UnsentReason): Promise<End> => {
    await refuseLine(deps.db, { ...key, content: line.content, refusal });
    askToResync(deps, key.userId, 'scheduled');
    return done;
  };
  if (!(await isPresent(deps.db, key.userId))) return refuse('away');
  try {
    await say(deps, key, line);
    return done;
  } catch (error) {
    const now = deps.clock.now();
    const later = (seconds: number): End => ({ again: new Date(now.getTime() + seconds * 1000), isTry: false });
    const { code, retryAfterSeconds = 60 } = error instanceof AppError ? error : { code: undefined };
    const isLate = now.getTime() - line.send_at.getTime() > SLOW_MS;
    if (!isLate && (code === 'slow_mode' || code === 'rate_limited')) return later(Math.min(retryAfterSeconds, 3600));
    const reason = code === 'unavailable' ? undefined : unsentReasons.find((one) => one === code);
    if (reason !== undefined) return refuse(reason);
    if (claim.tries < LAST_TRY) throw error;
    deps.log.error({ err: error }, 'a message for later');
    return refuse('unavailable');
  }
}

/**
 * Sends a message that its writer kept for later, as their message of now, and removes it in the same transaction: it is
 * said once, whatever fails. Returns undefined if it is gone, or has other words
 * or another time by now.
 */
export async function say(deps: Sending, key: ScheduledKey, line: ScheduledRow): Promise<Message | undefined> {
  const { db, rooms, hints } = deps;
  const { room_id: roomId, content, send_at: sendAt } = line;
  const draft = { roomId, senderId: key.userId, clientId: key.id, content };
  const said = await rooms.utter(draft, {
    isSure: line.is_sure,
    write: async () => {
      const outcome = await inTransaction(db, async (trx) => {
        if ((await holdScheduled(trx, { ...key, content, sendAt })) === undefined) return undefined;
        const { written, announce } = await rooms.keeper.sayWithin(trx, draft);
        if (!('message' in written)) throw refusalOf(written.verdict);
        await deleteScheduled(trx, { ...key, roomId });
        return { message: written.message, isNew: written.verdict === 'new', announce };
      });
      outcome?.announce();
      return { said: outcome?.message, isNew: outcome?.isNew === true };
    },
  });
  askToResync({ hints }, key.userId, 'scheduled');
  return said;
}

/** Sends a message now that waits for its time or was not sent. Throws `not_found` if there is none. */
export async function sendNow(
  deps: Sending,
  { roomId, ...key }: ScheduledKey & { roomId: string },
  isSure: boolean,
): Promise<Message> {
  const line = await scheduledLine(deps.db, key);
  if (line?.room_id !== roomId) throw new AppError('not_found');
  const message = await say(deps, key, { ...line, is_sure: line.is_sure || isSure });
  if (message === undefined) throw new AppError('not_found');
  return message;
}
