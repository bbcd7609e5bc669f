import type { z } from 'zod';
import type * as contract from '#contract/matching.ts';
import type { Preferences } from '#contract/matching.ts';
import { atAge, inferAgePreference, isPresetOf } from '#contract/matching.ages.ts';
import { ageOn } from '#server/features/people/accounts.ts';
import { inTransaction, type Db } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { dayIn } from '#server/platform/zones.ts';
import { accountOf, lockAccount, preferenceOf, upsertPreference, type AccountPart } from './matching.queries.ts';
import { refreshMatchProfile, wishOf } from './refresh.ts';

type PreferencesInput = z.output<typeof contract.savePreferences.body>;
type SavedPreferences = z.input<typeof contract.getPreferences.response>;

const NOTHING_YET: SavedPreferences = {
  minAge: null,
  maxAge: null,
  locationRadius: null,
  genderPreferences: [],
  connectionIntent: [],
  connectionDepth: null,
  communicationStyle: [],
  agePreference: null,
  followsAge: false,
  showsIntent: false,
  sharesTongue: false,
  isComplete: false,
};

export async function readPreferences(db: Db, userId: number, now: Date): Promise<SavedPreferences> {
  const wish = await readWish(db, userId, now);
  return wish === null ? NOTHING_YET : { ...wish, isComplete: true };
}

/** Returns a person's preferences, with the ages as of today. Returns null if the person has saved none. */
export async function readWish(db: Db, userId: number, now: Date): Promise<Preferences | null> {
  const row = await preferenceOf(db, userId);
  return row === undefined ? null : atAge(wishOf(row), ageOfAccount(await accountOf(db, userId), now));
}

function ageOfAccount(account: AccountPart | undefined, now: Date): number | undefined {
  return account?.birthday ? ageOn(account.birthday, dayIn(account.time_zone, now)) : undefined;
}

export async function savePreferences(deps: Deps, userId: number, wish: PreferencesInput): Promise<Preferences> {
  return inTransaction(deps.db, async (trx) => {
    const age = ageOfAccount(await lockAccount(trx, userId), deps.clock.now());
    const before = await preferenceOf(trx, userId);
    const saved = atAge(
      {
        ...wish,
        genderPreferences: wish.genderPreferences.includes('everyone') ? ['everyone'] : wish.genderPreferences,
        agePreference: wish.agePreference ?? inferAgePreference(wish, age),
        followsAge: followsAge(wish, age),
        showsIntent: wish.showsIntent ?? before?.shows_intent ?? false,
        sharesTongue: wish.sharesTongue ?? before?.shares_tongue ?? false,
      } satisfies Preferences,
      age,
    );
    await upsertPreference(trx, {
      user_id: userId,
      min_age: saved.minAge,
      max_age: saved.maxAge,
      location_radius: saved.locationRadius,
      gender_preferences: saved.genderPreferences,
      connection_intent: saved.connectionIntent,
      connection_depth: saved.connectionDepth,
      communication_style: saved.communicationStyle,
      age_preference: saved.agePreference,
      follows_age: saved.followsAge,
      shows_intent: saved.showsIntent,
      shares_tongue: saved.sharesTongue,
      updated_at: deps.clock.now(),
    });
    await refreshMatchProfile(trx, userId);
    return saved;
  });
}

function followsAge({ agePreference, followsAge: asked, ...ages }: PreferencesInput, age: number | undefined): boolean {
  if (agePreference === undefined || agePreference === 'no_preference') return false;
  // A request without ages gets the default, all ages. With a preset, such a request means the ages of the preset.
  return asked ?? (isPresetOf(ages, agePreference, age) || isPresetOf(ages, 'no_preference'));
}
