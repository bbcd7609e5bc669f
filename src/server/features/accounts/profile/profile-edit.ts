import type { z } from 'zod';
import type { updateUser } from '#contract/accounts.ts';
import type { MbtiType, Me, planets } from '#contract/people.ts';
import { announceHiding } from '#server/features/chat/chat.ts';
import { changeMatchFacts } from '#server/features/matching/matching.ts';
import { announceHall, stepIntoHall } from '#server/features/quest-hall/quest-hall.ts';
import { inTransaction, type Trx } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError, isUniqueViolation } from '#server/platform/errors.ts';
import { askToResync } from '#server/platform/realtime/realtime.ts';
import { accountById, lockAccount } from '#server/features/accounts/record/accounts.queries.ts';
import { declareAge, declarerOf } from '#server/features/accounts/age/age.ts';
import { announceHold, ruledBy, settleHold } from '#server/features/accounts/age/assurance.ts';
import type { Origin } from '#server/platform/request-origin.ts';
import { handleTaken } from '#server/features/accounts/names/handle-availability.ts';
import { isHeld, reserve } from '#server/features/accounts/names/handles.ts';
import { refuseHandle, refuseModerators } from '#server/features/accounts/names/names.ts';
import { ownRecord } from '#server/features/accounts/record/own-record.ts';
import { changesOf, handleChange, saysNewAge } from './profile.ts';

type ProfileEdit = z.output<typeof updateUser.body>;

/** Edits the person's own profile; a refused birthday is remembered for a day. */
export async function editProfile(
  deps: Deps,
  { userId, sessionId, from }: { userId: number; sessionId: string; from: Origin },
  edit: ProfileEdit,
): Promise<Me> {
  const row = await accountById(deps.db, userId);
  if (row === undefined || !saysNewAge(row, edit)) return changeProfile(deps, userId, edit);
  const declarer = await declarerOf(deps, { userId, sessionId, from });
  return declareAge(deps, declarer, () => changeProfile(deps, userId, edit));
}

async function changeProfile(deps: Deps, userId: number, edit: ProfileEdit): Promise<Me> {
  const now = deps.clock.now();
  let moved: Awaited<ReturnType<typeof settleHold>>;
  try {
    moved = await inTransaction(deps.db, async (trx) => {
      const row = await lockAccount(trx, userId);
      if (row === undefined) throw new AppError('not_found');
      const { handle: wanted = row.handle, displayName, firstName } = edit;
      await refuseModerators(trx, { displayName, firstName, ...(wanted !== row.handle && { handle: wanted }) }, userId);
      const changes = changesOf(row, edit, now);
      const handle = await handleChange(trx, row, { wanted: edit.handle, now });
      if (handle !== undefined) {
        refuseHandle(handle);
        if (await isHeld(deps, trx, { handle, userId })) throw handleTaken();
        await reserve(deps, trx, row);
        Object.assign(changes, { handle, handle_changed_at: now });
      }
      await changeMatchFacts(trx, [userId], changes);
      // The hold is settled before the hall, because the hall refuses a person whose new region requires an age check.
      const held = changes.state_code === undefined ? undefined : await settleHold(trx, ruledBy(deps), userId);
      if (edit.inQuestHall !== undefined) await stepIntoHall(trx, deps, { userId, isIn: edit.inQuestHall });
      return held;
    });
  } catch (error) {
    if (isUniqueViolation(error, 'account_handle_key')) throw handleTaken();
    throw error;
  }
  announceHold(deps, moved);
  if (edit.hideOnline !== undefined) announceHiding(deps, userId, edit.hideOnline);
  if (edit.hideReading !== undefined) askToResync(deps, userId, 'chats');
  if (edit.inQuestHall !== undefined) announceHall(deps, [userId]);
  return ownRecord(deps.db, userId, now);
}

/** Copies the quiz's result to the account, for every card of the person and for matching. */
export async function recordArchetype(
  trx: Trx,
  userId: number,
  found: { type: MbtiType; name: string; planet: (typeof planets)[number] },
): Promise<void> {
  await changeMatchFacts(trx, [userId], {
    mbti_type: found.type,
    primary_archetype: found.name,
    personality_planet: found.planet,
    archetype_completed: true,
  });
}
