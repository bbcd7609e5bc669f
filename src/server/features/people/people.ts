import { genders, mbtiType, planets, vibeKeys, type Me, type Member, type PersonCard } from '#contract/people.ts';
import type { Db } from '#server/platform/database/database.ts';
import { ONLINE_MS } from '#server/platform/presence.ts';
import { ageOn, asScreenDate, dayIn, zodiacOf } from './dates.ts';
import { peopleByIds, personByHandle, type PersonRow } from './people.queries.ts';
import { hiddenFrom } from './visibility.queries.ts';

export type { PersonRow } from './people.queries.ts';
export { ageOn, dayIn, parseBirthday } from './dates.ts';

/** Who looks, and when: age and presence depend on the moment. */
export interface View {
  viewerId: number;
  now: Date;
}

/** Cards of `ids` that the viewer may see, by id: those who blocked or were blocked are absent. */
export async function cardsFor(db: Db, ids: number[], view: View): Promise<Map<number, PersonCard>> {
  const rows = await visibleRows(db, ids, view);
  return new Map(rows.map((row) => [row.id, presentCard(row, view.now)]));
}

/** Full member views of `ids` that the viewer may see, by id. */
export async function membersFor(db: Db, ids: number[], view: View): Promise<Map<number, Member>> {
  const rows = await visibleRows(db, ids, view);
  return new Map(rows.map((row) => [row.id, presentMember(row, view.now)]));
}

/** The member who goes by `handle`, or undefined when there is none the viewer may see. */
export async function memberByHandle(db: Db, handle: string, view: View): Promise<Member | undefined> {
  const row = await personByHandle(db, handle.toLowerCase());
  if (row === undefined || (await hiddenFrom(db, view.viewerId, [row.id])).has(row.id)) return undefined;
  return presentMember(row, view.now);
}

/** The caller's own record; undefined when the account is gone. */
export async function meOf(db: Db, userId: number, now: Date): Promise<Me | undefined> {
  const [row] = await peopleByIds(db, [userId]);
  return row === undefined ? undefined : presentMe(row, now);
}

async function visibleRows(db: Db, ids: number[], { viewerId }: View): Promise<PersonRow[]> {
  const unique = [...new Set(ids)];
  const [rows, hidden] = await Promise.all([peopleByIds(db, unique), hiddenFrom(db, viewerId, unique)]);
  return rows.filter((row) => !hidden.has(row.id));
}

export function displayNameOf(row: Pick<PersonRow, 'display_name' | 'first_name' | 'handle'>): string {
  return row.display_name ?? row.first_name ?? row.handle;
}

function presentCard(row: PersonRow, now: Date): PersonCard {
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
    isOnline: row.last_seen_at !== null && now.getTime() - row.last_seen_at.getTime() < ONLINE_MS,
  };
}

function presentMember(row: PersonRow, now: Date): Member {
  return {
    ...presentCard(row, now),
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
    currentVibes: vibeKeys.filter((vibe) => row.current_vibes.includes(vibe)),
    energyLevel: row.energy_level,
    personalityPlanet: planets.find((planet) => planet === row.personality_planet) ?? null,
    soulLevel: row.soul_level,
    inQuestHall: row.in_quest_hall,
    profileCompleted: row.profile_completed,
    archetypeCompleted: row.archetype_completed,
    createdAt: row.created_at.toISOString(),
    lastSeen: row.last_seen_at?.toISOString() ?? null,
  };
}

function presentMe(row: PersonRow, now: Date): Me {
  return {
    ...presentMember(row, now),
    email: row.email,
    phoneNumber: row.phone_number,
    contactMethod: row.contact_method,
    birthday: row.birthday === null ? null : asScreenDate(row.birthday),
    fullBirthday: row.birthday,
    birthYear: row.birthday === null ? null : Number(row.birthday.slice(0, 4)),
    zipCode: row.zip_code,
    county: row.county,
    timeZone: row.time_zone,
    handleChangedAt: row.handle_changed_at?.toISOString() ?? null,
    birthdayChangedAt: row.birthday_changed_at?.toISOString() ?? null,
  };
}
