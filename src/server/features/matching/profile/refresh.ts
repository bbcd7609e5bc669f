import { interestsById } from '#content/interests.ts';
import { OLDEST, type MatchNeed, type Preferences } from '#contract/matching.ts';
import { presetYears } from '#contract/matching.ages.ts';
import { genders, mbtiType } from '#contract/people.ts';
import { canBeMatched } from '#server/features/visibility/visibility.ts';
import type { Db } from '#server/platform/database/database.ts';
import { placeOf } from '#server/platform/places.ts';
import {
  accountOf,
  axesOf,
  checkedOf,
  deleteProfile,
  lockAccount,
  preferenceOf,
  profilesOf,
  upsertProfile,
  type AccountPart,
  type Axes,
  type PreferenceRow,
  type ProfileRow,
} from './matching.queries.ts';
import {
  cellOf,
  dayNumber,
  genderOf,
  intentOf,
  radiusOf,
  TALKS,
  talkOf,
  tonguesOf,
  vibeOf,
  wantsOf,
  type Profile,
} from './profile.ts';
import { placesOf } from './nearness.ts';

/** This limit replaces an upper age of 99, which means no limit because the slider ends at 99. */
const ANY_AGE = 150;

/**
 * Returns what a person still lacks for a match. For an account that does not exist, the list is empty. Who has a match
 * profile has a quiz, which need not be read: on a distributed database it may be on a node that is away.
 */
export async function needsOf(db: Db, userId: number): Promise<MatchNeed[]> {
  const account = await accountOf(db, userId);
  const hasQuiz = (await profilesOf(db, [userId])).length > 0 || (await axesOf(db, userId)) !== undefined;
  return account === undefined ? [] : missing({ account, hasQuiz, preference: await preferenceOf(db, userId) });
}

interface ProfileFacts {
  account: AccountPart;
  hasQuiz: boolean;
  preference: PreferenceRow | undefined;
}

function missing({ account, hasQuiz, preference }: ProfileFacts): MatchNeed[] {
  const isThere: Record<MatchNeed, boolean> = {
    gender: account.gender !== null,
    birthday: account.birthday !== null,
    zipCode: account.zip_code !== null && placeOf(account.zip_code) !== undefined,
    quiz: hasQuiz && account.mbti_type !== null,
    preferences: preference !== undefined,
  };
  return (Object.keys(isThere) as MatchNeed[]).filter((need) => !isThere[need]);
}

/**
 * Updates the person's row of `match_profile` from their account, quiz and preferences. A person who cannot be
 * matched (something is missing, or `canBeMatched` says no) has no row.
 */
export async function refreshMatchProfile(db: Db, userId: number): Promise<void> {
  const account = await lockAccount(db, userId);
  if (account === undefined) return;
  const axes = await axesOf(db, userId);
  const preference = await preferenceOf(db, userId);
  const row =
    canBeMatched(account) && axes && preference ? await rowOf(db, userId, { account, axes, preference }) : undefined;
  if (row) await upsertProfile(db, row);
  else await deleteProfile(db, userId);
}

async function rowOf(
  db: Db,
  userId: number,
  { account, axes, preference }: { account: AccountPart; axes: Axes; preference: PreferenceRow },
): Promise<Omit<ProfileRow, 'change_seq'> | undefined> {
  const gender = genders.find((one) => one === account.gender);
  const place = account.zip_code === null ? undefined : placeOf(account.zip_code);
  if (!gender || !place || account.birthday === null || !mbtiType.safeParse(account.mbti_type).success)
    return undefined;
  const known = new Set(account.interests.flatMap((id) => interestsById.get(id)?.bit ?? []));
  const wish = wishOf(preference);
  return {
    user_id: userId,
    is_demo: account.is_demo,
    born: dayNumber(account.birthday),
    gender: genderOf(gender),
    ...(await placesOf(db, place)),
    run: cellOf(axes) * TALKS + talkOf(wish),
    vibe: vibeOf(account.current_vibes, account.energy_level),
    interests: Array.from({ length: 256 }, (_, bit) => (known.has(bit) ? '1' : '0')).join(''),
    interest_count: known.size,
    wants: wantsOf(wish.genderPreferences),
    intent: intentOf(wish.connectionIntent),
    ...agesOf(wish),
    radius: radiusOf(wish.locationRadius),
    ...(await checkedOf(db, userId)),
    tongues: tonguesOf(account.tongues),
    only_tongue: wish.sharesTongue && account.tongues.length > 0,
  };
}

function agesOf({ agePreference, followsAge, minAge, maxAge }: Preferences): Pick<ProfileRow, 'min_age' | 'max_age'> {
  if (!followsAge || agePreference === 'no_preference')
    return { min_age: minAge, max_age: maxAge === OLDEST ? ANY_AGE : maxAge };
  const years = presetYears[agePreference];
  return { min_age: -years, max_age: years };
}

/** Returns stored preferences in the contract's form. Their ages are still those of the day of saving. */
export function wishOf(row: PreferenceRow): Preferences {
  return {
    minAge: row.min_age,
    maxAge: row.max_age,
    locationRadius: row.location_radius,
    genderPreferences: row.gender_preferences,
    connectionIntent: row.connection_intent,
    connectionDepth: row.connection_depth,
    communicationStyle: row.communication_style,
    agePreference: row.age_preference,
    followsAge: row.follows_age,
    showsIntent: row.shows_intent,
    sharesTongue: row.shares_tongue,
  } as Preferences;
}

/** Returns the profiles of these ids, by id; people who cannot be matched are absent. */
export async function loadProfiles(db: Db, userIds: number[]): Promise<Map<number, Profile>> {
  const rows = await profilesOf(db, userIds);
  return new Map(rows.map((row) => [row.user_id, asProfile(row)]));
}

export function asProfile(row: ProfileRow): Profile {
  return {
    userId: row.user_id,
    isDemo: row.is_demo,
    born: row.born,
    gender: row.gender,
    wants: row.wants,
    minAge: row.min_age,
    maxAge: row.max_age,
    intent: row.intent,
    radius: row.radius,
    isChecked: row.is_checked,
    onlyChecked: row.only_checked,
    tongues: row.tongues,
    onlyTongue: row.only_tongue,
    zip: row.zip,
    city: row.city,
    county: row.county,
    state: row.state,
    run: row.run,
    vibe: row.vibe,
    interests: Uint32Array.from({ length: 8 }, (_, word) =>
      Number.parseInt(row.interests.slice(word * 32, word * 32 + 32), 2),
    ),
    interestCount: row.interest_count,
  };
}
