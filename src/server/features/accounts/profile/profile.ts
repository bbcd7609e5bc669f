import type { z } from 'zod';
import { DAY_MS } from '#contract/durations.ts';
import type { updateUser } from '#contract/accounts.ts';
import type { FactChanges } from '#server/features/matching/matching.ts';
import { ageOn, parseBirthday } from '#server/features/people/accounts.ts';
import { isRefused } from '#server/features/visibility/standing.ts';
import { AppError } from '#server/platform/errors.ts';
import { placeOf } from '#server/platform/places.ts';
import { quotaDay } from '#server/platform/limits/quotas.ts';
import { speakerToReader } from '#server/platform/reader.ts';
import { dayIn } from '#server/platform/zones.ts';
import type { AccountRow } from '#server/features/accounts/record/accounts.queries.ts';
import { underAge } from '#server/features/accounts/age/age.ts';
import { refuseNames } from '#server/features/accounts/names/names.ts';

export type ProfileEdit = z.output<typeof updateUser.body>;
type Changes = FactChanges;

const YEAR = 365 * DAY_MS;
const ADULT = 18;
const OLDEST = 100;
/** The birth year that older clients send for every person. */
const STAND_IN = 2000;

/**
 * Returns the columns that an edit changes, by the rules of each field. Throws with the field's name where a rule
 * forbids the change. Handles are checked elsewhere, because they need the other members' rows.
 */
export function changesOf(row: AccountRow, edit: ProfileEdit, now: Date): Changes {
  refuseNames(edit);
  const changes: Changes = {
    ...(edit.firstName !== undefined && { first_name: orNull(edit.firstName) }),
    ...(edit.lastName !== undefined && { last_name: orNull(edit.lastName) }),
    ...(edit.displayName !== undefined && { display_name: orNull(edit.displayName) }),
    ...(edit.bio !== undefined && { bio: orNull(edit.bio) }),
    ...(edit.hideOnline !== undefined && { hide_online: edit.hideOnline }),
    ...(edit.hideReading !== undefined && { hide_reading: edit.hideReading }),
    ...(edit.tellsTime !== undefined && { tells_time: edit.tellsTime }),
    ...(edit.mayBeIntroduced !== undefined && { may_be_introduced: edit.mayBeIntroduced }),
    ...(edit.whoMayWrite !== undefined && { who_may_write: edit.whoMayWrite }),
    ...(edit.showsLikes !== undefined && { shows_likes: edit.showsLikes }),
    ...(edit.language !== undefined && { language: edit.language }),
    ...(edit.tongues !== undefined && { tongues: edit.tongues }),
    ...(edit.inviteEnabled !== undefined && { invite_enabled: edit.inviteEnabled }),
    ...(edit.inviteShowsAnimal !== undefined && { invite_shows_animal: edit.inviteShowsAnimal }),
    ...(edit.isPhotoAsked && { photo_asked_at: row.photo_asked_at ?? now }),
    ...genderChange(row, edit.gender),
    ...birthdayChange(row, edit, now),
    ...zipChange(row, edit.zipCode, now),
    ...zoneChange(row, edit.timeZone, now),
  };
  return { ...changes, profile_completed: isComplete({ ...row, ...changes }) };
}

/** Returns the new handle, which may change once a year; undefined when it stays the same. */
export function handleChange(
  row: AccountRow,
  { wanted, now }: { wanted: string | undefined; now: Date },
): string | undefined {
  if (wanted === undefined || wanted === row.handle) return undefined;
  const next = row.handle_changed_at === null ? undefined : new Date(row.handle_changed_at.getTime() + YEAR);
  if (next !== undefined && next > now) {
    const { t, locale } = speakerToReader();
    const date = next.toLocaleDateString(locale, { dateStyle: 'long', timeZone: row.time_zone });
    const message = t(
      'refusal.handle-locked',
      'You can change your Wildin ID again on {date}. IDs can only be changed once per year.',
      { date },
    );
    throw new AppError('handle_locked', { message, fields: { handle: message } });
  }
  return wanted;
}

/** Parses the birthday of an adult (today in each of `timeZones`); throws `invalid` or `under_age`. */
export function adultBirthday(text: string, { timeZones, now }: { timeZones: string[]; now: Date }): string {
  const birthday = parseBirthday(text);
  if (birthday === undefined) {
    throw new AppError('invalid', { fields: { birthday: 'Please use MM/DD/YYYY format.' } });
  }
  // The zones may have different dates now. The earliest date counts, so that nobody is an adult too early.
  const [today = ''] = [...timeZones, 'UTC'].map((zone) => dayIn(zone, now)).toSorted();
  const age = ageOn(birthday, today);
  if (age < ADULT) throw underAge('birthday');
  if (age > OLDEST) throw new AppError('invalid', { fields: { birthday: 'Please check the year.' } });
  return birthday;
}

