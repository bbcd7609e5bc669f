import { genders, mbtiType, planets, vibeKeys, type Me, type Member, type PersonCard } from '#contract/people.ts';
import { interestsById } from '#content/interests.ts';
import { handle as handleSchema } from '#contract/accounts.ts';
import type { Invite } from '#contract/invites.ts';
import type { PostAuthor } from '#contract/posts.ts';
import { isPremium } from '#server/features/premium/premium.ts';
import type { Db } from '#server/platform/database/database.ts';
import { ONLINE_MS } from '#server/platform/presence.ts';
import { ageOn, asScreenDate, dayIn, zodiacOf } from './dates.ts';
import { peopleByIds, personByHandle, type PersonRow } from './people.queries.ts';
import { hiddenFrom } from './visibility.queries.ts';

export { thoseWhoHide, type PersonRow } from './people.queries.ts';
export { ageOn, dayIn, parseBirthday } from './dates.ts';
export { isHiddenFrom } from './visibility.queries.ts';

/** Who looks, and when: age and presence depend on the moment. */
export interface View {
  viewerId: number;
  now: Date;
}

/** Cards of `ids` that the viewer may see, by id: those who blocked or were blocked are absent. */
export async function cardsFor(db: Db, ids: number[], view: View): Promise<Map<number, PersonCard>> {
  const rows = await visibleRows(db, ids, view);
  return new Map(rows.map((row) => [row.id, presentCard(row, view)]));
}

/** Full member views of `ids` that the viewer may see, by id. */
export async function membersFor(db: Db, ids: number[], view: View): Promise<Map<number, Member>> {
  const rows = await visibleRows(db, ids, view);
  return new Map(rows.map((row) => [row.id, presentMember(row, view)]));
}

/** The member who goes by `handle`, or undefined when there is none the viewer may see. */
export async function memberByHandle(db: Db, handle: string, view: View): Promise<Member | undefined> {
  const row = await personCalled(db, handle);
  if (row === undefined || (await hiddenFrom(db, view.viewerId, [row.id])).has(row.id)) return undefined;
  return presentMember(row, view);
}

/** Those of `ids` who may be named beside what they posted, by id; a visitor (`viewerId` null) gets no ids. */
export async function authorsFor(db: Db, ids: number[], viewerId: number | null): Promise<Map<number, PostAuthor>> {
  const unique = [...new Set(ids)];
  const [rows, hidden] = await Promise.all([
    peopleByIds(db, unique),
    viewerId === null ? new Set<number>() : hiddenFrom(db, viewerId, unique),
  ]);
  const visible = rows.filter((row) => !hidden.has(row.id));
  return new Map(visible.map((row) => [row.id, presentAuthor(row, viewerId !== null)]));
}

const INVITE_INTERESTS = 3;
const INVITE_VIBES = 2;

/** The invite page of whoever goes by `handle`; undefined when there is none, or none for this viewer (null: a visitor). */
export async function inviteOf(db: Db, handle: string, viewerId: number | null): Promise<Invite | undefined> {
  const row = await personCalled(db, handle);
  if (row === undefined || !row.invite_enabled) return undefined;
  if (viewerId !== null && (await hiddenFrom(db, viewerId, [row.id])).has(row.id)) return undefined;
  return {
    handle: row.handle,
    displayName: row.display_name,
    bio: row.bio,
    profileImageUrl: row.profile_image_url,
    avatarConfig: row.avatar_config,
    interests: row.interests.flatMap((id) => interestsById.get(id)?.name ?? []).slice(0, INVITE_INTERESTS),
    vibes: vibesOf(row).slice(0, INVITE_VIBES),
    isSeedUser: row.is_seed_user,
    isDemo: row.is_demo,
  };
}

/** The caller's own record; undefined when the account is gone. */
export async function meOf(db: Db, userId: number, now: Date): Promise<Me | undefined> {
  const [row] = await peopleByIds(db, [userId]);
  return row === undefined ? undefined : presentMe(row, { now, premium: await isPremium(db, userId, now) });
}

/** What no handle can look like is not asked for: a NUL, say, is an error to the database and not merely unknown. */
async function personCalled(db: Db, text: string): Promise<PersonRow | undefined> {
  const parsed = handleSchema.safeParse(text);
  return parsed.success ? personByHandle(db, parsed.data) : undefined;
}

