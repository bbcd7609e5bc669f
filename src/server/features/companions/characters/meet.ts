import { compatibility } from '#content/compatibility.ts';
import type { Speaker } from '#content/mail-words.ts';
import type { Companion } from '#content/companions/companion.ts';
import type { z } from 'zod';
import type { meetCompanion } from '#contract/companions.ts';
import { mbtiType, type MbtiType } from '#contract/people.ts';
import { createDirectRoom } from '#server/features/chat/chat.ts';
import { cardsFor } from '#server/features/people/people.ts';
import { quotaOf } from '#server/features/premium/premium.ts';
import { inTransaction, type Trx } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Once } from '#server/platform/http/idempotency.ts';
import { askToResync } from '#server/platform/realtime/realtime.ts';
import type { Rng } from '#server/platform/clock.ts';
import { speakerFor } from '#server/platform/speaker.ts';
import { quotaDay, take, usedOf } from '#server/platform/limits/quotas.ts';
import { insertMeeting, lockSeeker, meetingWith, unmetBy } from './companions.queries.ts';
import { personaOf } from './persona.ts';

/** The time in which the server of the request writes the first line. After this time another server writes it. */
const HELLO_MS = 5000;
/** The points of each shared interest, which are added to a compatibility of 0 to 100. */
const POINTS_AN_INTEREST = 6;

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

/**
 * Introduces the person to the best fitting companion they have not met. The meeting counts against the daily limit in
 * the transaction that makes the room. Calls of one person wait for each other, so that none exceeds the limit.
 */
export async function meet(deps: Deps, userId: number, wish: { once: Once; greet: Greet }): Promise<MeetResponse> {
  const outcome = await inTransaction(deps.db, (trx) => meetOnce(trx, deps, { userId, once: wish.once }));
  if (outcome.isNew && outcome.roomId !== null) {
    await wish.greet(outcome.roomId);
    askToResync(deps, userId, 'matches');
    askToResync(deps, userId, 'chats');
  }
  const { companionId, roomId, met, limit, everyoneMet } = outcome;
  const view = { viewerId: userId, now: deps.clock.now() };
  const companion = companionId === null ? undefined : (await cardsFor(deps.db, [companionId], view)).get(companionId);
  return {
    exhausted: roomId === null,
    everyoneMet,
    message: messageFor(outcome, companion?.displayName, await speakerFor(deps.db, userId)),
    chatroom_id: roomId,
    companion: companion ?? null,
    aiMatches: met,
    aiLimit: limit,
  };
}

function messageFor({ roomId, everyoneMet, limit }: MeetOutcome, name: string | undefined, { t }: Speaker): string {
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

async function meetOnce(trx: Trx, deps: Deps, { userId, once }: { userId: number; once: Once }): Promise<MeetOutcome> {
  const now = deps.clock.now();
  const seeker = await lockSeeker(trx, userId);
  if (seeker === undefined) throw new AppError('not_found');
  const type = mbtiType.nullable().parse(seeker.mbti_type);
  if (type === null) throw new AppError('mbti_required');
  const slot = { userId, kind: 'companion', period: quotaDay(seeker, now).day } as const;
  const met = await usedOf(trx, slot);
  const { companions: limit } = await quotaOf(trx, userId, now);
  const unmet = await peopleOf(trx, userId);
  const standing = { met, limit, everyoneMet: unmet.length === 0 };
  if (once.effect !== undefined) {
    const companionId = Number(once.effect);
    const roomId = (await meetingWith(trx, userId, companionId)) ?? null;
    return { ...standing, companionId, roomId, isNew: false };
  }
  const best = met >= limit ? undefined : bestOf(unmet, { type, interests: seeker.interests, rng: deps.rng });
  if (best === undefined) return { ...standing, companionId: null, roomId: null, isNew: false };
  const roomId = await introduce(trx, deps, { userId, companionId: best.userId });
  await take(trx, { ...slot, most: limit });
  await once.record(trx, String(best.userId));
  return {
    limit,
    met: met + 1,
    everyoneMet: unmet.length === 1,
    companionId: best.userId,
    roomId,
    isNew: true,
  };
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

interface Candidate {
  userId: number;
  persona: Companion;
}

async function peopleOf(trx: Trx, userId: number): Promise<Candidate[]> {
  const rows = await unmetBy(trx, userId);
  return rows.flatMap((row) => {
    const persona = personaOf({ key: row.key, persona: null });
    return persona === undefined ? [] : [{ userId: row.userId, persona }];
  });
}

interface Seeker {
  type: MbtiType;
  interests: readonly string[];
  rng: Rng;
}

/** Returns the companion that fits best; `rng` decides among equals. Undefined without candidates. */
function bestOf(candidates: readonly Candidate[], { type, interests, rng }: Seeker): Candidate | undefined {
  const scored = candidates.map((candidate) => {
    const shared = candidate.persona.interests.filter((id) => interests.includes(id)).length;
    return { candidate, score: compatibility(type, candidate.persona.type) + POINTS_AN_INTEREST * shared };
  });
  const top = Math.max(...scored.map(({ score }) => score));
  const equals = scored.filter(({ score }) => score === top);
  return equals[Math.floor(rng() * equals.length)]?.candidate;
}
