import type { ColumnType, Generated } from 'kysely';

/** timestamptz: a Date when read; a Date when written. */
type Instant = ColumnType<Date, Date, Date>;
type MaybeInstant = ColumnType<Date | null, Date | null | undefined, Date | null>;
/** jsonb: parsed when read; written as JSON text, because the drivers disagree about bare arrays. */
type Json<T> = ColumnType<T, string, string>;
/** date: 'YYYY-MM-DD' both ways. */
type CalendarDate = string;
type Default<T> = Generated<T>;

export interface AccountTable {
  id: number;
  handle: string;
  email: string | null;
  email_key: string | null;
  phone_number: string | null;
  password_hash: string | null;
  contact_method: Default<'email' | 'phone'>;
  display_name: string | null;
  first_name: string | null;
  last_name: string | null;
  bio: string | null;
  gender: string | null;
  birthday: CalendarDate | null;
  zip_code: string | null;
  city: string | null;
  county: string | null;
  state_code: string | null;
  time_zone: Default<string>;
  interests: Default<string[]>;
  current_vibes: Default<string[]>;
  energy_level: number | null;
  profile_image_url: string | null;
  avatar_config: Json<{ image: string | null; color: string | null; style: string | null }> | null;
  cover_image: string | null;
  mbti_type: string | null;
  primary_archetype: string | null;
  personality_planet: string | null;
  soul_level: Default<number>;
  is_seed_user: Default<boolean>;
  is_demo: Default<boolean>;
  in_quest_hall: Default<boolean>;
  profile_completed: Default<boolean>;
  archetype_completed: Default<boolean>;
  handle_changed_at: MaybeInstant;
  birthday_changed_at: MaybeInstant;
  time_zone_changed_at: MaybeInstant;
  zip_changes: Default<Date[]>;
  suspended_at: MaybeInstant;
  created_at: Instant;
}

interface HandleReservationTable {
  handle: string;
  user_id: number;
  reserved_until: Instant;
}

interface PresenceTable {
  user_id: number;
  last_seen_at: Instant;
}

interface SessionTable {
  user_id: number;
  id: string;
  refresh_hash: Uint8Array;
  device_id: string | null;
  device_name: string;
  created_at: Instant;
  last_used_at: Instant;
  revoked_at: MaybeInstant;
}

interface ConsentTable {
  user_id: number;
  version: string;
  granted_at: Instant;
  data_processing: boolean;
  terms_of_service: boolean;
  age_verification: boolean;
  location: boolean;
  notifications: boolean;
  camera: boolean;
  contacts: boolean;
}

/** Every table, by name. A table is written by its own feature only; any feature may read it. */
export interface Tables {
  account: AccountTable;
  handle_reservation: HandleReservationTable;
  presence: PresenceTable;
  session: SessionTable;
  consent: ConsentTable;
}
