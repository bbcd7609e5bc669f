import {
  genders,
  mbtiType,
  NAMELESS,
  NEW_ACCOUNT_MS,
  planets,
  vibeKeys,
  type Intent,
  type Me,
  type Member,
  type PersonCard,
} from '#contract/people.ts';
import { demoWords } from '#content/demo-written.ts';
import { interestsById } from '#content/interests.ts';
import { handle as handleSchema } from '#contract/accounts.ts';
import type { Invite } from '#contract/people.invites.ts';
import type { PostAuthor } from '#contract/posts.ts';
import { isPremium } from '#server/features/premium/premium.ts';
import { isAwaiting, isHeld, isPaused, isRefused, isSuspended } from '#server/features/visibility/standing.ts';
import { seesPresence } from '#server/features/visibility/visibility.ts';
import type { Db } from '#server/platform/database/database.ts';
import { ONLINE_MS } from '#server/platform/presence/presence.ts';
import { spokenToReader } from '#server/platform/reader.ts';
import { dayIn } from '#server/platform/zones.ts';
import { ageOn, asScreenDate, zodiacOf } from './dates.ts';
import {
  handleAfter,
  isModerator,
  isOperator,
  peopleBlockedBy,
  peopleByIds,
  personByHandle,
  type PersonRow,
} from './people.queries.ts';
import { isLanguage } from '#contract/languages.ts';
import { tongues } from '#contract/tongues.ts';

export { imagesOf, PROFILE_IMAGE, setImageHidden } from './images.ts';
export { passionsOf } from './passions.ts';

/** The viewer and the time, on which age and presence depend. */
export interface View {
  /** Null for a visitor. */
  viewerId: number | null;
  now: Date;
}

/** Returns the cards of the people in `ids` that the viewer may see, by id. */
export async function cardsFor(db: Db, ids: number[], view: View): Promise<Map<number, PersonCard>> {
  const rows = await visibleRows(db, ids, view.viewerId);
  return new Map(rows.map((row) => [row.id, presentCard(row, view)]));
}

/** Returns the cards of the people in `ids` that the viewer blocks, by id, so that a list of blocks has names. */
export async function cardsBlockedBy(
  db: Db,
  ids: number[],
  view: View & { viewerId: number },
): Promise<Map<number, PersonCard>> {
  const rows = await peopleBlockedBy(db, ids, view.viewerId);
  return new Map(rows.map((row) => [row.id, presentCard({ ...row, last_seen_at: null }, view)]));
}

/** Returns the full views of the people in `ids` that the viewer may see, by id. */
export async function membersFor(db: Db, ids: number[], view: View): Promise<Map<number, Member>> {
  const rows = await visibleRows(db, ids, view.viewerId);
  return new Map(rows.map((row) => [row.id, presentMember(row, view)]));
}

/** Returns the member with this handle; undefined when there is none the viewer may see. */
export async function memberByHandle(db: Db, handle: string, view: View): Promise<Member | undefined> {
  const row = await personCalled(db, handle, view);
  return row === undefined ? undefined : presentMember(row, view);
}

/** Returns the people in `ids` that the viewer may see, as post authors, by id. A visitor gets authors without `id`. */
export async function authorsFor(db: Db, ids: number[], viewerId: number | null): Promise<Map<number, PostAuthor>> {
  const rows = await visibleRows(db, ids, viewerId);
  return new Map(rows.map((row) => [row.id, presentAuthor(row, viewerId !== null)]));
}

const INVITE_INTERESTS = 3;
const INVITE_VIBES = 2;

/**
 * Returns the invite page of the person with this handle, or who had it while it is reserved for them; undefined if the
 * viewer (null: a visitor) may not see it.
 */
