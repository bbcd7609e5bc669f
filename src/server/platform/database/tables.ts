import type { ColumnType, Generated } from 'kysely';
import type { Companion } from '#content/companions/companion.ts';
import type { DescriptorResult } from '#contract/quiz.ts';
import type { MatchData } from '#contract/chat.ts';
import type { MatchKind } from '#contract/matching.ts';
import type { NotificationSettings } from '#contract/notifications.ts';

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
  email_verified_at: MaybeInstant;
  hide_online: Default<boolean>;
  invite_enabled: Default<boolean>;
  vibes_set_at: MaybeInstant;
  custom_interests: Default<string[]>;
  interest_profile: Json<{ declined: string[] }> | null;
  interests_set_at: MaybeInstant;
}

interface HandleReservationTable {
  handle: string;
  user_id: number;
  reserved_until: Instant;
}

interface PresenceTable {
  user_id: number;
  last_seen_at: Instant;
  last_active_at: MaybeInstant;
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

export interface MatchPreferenceTable {
  user_id: number;
  min_age: number;
  max_age: number;
  location_radius: string;
  gender_preferences: string[];
  connection_intent: string[];
  connection_depth: string;
  communication_style: string[];
  age_preference: string;
  updated_at: Instant;
}

interface MatchPlaceTable {
  name: string;
  id: Generated<number>;
}

/** Codes and masks as features/matching/profile.ts gives them. */
export interface MatchProfileTable {
  user_id: number;
  /** bit(256), as text of ones and noughts. */
  interests: string;
  born: number;
  zip: number;
  city: number;
  county: number;
  state: number;
  run: number;
  vibe: number;
  interest_count: number;
  gender: number;
  wants: number;
  intent: number;
  min_age: number;
  max_age: number;
  radius: number;
}

export interface SoulMatchTable {
  user_low: number;
  user_high: number;
  id: string;
  found_by: number;
  room_id: string;
  state: 'offered' | 'connected' | 'passed' | 'unmatched';
  liked_low: Default<boolean>;
  liked_high: Default<boolean>;
  score: number;
  score_version: number;
  data: Json<MatchData>;
  offered_at: Instant;
  changed_at: Instant;
  rests_until: MaybeInstant;
  kind: Default<MatchKind>;
  /** Index in `radiuses` of the narrowest that held both when they met. */
  nearness: number | null;
}

interface MatchSlotTable {
  user_id: number;
  day: CalendarDate;
  slot: number;
  match_id: string;
  idempotency_key: string | null;
  created_at: Instant;
}

interface MatchExposureTable {
  user_id: number;
  day: CalendarDate;
  offers: number;
}

interface BlockTable {
  user_id: number;
  other_id: number;
  created_at: Instant;
}

export interface QuizSessionTable {
  user_id: number;
  id: string;
  wild_map_id: string;
  quiz_version: number;
  created_at: Instant;
  completed_at: MaybeInstant;
  mbti_type: string | null;
  energy: number | null;
  perception: number | null;
  judgement: number | null;
  lifestyle: number | null;
  results: Json<DescriptorResult[]> | null;
}

interface QuizAnswerTable {
  user_id: number;
  session_id: string;
  question_id: string;
  answer_choice_id: string;
  answered_at: Instant;
}

export interface OneTimeCodeTable {
  target: string;
  purpose: 'phone' | 'email' | 'password';
  user_id: number | null;
  code_hash: Uint8Array;
  token_hash: Uint8Array | null;
  tries: Default<number>;
  sent_at: Instant;
  expires_at: Instant;
  used_at: MaybeInstant;
  sends: Default<Date[]>;
}

interface NotificationSettingsTable {
  user_id: number;
  settings: Json<NotificationSettings>;
  updated_at: Instant;
}

export interface PushSubscriptionTable {
  user_id: number;
  device_id: string;
  session_id: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  created_at: Instant;
}

export interface PushDueTable {
  user_id: number;
  room_id: string;
  kind: 'message' | 'soul_match';
  seq: number;
  due_at: Instant;
  claimed_until: MaybeInstant;
  tries: Default<number>;
  only_devices: string[] | null;
}

export interface PostTable {
  id: string;
  user_id: number;
  content: string;
  image_url: string | null;
  visibility: 'public' | 'followers' | 'private';
  created_at: Instant;
  deleted_at: MaybeInstant;
}

interface WynUsageTable {
  user_id: number;
  day: CalendarDate;
  messages: Default<number>;
}

interface WynDisclosureTable {
  user_id: number;
  told_at: Instant;
}

/** Every table, by name. A table is written by its own feature only; any feature may read it. */
export interface EntitlementTable {
  user_id: number;
  kind: 'premium';
  source: 'developer' | 'payment';
  granted_at: Instant;
  ends_at: MaybeInstant;
}

export interface EternalMatchTable {
  user_id: number;
  week: CalendarDate;
  match_id: string;
  idempotency_key: string | null;
  created_at: Instant;
}

export interface CompanionTable {
  user_id: number;
  key: string | null;
  owner_id: number | null;
  persona: Json<Companion> | null;
}

export interface CompanionSlotTable {
  user_id: number;
  day: CalendarDate;
  slot: number;
  companion_id: number;
  idempotency_key: string | null;
  created_at: Instant;
}

export interface CompanionRoomTable {
  room_id: string;
  user_id: number;
  companion_id: number;
  met_at: Instant;
  told_at: MaybeInstant;
  forgotten_seq: Default<number>;
  cleared_at: MaybeInstant;
  answered_seq: Default<number>;
}

export interface CompanionNoteTable {
  room_id: string;
  id: string;
  about: string;
  note: string;
  noted_at: Instant;
}

export interface CompanionDueTable {
  room_id: string;
  seq: number;
  due_at: Instant;
  claimed_until: MaybeInstant;
  tries: Default<number>;
}

export interface QuestHallTable {
  user_id: number;
  joined_at: Instant;
  place: number;
  stays: Default<boolean>;
}

export interface Tables {
  account: AccountTable;
  handle_reservation: HandleReservationTable;
  presence: PresenceTable;
  session: SessionTable;
  consent: ConsentTable;
  quiz_session: QuizSessionTable;
  quiz_answer: QuizAnswerTable;
  match_preference: MatchPreferenceTable;
  match_place: MatchPlaceTable;
  match_profile: MatchProfileTable;
  soul_match: SoulMatchTable;
  match_slot: MatchSlotTable;
  match_exposure: MatchExposureTable;
  block: BlockTable;
  one_time_code: OneTimeCodeTable;
  notification_settings: NotificationSettingsTable;
  push_subscription: PushSubscriptionTable;
  push_due: PushDueTable;
  post: PostTable;
  wyn_usage: WynUsageTable;
  wyn_disclosure: WynDisclosureTable;
  entitlement: EntitlementTable;
  eternal_match: EternalMatchTable;
  companion: CompanionTable;
  companion_slot: CompanionSlotTable;
  companion_room: CompanionRoomTable;
  companion_note: CompanionNoteTable;
  companion_due: CompanionDueTable;
  quest_hall: QuestHallTable;
}
