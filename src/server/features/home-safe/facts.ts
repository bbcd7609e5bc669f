import type { OutingFacts } from '#content/safe-page.ts';
import { emergencyIn } from '#content/emergency-numbers.ts';
import { NAMELESS } from '#contract/people.ts';
import { cardsFor, inviteOf } from '#server/features/people/people.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { namesOf } from './letters.queries.ts';
import type { OutingRow } from './outings.queries.ts';

type Needs = Pick<Deps, 'db' | 'clock'>;

/** Returns the first name of a display name. */
export const firstName = (displayName: string | null): string => displayName?.trim().split(/\s+/u)[0] ?? NAMELESS;

/** Returns how letters and pages call a member. */
export async function memberName(db: Db, userId: number): Promise<string> {
  const row = (await namesOf(db, [userId])).get(userId);
  return row?.display_name ?? (row === undefined ? NAMELESS : `@${row.handle}`);
}

type OutingDraft = Omit<OutingRow, 'id' | 'user_id' | 'secret_hash' | 'created_at' | 'trusted_id'>;

/** Returns what the page and the letters of an outing are made of. */
export async function factsOf(
  needs: Needs,
  row: OutingDraft,
  { member, trusted }: { member: string; trusted: string },
): Promise<OutingFacts> {
  return {
    member,
    trusted,
    title: row.title,
    place: row.place,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    zone: row.zone,
    with: row.with_name === null ? null : { name: row.with_name, ...(await shownOf(needs, row.with_id)) },
    ownNumber: row.own_number,
    placeNumber: row.place_number,
    emergency: emergencyIn(row.zone)?.number,
    checkInAt: row.check_in_at,
    mores: row.mores,
    reminders: row.reminders,
    toldAt: row.told_at,
    answeredAt: row.answered_at,
    answer: row.answer,
    isSilent: row.is_silent,
    closesAt: row.closes_at,
  };
}

/** Returns what the profile of a person shows to everybody. Whom they blocked, and who blocked them, changes nothing. */
async function shownOf(
  { db, clock }: Needs,
  id: number | null,
): Promise<Omit<NonNullable<OutingFacts['with']>, 'name'>> {
  const nothing = { mbtiType: null, pictureUrl: null, checkedIn: null };
  if (id === null) return nothing;
  const view = { viewerId: null, now: clock.now() };
  const card = (await cardsFor(db, [id], view)).get(id);
  const invite = card === undefined ? undefined : await inviteOf(db, card.handle, view);
  if (card === undefined || invite === undefined) return nothing;
  return { mbtiType: invite.mbtiType, pictureUrl: invite.profileImageUrl, checkedIn: card.photoChecked ?? null };
}