export async function inviteOf(db: Db, handle: string, view: View): Promise<Invite | undefined> {
  const row = await personCalled(db, handle, view);
  if (row === undefined || !row.invite_enabled) return undefined;
  const hasPicture = Boolean(row.profile_image_url ?? row.avatar_config?.image);
  return {
    handle: row.handle,
    displayName: row.display_name,
    bio: bioFor(row, view.viewerId),
    profileImageUrl: row.profile_image_url,
    avatarConfig: row.avatar_config,
    mbtiType: row.invite_shows_animal && !hasPicture ? mbtiType.nullable().parse(row.mbti_type) : null,
    interests: row.interests.flatMap((id) => interestsById.get(id)?.name ?? []).slice(0, INVITE_INTERESTS),
    vibes: vibesOf(row).slice(0, INVITE_VIBES),
    isSeedUser: row.is_seed_user,
    isDemo: row.is_demo,
  };
}

/** Returns the teaser of the invite page with the vibes under the name that a person has for them. */
export async function teaserOf(
  db: Db,
  handle: string,
  now: Date,
): Promise<(Omit<Invite, 'vibes'> & { currentVibes: Invite['vibes'] }) | undefined> {
  const invite = await inviteOf(db, handle, { viewerId: null, now });
  if (invite === undefined) return undefined;
  const { vibes: currentVibes, ...shown } = invite;
  return { ...shown, currentVibes };
}

/** Returns the caller's own record; undefined when the account is gone. */
export async function meOf(db: Db, userId: number, now: Date): Promise<Me | undefined> {
  const [row] = await peopleByIds(db, [userId], userId);
  if (row === undefined) return undefined;
  const premium = await isPremium(db, userId, now);
  const mayWork = !isSuspended(row) && !isRefused(row) && !isAwaiting(row);
  return presentMe(row, {
    now,
    premium,
    isModerator: mayWork && (await isModerator(db, userId)),
    isOperator: mayWork && (await isOperator(db, userId)),
  });
}

/**
 * Returns a visible person by their handle, or by one that they gave up while it is reserved for them: what the present
 * handle would not show, the former does not show either. Invalid handles are not looked up, because the database fails
 * on a NUL.
 */
async function personCalled(db: Db, text: string, { viewerId, now }: View): Promise<PersonRow | undefined> {
  const parsed = handleSchema.safeParse(text);
  if (!parsed.success) return undefined;
  const found = await personByHandle(db, parsed.data, viewerId);
  if (found !== undefined) return found;
  const present = await handleAfter(db, parsed.data, now);
  return present === undefined ? undefined : personByHandle(db, present, viewerId);
}

function visibleRows(db: Db, ids: number[], viewerId: number | null): Promise<PersonRow[]> {
  return peopleByIds(db, [...new Set(ids)], viewerId);
}

function vibesOf(row: PersonRow): Member['currentVibes'] {
  return row.current_vibes.flatMap((vibe) => vibeKeys.find((key) => key === vibe) ?? []);
}

/** Returns a person's bio in their own words; that of a demo member, which is ours, in the reader's language. */
function bioFor({ id, bio, is_demo: isDemo }: PersonRow, viewerId: number | null): string | null {
  return bio === null || !isDemo || id === viewerId ? bio : demoWords(bio, spokenToReader);
}

/** Returns when the person was last online, if the viewer may know. */
function lastSeenBy({ viewerId }: View, row: PersonRow): Date | null {
  return seesPresence(viewerId, row) ? row.last_seen_at : null;
}

function presentCard(row: PersonRow, view: View): PersonCard {
  const lastSeen = lastSeenBy(view, row);
  return {
    id: row.id,
    handle: row.handle,
    displayName: row.display_name ?? NAMELESS,
    profileImageUrl: row.profile_image_url,
    avatarConfig: row.avatar_config,
    mbtiType: mbtiType.nullable().parse(row.mbti_type),
    primaryArchetype: row.primary_archetype,
    isSeedUser: row.is_seed_user,
    isDemo: row.is_demo,
    isOnline: lastSeen !== null && view.now.getTime() - lastSeen.getTime() < ONLINE_MS,
    ...(view.now.getTime() - row.created_at.getTime() < NEW_ACCOUNT_MS && { isNew: true }),
    ...(row.photo_checked_at !== null && { photoChecked: row.photo_checked_at.toISOString().slice(0, 7) }),
  };
}

