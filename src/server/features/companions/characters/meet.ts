import type { z } from 'zod';
import type { meetCompanion } from '#contract/companions.ts';
import { createDirectRoom } from '#server/features/chat/chat.ts';
import { cardsFor } from '#server/features/people/people.ts';
import { inTransaction, type Trx } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Once } from '#server/platform/http/idempotency.ts';
import { askToResync } from '#server/platform/realtime/realtime.ts';
import { saysToReader } from '#server/platform/reader.ts';
import { take } from '#server/platform/limits/quotas.ts';
import { insertMeeting, lockSeeker, meetingWith } from './companions.queries.ts';
import { characterDay } from './offered.ts';

/** The time in which the server of the request writes the first line. After this time another server writes it. */
const HELLO_MS = 5000;

type MeetResponse = z.input<typeof meetCompanion.response>;

interface MeetOutcome {
  companionId: number | null;
  roomId: string | null;
  isNew: boolean;
  met: number;
  limit: number;
  everyoneMet: boolean;
}

/** Writes the new companion's first line. Resolves when the line is written, or when a worker will write it later. */
export type Greet = (roomId: string) => Promise<void>;

interface MeetWish {
  userId: number;
  /** The character whom the person chose; else the first of those who are offered. */
  companionId: number | undefined;
  once: Once;
}

/**
 * Introduces the person to a companion they have not met. The meeting counts against the daily limit in the transaction
 * that makes the room. Calls of one person wait for each other, so that none exceeds the limit.
 */
export async function meet(deps: Deps, wish: MeetWish, greet: Greet): Promise<MeetResponse> {
  const { userId } = wish;
  const outcome = await inTransaction(deps.db, (trx) => meetOnce(trx, deps, wish));
  if (outcome.isNew && outcome.roomId !== null) {
    await greet(outcome.roomId);
    askToResync(deps, userId, 'matches');
    askToResync(deps, userId, 'chats');
  }
  const { companionId, roomId, met, limit, everyoneMet } = outcome;
  const view = { viewerId: userId, now: deps.clock.now() };
  const companion = companionId === null ? undefined : (await cardsFor(deps.db, [companionId], view)).get(companionId);
  return {
    exhausted: roomId === null,
    everyoneMet,
    message: messageFor(outcome, companion?.displayName),
    chatroom_id: roomId,
    companion: companion ?? null,
    aiMatches: met,
    aiLimit: limit,
  };
}

function messageFor({ roomId, everyoneMet, limit }: MeetOutcome, name: string | undefined): string {
  const { t } = saysToReader();
  if (roomId !== null)
    return t(
      'companions.say-hello',
      '{name, select, none {Say hello to your new companion, an AI character.} other {Say hello to {name}, an AI character.}}',
      { name: name ?? 'none' },
    );
  if (everyoneMet)
    return t('companions.everyone-met', 'You have met every AI character there is. They are all in your chats.');
  return t(
    'companions.all-of-today-met',
    'You have met all {limit} AI characters of today. Come back tomorrow for new ones.',
    { limit },
  );
}

async function meetOnce(trx: Trx, deps: Deps, { userId, companionId, once }: MeetWish): Promise<MeetOutcome> {
  const now = deps.clock.now();
  const { day, met, limit, unmet, offered } = await characterDay(trx, await lockSeeker(trx, userId), { userId, now });
  const standing = { met, limit, everyoneMet: unmet === 0 };
  const wanted = once.effect === undefined ? companionId : Number(once.effect);
  const known = wanted === undefined ? undefined : await meetingWith(trx, userId, wanted);
  if (wanted !== undefined && (known !== undefined || once.effect !== undefined))
    return { ...standing, companionId: wanted, roomId: known ?? null, isNew: false };
  if (offered.length === 0) return { ...standing, companionId: null, roomId: null, isNew: false };
  const chosen = wanted === undefined ? offered[0] : offered.find((one) => one.userId === wanted);
  if (chosen === undefined) throw new AppError('companion_not_offered');
  const roomId = await introduce(trx, deps, { userId, companionId: chosen.userId });
  await take(trx, { userId, kind: 'companion', period: day, most: limit });
  await once.record(trx, String(chosen.userId));
  return { limit, met: met + 1, everyoneMet: unmet === 1, companionId: chosen.userId, roomId, isNew: true };
}

/** Creates the room of a person and a companion, without a first line; returns the id of the room. */
export async function introduce(
  trx: Trx,
  { clock, newId }: Pick<Deps, 'clock' | 'newId'>,
  { userId, companionId }: { userId: number; companionId: number },
): Promise<string> {
  const now = clock.now();
  const roomId = await createDirectRoom(trx, {
    a: userId,
    b: companionId,
    createdBy: userId,
    roomType: 'companion',
    now,
    newId,
  });
  await insertMeeting(trx, { roomId, userId, companionId, now, dueAt: new Date(now.getTime() + HELLO_MS) });
  return roomId;
}
