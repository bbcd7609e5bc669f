import type { z } from 'zod';
import type * as contract from '#contract/matching.ts';
import type { AgePreference, Preferences } from '#contract/matching.ts';
import { ageOn, dayIn } from '#server/features/people/people.ts';
import { inTransaction, type Db } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { lockAccount, preferenceOf, upsertPreference } from './matching.queries.ts';
import { refreshMatchProfile, wishOf } from './refresh.ts';

type Wish = z.output<typeof contract.savePreferences.body>;
type Saved = z.input<typeof contract.getPreferences.response>;

const NOTHING_YET: Saved = {
  minAge: null,
  maxAge: null,
  locationRadius: null,
  genderPreferences: [],
  connectionIntent: [],
  connectionDepth: null,
  communicationStyle: [],
  agePreference: null,
  isComplete: false,
};

export async function readPreferences(db: Db, userId: number): Promise<Saved> {
  const row = await preferenceOf(db, userId);
  return row === undefined ? NOTHING_YET : { ...wishOf(row), isComplete: true };
}

export async function savePreferences(deps: Deps, userId: number, wish: Wish): Promise<Preferences> {
  return inTransaction(deps.db, async (trx) => {
    const account = await lockAccount(trx, userId);
    const age = account?.birthday ? ageOn(account.birthday, dayIn(account.time_zone, deps.clock.now())) : undefined;
    const saved: Preferences = {
      ...wish,
      genderPreferences: wish.genderPreferences.includes('everyone') ? ['everyone'] : wish.genderPreferences,
      agePreference: wish.agePreference ?? inferAgePreference(wish, age),
    };
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
      updated_at: deps.clock.now(),
    });
    await refreshMatchProfile(trx, userId);
    return saved;
  });
}

/** Where nobody's own age is known, the presets stand around this one. */
const REFERENCE_AGE = 23;

function inferAgePreference({ minAge, maxAge }: Pick<Wish, 'minAge' | 'maxAge'>, age = REFERENCE_AGE): AgePreference {
  const width = maxAge - minAge;
  if (width <= 2 && Math.abs((minAge + maxAge) / 2 - age) <= 3) return 'exact_peers';
  if (width <= 6) return 'little_flexibility';
  return width <= 12 ? 'broad_horizons' : 'no_preference';
}
