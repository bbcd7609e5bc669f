import type { z } from 'zod';
import { SCHEDULED_MAX, type changeScheduled, type ScheduledLine } from '#contract/chat.scheduled.ts';
import { deskOf } from '#server/features/chat/changes/appending.queries.ts';
import { refusalOf } from '#server/features/chat/log/refusals.ts';
import { inTransaction, type Trx } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { askToResync } from '#server/platform/realtime/realtime.ts';
import {
  changeLine,
  deleteScheduled,
  insertScheduled,
  scheduledLine,
  scheduledOf,
  toldZone,
  type ScheduledKey,
  type ScheduledRow,
} from './scheduled.queries.ts';
import { laterMoment, tomorrowAtNine } from './times.ts';

type Wish = ScheduledKey & { roomId: string };
type Written = z.output<typeof changeScheduled.body>;
type Needs = Pick<Deps, 'db' | 'clock' | 'rooms' | 'hints'>;

/** Returns a person's messages that wait for their time, or were not sent then. */
export async function listFor({ db }: Pick<Deps, 'db'>, userId: number): Promise<ScheduledLine[]> {
  return (await scheduledOf(db, userId)).map(present);
}

function present({ id, room_id: roomId, content, send_at, is_their_nine: isTheirNine, refusal }: ScheduledRow) {
  return { id, roomId, content, sendAt: send_at.toISOString(), isTheirNine, refusal };
}

/** Returns the moment of nine o'clock tomorrow for the other person; undefined if they do not say what time it is. */
export async function theirNine(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  at: { roomId: string; userId: number },
): Promise<Date | undefined> {
  const zone = await toldZone(db, at);
  return zone === undefined ? undefined : tomorrowAtNine(zone, clock.now());
}

/** Keeps a message for later, unless the guard refuses its words now; a repeat returns what is kept. */
export async function schedule(deps: Needs, wish: Wish, written: Written): Promise<ScheduledLine> {
  const known = await scheduledLine(deps.db, wish);
  if (known !== undefined) return present(known);
  return judged(deps, { ...wish, written }, async (trx, line) => {
    const place = { now: deps.clock.now(), most: SCHEDULED_MAX };
    if (!(await insertScheduled(trx, line, place))) throw new AppError('scheduled_full');
  });
}

/** Changes the words and the time of a message that was not sent, with the same checks. */
export async function change(deps: Needs, wish: Wish, written: Written): Promise<ScheduledLine> {
  const known = await scheduledLine(deps.db, wish);
  if (known?.room_id !== wish.roomId) throw new AppError('not_found');
  return judged(deps, { ...wish, written }, async (trx, line) => {
    if (!(await changeLine(trx, line))) throw new AppError('not_found');
  });
}

export async function cancel(deps: Pick<Deps, 'db' | 'hints'>, wish: Wish): Promise<void> {
  if (!(await deleteScheduled(deps.db, wish))) throw new AppError('not_found');
  askToResync(deps, wish.userId, 'scheduled');
}

type KeptLine = Parameters<typeof changeLine>[1];

async function judged(
  deps: Needs,
  { userId, id, roomId, written }: Wish & { written: Written },
  keep: (trx: Trx, line: KeptLine) => Promise<void>,
): Promise<ScheduledLine> {
  const { db, clock, rooms } = deps;
  const { content, sendAnyway: isSure = false, ...time } = written;
  const sendAt = await momentFor(deps, { roomId, userId }, time);
  const line = { userId, id, roomId, content, sendAt, isTheirNine: time.isTheirNine === true, isSure };
  const kept = await rooms.utter(
    { roomId, senderId: userId, clientId: id, content },
    {
      isSure,
      write: async () => {
        await inTransaction(db, async (trx) => {
          const desk = await deskOf(trx, { roomId, userId, now: clock.now() });
          if (desk === undefined) throw new AppError('not_found');
          if (desk.refusal !== null) throw refusalOf(desk.refusal);
          if (desk.last_seq === 0) throw new AppError('invalid', { message: 'Say hello first, then send later.' });
          await keep(trx, line);
        });
        // It is heard when it is sent.
        return { said: await scheduledLine(db, { userId, id }), isNew: false };
      },
    },
  );
  if (kept === undefined) throw new AppError('not_found');
  askToResync(deps, userId, 'scheduled');
  return present(kept);
}

async function momentFor(
  deps: Pick<Deps, 'db' | 'clock'>,
  at: { roomId: string; userId: number },
  { when = '', zone = '', isTheirNine }: Pick<Written, 'when' | 'zone' | 'isTheirNine'>,
): Promise<Date> {
  if (isTheirNine === undefined) return laterMoment({ when, zone }, deps.clock.now());
  const nine = await theirNine(deps, at);
  if (nine === undefined) {
    throw new AppError('invalid', { fields: { when: 'They do not say what time it is there.' } });
  }
  return nine;
}