function presentAuthor(row: PersonRow, isForMember: boolean): PostAuthor {
  return {
    id: isForMember ? row.id : null,
    displayName: row.display_name,
    firstName: null,
    lastName: null,
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
    firstName: null,
    lastName: null,
    coverImage: row.cover_image,
    bio: bioFor(row, view.viewerId),
    gender: genders.find((gender) => gender === row.gender) ?? null,
    age: row.birthday === null ? null : ageOn(row.birthday, dayIn(row.time_zone, now)),
    zodiac: row.birthday === null ? null : zodiacOf(row.birthday),
    city: row.city,
    stateCode: row.state_code,
    interests: row.interests,
    customInterests: row.custom_interests,
    tongues: tongues
      .filter((one) => row.tongues.includes(one))
      .toSorted((a, b) => row.tongues.indexOf(a) - row.tongues.indexOf(b)),
    currentVibes: vibesOf(row),
    energyLevel: row.energy_level,
    personalityPlanet: planets.find((planet) => planet === row.personality_planet) ?? null,
    soulLevel: row.soul_level,
    inQuestHall: row.in_quest_hall,
    profileCompleted: row.profile_completed,
    archetypeCompleted: row.archetype_completed,
    ...(row.shown_intent !== null && { lookingFor: intentIn(row.shown_intent) }),
    showsLikes: row.shows_likes,
    createdAt: row.created_at.toISOString(),
    lastSeen: lastSeenBy(view, row)?.toISOString() ?? null,
  };
}

/** Sums up what a person chose: "open" says more than "both", and the two kinds together are "both". */
function intentIn(chosen: readonly string[]): Intent {
  if (chosen.includes('open')) return 'open';
  if (chosen.includes('both')) return 'both';
  if (!chosen.includes('romantic')) return 'friendship';
  return chosen.includes('friendship') ? 'both' : 'romantic';
}

function pausedUntil({ writing_paused_until: until }: PersonRow, now: Date): Date | null {
  return until !== null && until > now ? until : null;
}

interface Roles {
  now: Date;
  premium: boolean;
  isModerator: boolean;
  isOperator: boolean;
}

function presentMe(row: PersonRow, { now, premium, ...roles }: Roles): Me {
  return {
    ...presentMember(row, { viewerId: row.id, now }),
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    phoneNumber: row.phone_number,
    contactMethod: row.contact_method,
    birthday: row.birthday === null ? null : asScreenDate(row.birthday),
    fullBirthday: row.birthday,
    birthYear: row.birthday === null ? null : Number(row.birthday.slice(0, 4)),
    zipCode: row.zip_code,
    county: row.county,
    timeZone: row.time_zone,
    language: isLanguage(row.language) ? row.language : null,
    emailVerified: row.email_verified_at !== null,
    hideOnline: row.hide_online,
    hideReading: row.hide_reading,
    tellsTime: row.tells_time,
    mayBeIntroduced: row.may_be_introduced,
    inviteEnabled: row.invite_enabled,
    inviteShowsAnimal: row.invite_shows_animal,
    isPhotoAsked: row.photo_asked_at !== null,
    isPaused: isPaused(row),
    isSuspended: isSuspended(row),
    isAgeHeld: isHeld(row),
    isAgeRefused: isRefused(row),
    isAwaitingApproval: isAwaiting(row),
    writingPausedUntil: pausedUntil(row, now)?.toISOString() ?? null,
    whoMayWrite: row.who_may_write,
    ...roles,
    premium,
    handleChangedAt: row.handle_changed_at?.toISOString() ?? null,
    birthdayChangedAt: row.birthday_changed_at?.toISOString() ?? null,
  };
}
