import type { Companion } from '#content/companions/companion.ts';
import { composeCompanion, renewedLine } from '#content/companions/made/compose.ts';
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
import { admitCharacter, changeCharacter } from './settle.ts';
import { insertCompanion, storePersona } from './settle.queries.ts';

/** Writes the lines of a composed companion that answer nothing: its hello, and the news that it was composed again. */
export interface Voice {
  greet: Greet;
  tell: (roomId: string, line: { name: string; text: string }) => Promise<void>;
}

/**
 * Returns the companion composed for the person. Composes it at the first call, and again after a new run of the quiz.
 * Concurrent calls wait for each other. Throws `premium_required` without premium; an existing companion stays.
 */
export async function madeFor(
  deps: Deps,
  userId: number,
  { greet, tell }: Voice,
): Promise<{ chatroom_id: string; companion: PersonCard }> {
  const now = deps.clock.now();
  if (!(await isPremium(deps.db, userId, now))) throw new AppError('premium_required');
  const reading = await latestReading(deps.db, userId);
  const report = {
    descriptors: (reading?.results ?? []).map(({ descriptor }) => descriptor),
    sections: reading?.mbti.archetype.deep,
    reading: reading?.session.id,
  };
  const made = await inTransaction(deps.db, (trx) => madeOnce(trx, deps, { userId, report }));
  if (made.isNew) await greet(made.roomId);
  else if (made.isRenewed) {
    await tell(made.roomId, { name: `composed of ${report.reading}`, text: renewedLine(report.descriptors) });
  }
  if (made.isNew || made.isRenewed) askToResync(deps, userId, 'chats');
  const companion = (await cardsFor(deps.db, [made.companionId], { viewerId: userId, now })).get(made.companionId);
  if (companion === undefined) throw new AppError('not_found');
  return { chatroom_id: made.roomId, companion };
}

interface MadeCompanion {
  companionId: number;
  roomId: string;
  isNew: boolean;
  isRenewed: boolean;
}

type Report = Pick<Parameters<typeof composeCompanion>[0], 'descriptors' | 'sections' | 'reading'>;

async function madeOnce(
  trx: Trx,
  deps: Deps,
  { userId, report }: { userId: number; report: Report },
): Promise<MadeCompanion> {
  const seeker = await lockSeeker(trx, userId);
  const type = mbtiType.nullable().parse(seeker?.mbti_type ?? null);
  if (seeker === undefined || type === null) throw new AppError('mbti_required');
  const row = await companionMadeFor(trx, userId);
  const known = row?.persona ?? undefined;
  // The seed is only the person's id, so the result does not depend on the time.
  const persona = (): Companion =>
    composeCompanion({ type, ...report, interests: seeker.interests, known }, seededRng(userId % 2 ** 31));
  const companionId = row?.user_id ?? (await admit(trx, deps, { userId, persona: persona() }));
  const isLater = row !== undefined && report.reading !== undefined && known?.reading !== report.reading;
  if (isLater) await recompose(trx, companionId, persona());
  const roomId = row && (await meetingWith(trx, userId, companionId));
  return {
    companionId,
    roomId: roomId ?? (await introduce(trx, deps, { userId, companionId })),
    isNew: roomId === undefined,
    // A companion without a stored run of the quiz may be composed of this very run, so nothing is announced.
    isRenewed: isLater && known?.reading !== undefined,
  };
}

/** Creates the account and row of the person's companion; returns its account id. */
async function admit(
  trx: Trx,
  { clock, rng }: Deps,
  { userId, persona }: { userId: number; persona: Companion },
): Promise<number> {
  const companionId = await admitCharacter(trx, persona, { now: clock.now(), rng });
  await insertCompanion(trx, { userId: companionId, ownerId: userId, persona: JSON.stringify(persona) });
  return companionId;
}

/** Replaces the companion's character and updates its account. The room and the memory stay. */
async function recompose(trx: Trx, companionId: number, persona: Companion): Promise<void> {
  await storePersona(trx, { userId: companionId, persona: JSON.stringify(persona) });
  await changeCharacter(trx, companionId, persona);
}
