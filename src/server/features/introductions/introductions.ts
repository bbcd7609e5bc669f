import { INTRODUCTION_MS, INTRODUCTIONS_A_DAY } from '#contract/introductions.ts';
import type { PersonCard } from '#contract/people.ts';
import { openGroup } from '#server/features/groups/groups.ts';
import { cardsFor } from '#server/features/people/people.ts';
import { announceRoom } from '#server/features/chat/messages.ts';
import { isAcquainted } from '#server/features/chat/members.ts';
import { refuseHeld } from '#server/features/visibility/visibility.ts';
import { inTransaction, type Db, type Trx } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError, isUniqueViolation } from '#server/platform/errors.ts';
import type { Once } from '#server/platform/http/idempotency.ts';
import { quotaDayOf, spend } from '#server/platform/limits/quotas.ts';
import { askToResync } from '#server/platform/realtime/realtime.ts';
import { speakerFor } from '#server/platform/speaker.ts';
import {
  deleteEnded,
  insertIntroduction,
  lockFor,
  madeBy,
  setAnswer,
  setRoom,
  setWithdrawn,
  waitingFor,
  type IntroductionRow,
} from './introductions.queries.ts';
import { since, mayMeet } from './may-meet.ts';

/** The most introductions in the list of those that a person received. */
const LISTED = 50;

const endOf = ({ made_at: at }: Pick<IntroductionRow, 'made_at'>): string =>
  new Date(at.getTime() + INTRODUCTION_MS).toISOString();

/** Introduces two people that the caller talks with. A repeat of the same call introduces them only once. */
export async function introduce(
  deps: Deps,
  { userId, once }: { userId: number; once: Once },
  [a, b]: readonly [number, number],
): Promise<{ id: string }> {
  if (once.effect !== undefined) return { id: once.effect };
  const { db, clock, newId } = deps;
  const [id, now] = [newId(), clock.now()];
  await refuseHeld(db, userId);
  await mustKnow(db, { userId, now }, [a, b]);
  const pair = { byId: userId, low: Math.min(a, b), high: Math.max(a, b) };
  const day = await quotaDayOf(db, userId, now);
  await inTransaction(db, async (trx) => {
    await deleteEnded(trx, { ...pair, before: since(now) });
    await insertIntroduction(trx, { ...pair, id, now });
    await spend(trx, day, { userId, kind: 'introduction', most: INTRODUCTIONS_A_DAY, code: 'introductions_used' });
    await once.record(trx, id);
  }).catch((error: unknown) => {
    throw isUniqueViolation(error) ? new AppError('introduced_already', { cause: error }) : error;
  });
  for (const person of [a, b]) askToResync(deps, person, 'chats');
  return { id };
}

/** Throws `not_found` unless each is a real person that the caller sees and talks with. */
async function mustKnow(db: Db, { userId, now }: { userId: number; now: Date }, people: number[]): Promise<void> {
  const cards = await cardsFor(db, people, { viewerId: userId, now });
  for (const person of people) {
    const card = cards.get(person);
    const isPerson = card !== undefined && person !== userId && !card.isSeedUser && !card.isDemo;
    if (!isPerson || !(await isAcquainted(db, userId, person))) throw new AppError('not_found');
  }
}

interface Received {
  id: string;
  by: PersonCard;
  other: PersonCard;
  isAccepted: boolean;
  endsAt: string;
}

interface MadeIntroduction {
  id: string;
  people: PersonCard[];
  roomId: string | null;
  endsAt: string;
}

/** Returns the open introductions that a person received, and those that the person made. */
export async function introductionsFor(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: number,
): Promise<{ received: Received[]; made: MadeIntroduction[] }> {
  const now = clock.now();
  const rows = await waitingFor(db, { userId, after: since(now), most: LISTED });
  const own = await madeBy(db, userId, since(now));
  const ids = [...rows, ...own].flatMap(({ user_low: low, user_high: high }) => [low, high]);
  const people = [...new Set([...ids, ...rows.map((row) => row.by_id)])];
  const cards = await cardsFor(db, people, { viewerId: userId, now });
  const received: Received[] = [];
  for (const row of rows) {
    const isLow = row.user_low === userId;
    const [by, other] = [cards.get(row.by_id), cards.get(isLow ? row.user_high : row.user_low)];
    if (by === undefined || other === undefined || !(await mayMeet(db, row, now))) continue;
    received.push({
      id: row.id,
      by,
      other,
      isAccepted: (isLow ? row.said_low : row.said_high) === true,
      endsAt: endOf(row),
    });
  }
  const made = own.map((row) => ({
    id: row.id,
    people: [row.user_low, row.user_high].flatMap((id) => cards.get(id) ?? []),
    roomId: row.room_id,
    endsAt: endOf(row),
  }));
  // If the maker can no longer see one of the two people, the introduction is left out.
  return { received, made: made.filter((one) => one.people.length === 2) };
}

/** Stores a person's answer; the second yes makes a room of the three. Returns the room's id; null without a room. */
export async function answerIntroduction(
  deps: Deps,
  { id, userId }: { id: string; userId: number },
  answer: 'yes' | 'no',
): Promise<string | null> {
  const { db, clock } = deps;
  const now = clock.now();
  if (answer === 'yes') await refuseHeld(db, userId);
  const outcome = await inTransaction(db, async (trx) => {
    const row = await lockFor(trx, { id, userId, after: since(now) });
    const side = row?.user_low === userId ? 'said_low' : 'said_high';
    if (row === undefined || row[side] === false || (row.room_id === null && !(await mayMeet(trx, row, now)))) {
      throw new AppError('not_found');
    }
    if (row.room_id !== null) return { row, roomId: row.room_id };
    await setAnswer(trx, { id, byId: row.by_id, side, isYes: answer === 'yes' });
    const others = side === 'said_low' ? row.said_high : row.said_low;
    return {
      row,
      roomId: answer === 'yes' && others === true ? await openRoom(trx, row, { now, newId: deps.newId }) : null,
    };
  });
  const { row, roomId } = outcome;
  // Other people learn nothing of a no or a first yes, not even by a hint to reload.
  for (const person of roomId === null ? [userId] : [row.by_id, row.user_low, row.user_high]) {
    askToResync(deps, person, 'chats');
  }
  if (roomId !== null) announceRoom(deps, roomId);
  return roomId;
}

async function openRoom(
  trx: Trx,
  row: IntroductionRow,
  { now, newId }: { now: Date; newId: Deps['newId'] },
): Promise<string> {
  const { id, by_id: byId, user_low: low, user_high: high } = row;
  // The introducer owns the room, so its initial name is in the introducer's language.
  const { t } = await speakerFor(trx, byId);
  const words = {
    name: t('introductions.room', 'An introduction'),
    description: t('introductions.room-about', 'Three people, two of whom have just met.'),
  };
  const roomId = await openGroup({ newId }, trx, { ownerId: byId, members: [low, high], now, ...words });
  await setRoom(trx, { id, byId, roomId });
  return roomId;
}

/** Withdraws an introduction of the caller; throws `not_found` if there is none, or if it made a room. */
export async function withdraw(deps: Deps, { id, userId }: { id: string; userId: number }): Promise<void> {
  const asked = await inTransaction(deps.db, (trx) => setWithdrawn(trx, { id, byId: userId, now: deps.clock.now() }));
  if (asked === undefined) throw new AppError('not_found');
  for (const person of [userId, asked.user_low, asked.user_high]) askToResync(deps, person, 'chats');
}