async function visibleRows(db: Db, ids: number[], { viewerId }: View): Promise<PersonRow[]> {
  const unique = [...new Set(ids)];
  const [rows, hidden] = await Promise.all([peopleByIds(db, unique), hiddenFrom(db, viewerId, unique)]);
  return rows.filter((row) => !hidden.has(row.id));
}

export function displayNameOf(row: Pick<PersonRow, 'display_name' | 'first_name' | 'handle'>): string {
  return row.display_name ?? row.first_name ?? row.handle;
}

function vibesOf(row: PersonRow): Member['currentVibes'] {
  return row.current_vibes.flatMap((vibe) => vibeKeys.find((key) => key === vibe) ?? []);
}

/** When the viewer may know the person to have been here last: those who hide it tell only themselves. */
function lastSeenBy({ viewerId }: View, row: PersonRow): Date | null {
  return row.hide_online && row.id !== viewerId ? null : row.last_seen_at;
}

function presentCard(row: PersonRow, view: View): PersonCard {
  const lastSeen = lastSeenBy(view, row);
  return {
    id: row.id,
    handle: row.handle,
    displayName: displayNameOf(row),
    profileImageUrl: row.profile_image_url,
    avatarConfig: row.avatar_config,
    mbtiType: mbtiType.nullable().parse(row.mbti_type),
    primaryArchetype: row.primary_archetype,
    isSeedUser: row.is_seed_user,
    isDemo: row.is_demo,
    isOnline: lastSeen !== null && view.now.getTime() - lastSeen.getTime() < ONLINE_MS,
  };
}

function presentAuthor(row: PersonRow, isForMember: boolean): PostAuthor {
  return {
    id: isForMember ? row.id : null,
    displayName: row.display_name,
    firstName: row.first_name,
    lastName: row.last_name,
    handle: row.handle,
    username: row.handle,
    profileImageUrl: row.profile_image_url,
    avatarConfig: row.avatar_config,
    mbtiType: mbtiType.nullable().parse(row.mbti_type),
    primaryArchetype: row.primary_archetype,
    personalityPlanet: planets.find((planet) => planet === row.personality_planet) ?? null,
    isSeedUser: row.is_seed_user,
    isDemo: row.is_demo,
  };
}

function presentMember(row: PersonRow, view: View): Member {
  const { now } = view;
  return {
    ...presentCard(row, view),
    username: row.handle,
    firstName: row.first_name,
    lastName: row.last_name,
    coverImage: row.cover_image,
    bio: row.bio,
    gender: genders.find((gender) => gender === row.gender) ?? null,
    age: row.birthday === null ? null : ageOn(row.birthday, dayIn(row.time_zone, now)),
    zodiac: row.birthday === null ? null : zodiacOf(row.birthday),
    city: row.city,
    stateCode: row.state_code,
    interests: row.interests,
    customInterests: row.custom_interests,
    currentVibes: vibesOf(row),
    energyLevel: row.energy_level,
    personalityPlanet: planets.find((planet) => planet === row.personality_planet) ?? null,
    soulLevel: row.soul_level,
    inQuestHall: row.in_quest_hall,
    profileCompleted: row.profile_completed,
    archetypeCompleted: row.archetype_completed,
    createdAt: row.created_at.toISOString(),
    lastSeen: lastSeenBy(view, row)?.toISOString() ?? null,
  };
}

function presentMe(row: PersonRow, { now, premium }: { now: Date; premium: boolean }): Me {
  return {
    ...presentMember(row, { viewerId: row.id, now }),
    email: row.email,
    phoneNumber: row.phone_number,
    contactMethod: row.contact_method,
    birthday: row.birthday === null ? null : asScreenDate(row.birthday),
    fullBirthday: row.birthday,
    birthYear: row.birthday === null ? null : Number(row.birthday.slice(0, 4)),
    zipCode: row.zip_code,
    county: row.county,
    timeZone: row.time_zone,
    emailVerified: row.email_verified_at !== null,
    hideOnline: row.hide_online,
    inviteEnabled: row.invite_enabled,
    premium,
    handleChangedAt: row.handle_changed_at?.toISOString() ?? null,
    birthdayChangedAt: row.birthday_changed_at?.toISOString() ?? null,
  };
}
