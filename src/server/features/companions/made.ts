import { composeCompanion } from '#content/companions/made/compose.ts';
import type { PersonCard } from '#contract/people.ts';
import { mbtiType } from '#contract/people.ts';
import { cardsFor } from '#server/features/people/people.ts';
import { isPremium } from '#server/features/premium/premium.ts';
import { latestReading } from '#server/features/quiz/quiz.ts';
import { inTransaction, type Trx } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { askToResync } from '#server/platform/realtime/realtime.ts';
import { seededRng } from '#content/seeded-rng.ts';
import { companionMadeFor, lockSeeker, meetingWith } from './companions.queries.ts';
import { introduce, type Greet } from './meet.ts';
import { admitCharacter } from './settle.ts';
import { insertCompanion } from './settle.queries.ts';

/**
 * Returns the companion composed for the person, and composes it at the first call; concurrent calls wait for each other.
 * It stays theirs when premium ends: only composing it is part of premium.
 */
export async function madeFor(
  deps: Deps,
  userId: number,
  greet: Greet,
): Promise<{ chatroom_id: string; companion: PersonCard }> {
  const now = deps.clock.now();
  if (!(await isPremium(deps.db, userId, now))) throw new AppError('premium_required');
  const reading = await latestReading(deps.db, userId);
  const report = {
    descriptors: (reading?.results ?? []).map(({ descriptor }) => descriptor),
    sections: reading?.mbti.archetype.deep,
  };
  const made = await inTransaction(deps.db, (trx) => madeOnce(trx, deps, { userId, report }));
  if (made.isNew) {
    await greet(made.roomId);
    askToResync(deps, userId, 'chats');
  }
  const companion = (await cardsFor(deps.db, [made.companionId], { viewerId: userId, now })).get(made.companionId);
  if (companion === undefined) throw new AppError('not_found');
  return { chatroom_id: made.roomId, companion };
}

interface Made {
  companionId: number;
  roomId: string;
  isNew: boolean;
}

async function madeOnce(
  trx: Trx,
  deps: Deps,
  {
    userId,
    report,
  }: { userId: number; report: Pick<Parameters<typeof composeCompanion>[0], 'descriptors' | 'sections'> },
): Promise<Made> {
  const seeker = await lockSeeker(trx, userId);
  const type = mbtiType.nullable().parse(seeker?.mbti_type ?? null);
  if (seeker === undefined || type === null) throw new AppError('mbti_required');
  const known = await companionMadeFor(trx, userId);
  if (known !== undefined) {
    const roomId = await meetingWith(trx, userId, known.user_id);
    if (roomId !== undefined) return { companionId: known.user_id, roomId, isNew: false };
  }
  // Seeded by the person alone, so that the result does not depend on the time.
  const persona = composeCompanion({ type, ...report, interests: seeker.interests }, seededRng(userId % 2 ** 31));
  const companionId = known?.user_id ?? (await admitCharacter(trx, persona, { now: deps.clock.now(), rng: deps.rng }));
  if (known === undefined) {
    await insertCompanion(trx, { userId: companionId, ownerId: userId, persona: JSON.stringify(persona) });
  }
  const roomId = await introduce(trx, deps, { userId, companionId });
  return { companionId, roomId, isNew: true };
}
