import type { z } from 'zod';
import { MORES, PAGE_TOLD_MS, PIN_PAUSE_MS, PIN_TRIES, type answerOuting as contract } from '#contract/home-safe.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { noteLetters, waysWithYes } from './letters.queries.ts';
import { lockOuting, outingById, storeAnswer, storeMore, takeTry } from './outings.queries.ts';
import { closesAfterTelling, moreOf } from './outings.rules.ts';
import { judgePin } from './pins.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'newId' | 'passwords'>;
type Answer = z.output<typeof contract.body>;
interface Whose {
  id: string;
  userId: number;
}

/** Stores a member's answer; see the route for what it throws. */
export async function answerOuting(needs: Needs, whose: Whose, answer: Answer): Promise<void> {
  if ((await outingById(needs.db, whose)) === undefined) throw new AppError('not_found');
  if (answer.does === 'more') await addHalfHour(needs, whose, new Date(answer.checkInAt));
  else await answerWithPin(needs, whose, answer);
}

async function addHalfHour({ db, clock }: Needs, whose: Whose, seen: Date): Promise<void> {
  await inTransaction(db, async (trx) => {
    const row = await lockOuting(trx, whose);
    if (row === undefined) throw new AppError('not_found');
    const now = clock.now();
    if (row.answered_at !== null || now >= row.closes_at) throw new AppError('outing_over');
    if (row.told_at !== null) throw new AppError('outing_told');
    // A repeat of a call whose answer was lost.
    if (row.check_in_at.getTime() !== seen.getTime()) return;
    if (row.mores.length >= MORES) throw new AppError('mores_used');
    const checkInAt = moreOf(row.check_in_at, now);
    await storeMore(trx, { id: row.id, now, checkInAt, closesAt: closesAfterTelling(checkInAt) });
  });
}

/** Every step is the same for both PINs: what differs is one value in the row, which only the page and letters read. */
async function answerWithPin(
  needs: Needs,
  whose: Whose,
  { does, pin }: Extract<Answer, { does: 'good' | 'end' }>,
): Promise<void> {
  const { db, clock, newId } = needs;
  await requireTry(needs, whose);
  const typed = await judgePin(needs, whose.userId, pin);
  if (typed === 'wrong') throw new AppError('pin_wrong', { fields: { pin: 'That PIN is not right.' } });
  await inTransaction(db, async (trx) => {
    const row = await lockOuting(trx, whose);
    if (row === undefined) throw new AppError('not_found');
    const now = clock.now();
    const isSilent = typed === 'silent';
    const isNews = row.answered_at === null || (isSilent && !row.is_silent && now < row.closes_at);
    if (!isNews) return;
    const closesAt = new Date(now.getTime() + PAGE_TOLD_MS);
    await storeAnswer(trx, { id: row.id, answer: does, isSilent, now, closesAt });
    const { trusted_id: trustedId } = row;
    const ways = trustedId === null ? [] : await waysWithYes(trx, trustedId);
    await noteLetters(
      trx,
      trustedId === null
        ? []
        : ways.map((way) => ({
            id: newId(),
            userId: whose.userId,
            trustedId,
            outingId: row.id,
            way,
            kind: 'answer' as const,
            now,
          })),
    );
  });
}

/** Counts a try. After `PIN_TRIES` wrong ones, one a minute is looked at, so nobody is locked out who can answer. */
async function requireTry({ db, clock }: Needs, whose: Whose): Promise<void> {
  const now = clock.now();
  const pausedSince = new Date(now.getTime() - PIN_PAUSE_MS);
  if (await takeTry(db, { ...whose, most: PIN_TRIES, now, pausedSince })) return;
  throw new AppError('rate_limited', { retryAfterSeconds: PIN_PAUSE_MS / 1000 });
}
