import type { MbtiType, Me, planets } from '#contract/people.ts';
import { announceHiding } from '#server/features/chat/messages.ts';
import { changeMatchFacts } from '#server/features/matching/matching.ts';
import { announceHall, stepIntoHall } from '#server/features/quest-hall/quest-hall.ts';
import { inTransaction, type Trx } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError, isUniqueViolation } from '#server/platform/errors.ts';
import { askToResync } from '#server/platform/realtime/realtime.ts';
import { lockAccount, type AccountRow } from '#server/features/accounts/record/accounts.queries.ts';
import { declareAge, declarerOf, valueOf, type Declared } from '#server/features/accounts/age/age.ts';
import { announceHold, ruledBy, settleHold, type AgeHoldEffect } from '#server/features/accounts/age/assurance.ts';
import type { Origin } from '#server/features/accounts/request-origin.ts';
import { handleHeld } from '#server/features/accounts/names/handle-availability.ts';
import { holdOn, reserve } from '#server/features/accounts/names/handles.ts';
import { refuseHandle, refuseModerators } from '#server/features/accounts/names/names.ts';
import { ownRecord } from '#server/features/accounts/record/own-record.ts';
import { changesOf, handleChange, saysNewAge, type ProfileEdit } from './profile.ts';

interface Member {
  userId: number;
  sessionId: string;
  from: Origin;
}

/** Edits the person's own profile; a refused birthday is remembered for a day. */
export async function editProfile(deps: Deps, member: Member, edit: ProfileEdit): Promise<Me> {
  const { userId } = member;
  const now = deps.clock.now();
  const moved = valueOf(deps, await inTransaction(deps.db, (trx) => changeProfile(deps, trx, { member, edit, now })));
  announceHold(deps, moved);
  if (edit.hideOnline !== undefined) announceHiding(deps, userId, edit.hideOnline);
  if (edit.hideReading !== undefined) askToResync(deps, userId, 'chats');
  if (edit.inQuestHall !== undefined) announceHall(deps, [userId]);
  return ownRecord(deps.db, userId, now);
}

interface ProfileChange {
  member: Member;
  edit: ProfileEdit;
  now: Date;
}

async function changeProfile(
  deps: Deps,
  trx: Trx,
  { member, edit, now }: ProfileChange,
): Promise<Declared<AgeHoldEffect>> {
  const row = await lockAccount(trx, member.userId);
  if (row === undefined) throw new AppError('not_found');
  const write = (): Promise<AgeHoldEffect> => writeProfile(deps, trx, { row, edit, now });
  if (!saysNewAge(row, edit)) return { value: await write() };
  return declareAge(deps, trx, { declarer: await declarerOf(trx, member), work: write });
}

/** Writes an edit of a locked row. Throws for a field that a rule refuses, `under_age` before anything is written. */
async function writeProfile(
  deps: Deps,
  trx: Trx,
  { row, edit, now }: Omit<ProfileChange, 'member'> & { row: AccountRow },
): Promise<AgeHoldEffect> {
  const userId = row.id;
  const { handle: wanted = row.handle, displayName, firstName } = edit;
  await refuseModerators(trx, { displayName, firstName, ...(wanted !== row.handle && { handle: wanted }) }, userId);
  const changes = changesOf(row, edit, now);
  const handle = handleChange(row, { wanted: edit.handle, now });
  if (handle !== undefined) {
    refuseHandle(handle);
    const how = await holdOn(deps, trx, { handle, userId });
    if (how !== undefined) throw handleHeld(how);
    await reserve(deps, trx, row);
    Object.assign(changes, { handle, handle_changed_at: now });
  }
  try {
    await changeMatchFacts(trx, [userId], changes);
  } catch (error) {
    if (isUniqueViolation(error, 'account_handle_key')) throw handleHeld('taken');
    throw error;
  }
  // The hold is settled before the hall, because the hall refuses a person whose new region requires an age check.
  const isDeclared = saysNewAge(row, edit) && (changes.birthday ?? row.birthday) !== null;
  const mustSettle = isDeclared || changes.state_code !== undefined;
  const held = mustSettle ? await settleHold(trx, ruledBy(deps), { userId, isDeclared }) : undefined;
  if (edit.inQuestHall !== undefined) await stepIntoHall(trx, deps, { userId, isIn: edit.inQuestHall });
  return held;
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