function genderChange(row: AccountRow, given: ProfileEdit['gender']): Changes {
  if (given === undefined) return {};
  const gender = { male: 'men', female: 'women' }[given as string] ?? given;
  if (row.gender === gender) return {};
  if (row.gender !== null) {
    throw new AppError('gender_locked', { fields: { gender: 'Gender cannot be changed after registration.' } });
  }
  return { gender };
}

/** Throws for the birth year of a minor, or for a year that is not the birthday's. STAND_IN fits any birthday. */
export function refuseYear(year: number | undefined, birthday: string | null, now: Date): void {
  if (year === undefined) return;
  if (now.getUTCFullYear() - year < ADULT) throw underAge('birthYear');
  if (birthday !== null && year !== STAND_IN && year !== Number(birthday.slice(0, 4))) {
    throw new AppError('invalid', { fields: { birthYear: 'This is not the year of the birthday.' } });
  }
}

type Dates = Pick<ProfileEdit, 'birthday' | 'fullBirthday' | 'birthYear' | 'timeZone'>;

/**
 * Returns whether the edit declares an age: another birthday than the account has, any birthday after a refused one, or
 * a birth year while there is no birthday.
 */
export function saysNewAge(
  row: Pick<AccountRow, 'birthday'> & Parameters<typeof isRefused>[0],
  { birthday, fullBirthday, birthYear }: Dates,
): boolean {
  const given = fullBirthday ?? birthday;
  if (given !== undefined) return isRefused(row) || parseBirthday(given) !== row.birthday;
  return birthYear !== undefined && row.birthday === null;
}

function birthdayChange(row: AccountRow, edit: Dates, now: Date): Changes {
  const { birthday: short, fullBirthday, birthYear, timeZone = row.time_zone } = edit;
  const given = fullBirthday ?? short;
  if (given === undefined) {
    refuseYear(birthYear, row.birthday, now);
    return {};
  }
  const birthday = adultBirthday(given, { timeZones: [row.time_zone, timeZone], now });
  if (short !== undefined && parseBirthday(short) !== birthday) {
    throw new AppError('invalid', { fields: { birthday: 'The two birthdays are not the same.' } });
  }
  refuseYear(birthYear, birthday, now);
  if (row.birthday === birthday) return {};
  if (row.birthday === null) return { birthday };
  if (row.birthday_changed_at !== null) {
    throw new AppError('birthday_locked', { fields: { birthday: 'Birthday can only be changed once' } });
  }
  return { birthday, birthday_changed_at: now };
}

function zipChange(row: AccountRow, zip: string | undefined, now: Date): Changes {
  if (zip === undefined || zip === row.zip_code) return {};
  const place = placeOf(zip);
  if (place === undefined) {
    throw new AppError('zip_unknown', { fields: { zipCode: 'Please enter a valid US ZIP code.' } });
  }
  const where = { zip_code: zip, city: place.city, county: place.county, state_code: place.stateCode };
  if (row.zip_code === null) return where;
  const recent = row.zip_changes.filter((at) => now.getTime() - at.getTime() < 30 * DAY_MS);
  if (recent.length >= 2) {
    throw new AppError('zip_locked', { fields: { zipCode: 'You can change your ZIP code twice in 30 days.' } });
  }
  return { ...where, zip_changes: [...recent, now] };
}

function zoneChange(row: AccountRow, timeZone: string | undefined, now: Date): Changes {
  if (timeZone === undefined || timeZone === row.time_zone) return {};
  if (row.time_zone_changed_at !== null && now.getTime() - row.time_zone_changed_at.getTime() < DAY_MS) {
    throw new AppError('time_zone_locked', { fields: { timeZone: 'You can change your time zone once a day.' } });
  }
  const { day } = quotaDay(row, now);
  return { time_zone: timeZone, time_zone_changed_at: now, zone_before: row.time_zone, zone_left_on: day };
}

/** Returns whether all four steps of the set-up are done. The server decides this, not the client. */
function isComplete(row: Pick<Changes, 'gender' | 'birthday' | 'zip_code' | 'display_name' | 'first_name'>): boolean {
  const hasName = Boolean(row.display_name ?? row.first_name);
  return hasName && Boolean(row.gender) && Boolean(row.birthday) && Boolean(row.zip_code);
}

function orNull(text: string): string | null {
  return text === '' ? null : text;
}
