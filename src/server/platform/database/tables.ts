// Written by `npm run tables` from db/migrations; what only we know of a column is in columns.ts.
import type { Generated } from 'kysely';
import type { CalendarDate, ColumnTypes, Instant, Json } from './columns.ts';

export interface AccountTable {
  id: number;
  handle: string;
  email: string | null;
  email_key: string | null;
  phone_number: string | null;
  password_hash: string | null;
  contact_method: Generated<ColumnTypes['account.contact_method']>;
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
  time_zone: Generated<string>;
  interests: Generated<string[]>;
  current_vibes: Generated<string[]>;
  energy_level: number | null;
  profile_image_url: string | null;
  avatar_config: Json<ColumnTypes['account.avatar_config']> | null;
  cover_image: string | null;
  mbti_type: string | null;
  primary_archetype: string | null;
  personality_planet: string | null;
  soul_level: Generated<number>;
  is_seed_user: Generated<boolean>;
  is_demo: Generated<boolean>;
  in_quest_hall: Generated<boolean>;
  profile_completed: Generated<boolean>;
  archetype_completed: Generated<boolean>;
  handle_changed_at: Instant | null;
  birthday_changed_at: Instant | null;
  time_zone_changed_at: Instant | null;
  zip_changes: Generated<Date[]>;
  suspended_at: Instant | null;
  created_at: Instant;
  email_verified_at: Instant | null;
  hide_online: Generated<boolean>;
  invite_enabled: Generated<boolean>;
  vibes_set_at: Instant | null;
  custom_interests: Generated<string[]>;
  interest_profile: Json<ColumnTypes['account.interest_profile']> | null;
  interests_set_at: Instant | null;
  paused_at: Instant | null;
  deleted_at: Instant | null;
  zone_before: string | null;
  zone_left_on: CalendarDate | null;
  writing_paused_until: Instant | null;
  who_may_write: Generated<'everyone' | 'follows_and_matches' | 'matches'>;
  takes_lines: Generated<boolean>;
  age_held_at: Instant | null;
  shows_likes: Generated<boolean>;
  hidden_avatar: string | null;
  hidden_cover: string | null;
  hide_reading: Generated<boolean>;
  found_by: Generated<string>;
  may_be_introduced: Generated<boolean>;
  age_refused_at: Instant | null;
  invite_shows_animal: Generated<boolean>;
  photo_asked_at: Instant | null;
  approval_awaited_since: Instant | null;
  tells_time: Generated<boolean>;
  language: string | null;
  tongues: Generated<string[]>;
}

export interface ActivityTable {
  id: string;
  receiver_id: number;
  kind: 'like' | 'comment' | 'follow' | 'mention';
  actor_id: number;
  post_id: string | null;
  comment_id: string | null;
  happened_at: Instant;
  seen_at: Instant | null;
  told_in: string | null;
}

export interface ActivityDueTable {
  user_id: number;
  seq: number;
  due_at: Instant;
  claimed_until: Instant | null;
  tries: Generated<number>;
}

export interface AgeCheckTable {
  user_id: number;
  method: 'provider' | 'operator';
  result: 'adult' | 'not_adult' | null;
  decided_on: CalendarDate | null;
  reference: string | null;
  asked_at: Instant | null;
}

export interface AlertTable {
  finding: string;
  since: Instant;
  told_at: Instant | null;
}

export interface AlertWatchTable {
  id: Generated<boolean>;
  holder: string;
  until: Instant;
}

export interface BlockTable {
  user_id: number;
  other_id: number;
  created_at: Instant;
  lifted_at: Instant | null;
}

export interface CallTable {
  id: string;
  room_id: string;
  caller_id: number;
  callee_id: number;
  client_id: string;
  is_quiet: boolean;
  is_pushed: boolean;
  is_relayed: boolean;
  caller_comes_as: 'voice' | 'animal' | 'camera';
  callee_comes_as: 'voice' | 'animal' | 'camera' | null;
  caller_connection: string;
  callee_connection: string | null;
  caller_agreed: boolean;
  callee_agreed: boolean;
  caller_alive_at: Instant;
  callee_alive_at: Instant | null;
  started_at: Instant;
  answered_at: Instant | null;
  connected_at: Instant | null;
  connected_via: 'relay' | 'direct' | null;
  ended_at: Instant | null;
  ended_how: 'talked' | 'missed' | 'declined' | 'busy' | 'cancelled' | 'lost' | 'blocked' | 'refused' | null;
}

export interface CallConsentTable {
  room_id: string;
  user_id: number;
  answer: 'yes' | 'not_now' | 'taken_back';
  answered_at: Instant;
}

export interface CallPushTable {
  user_id: number;
  call_id: string;
  seq: number;
  due_at: Instant;
  claimed_until: Instant | null;
  tries: Generated<number>;
}

export interface CallSeatTable {
  user_id: number;
  call_id: string;
}

export interface ChatDraftTable {
  user_id: number;
  room_id: string;
  content: string;
  revision: string;
  written_at: Instant;
}

export interface CloudShownTable {
  user_id: number;
  room_id: string;
}

export interface CommunityDayTable {
  day: CalendarDate;
  counted_at: Instant;
  members: number;
  joined: number;
  went: number;
  removed: number;
  returned: number;
  matches: number;
  messages: number;
  posts: number;
  reports: number;
  changed_on_appeal: number;
  back_1: number | null;
  back_7: number | null;
  back_30: number | null;
  hello: number | null;
  both_wrote: number | null;
  ten_lines: number | null;
  in_time: number | null;
  answer_times: number[] | null;
  met: number | null;
}

export interface CompanionTable {
  user_id: number;
  key: string | null;
  owner_id: number | null;
  persona: Json<ColumnTypes['companion.persona']> | null;
}

export interface CompanionDueTable {
  room_id: string;
  seq: number;
  due_at: Instant;
  claimed_until: Instant | null;
  tries: Generated<number>;
}

export interface CompanionNoteTable {
  room_id: string;
  id: string;
  about: string;
  note: string;
  noted_at: Instant;
  seq: number | null;
}

export interface CompanionRoomTable {
  room_id: string;
  user_id: number;
  companion_id: number;
  met_at: Instant;
  told_at: Instant | null;
  forgotten_seq: Generated<number>;
  cleared_at: Instant | null;
  answered_seq: Generated<number>;
  noted_seq: Generated<number>;
}

export interface ConsentTable {
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

export interface ContactChangeTable {
  user_id: number;
  id: string;
  kind: 'email' | 'phone';
  old_value: string | null;
  old_verified_at: Instant | null;
  old_key: string | null;
  new_value: string;
  token_hash: Uint8Array;
  changed_at: Instant;
  undo_until: Instant;
}

export interface DataExportTable {
  user_id: number;
  id: string;
  state: 'waiting' | 'working' | 'ready' | 'failed';
  progress: Generated<number>;
  size_bytes: number | null;
  token_hash: Uint8Array | null;
  asked_at: Instant;
  expires_at: Instant;
}

export interface DeliveryCountTable {
  channel: 'mail' | 'push' | 'text';
  half_hour: Instant;
  arrived: number;
  came_back: number;
}

export interface DemoCommunityTable {
  only_row: Generated<boolean>;
  seed: number;
  settled_at: Instant;
  removed_at: Instant | null;
}

export interface DemoDueTable {
  room_id: string;
  seq: number;
  due_at: Instant;
  claimed_until: Instant | null;
  tries: Generated<number>;
}

export interface DemoTalkTable {
  room_id: string;
  answered_seq: number;
  begun_at: number;
}

export interface DeploymentTable {
  only_row: Generated<boolean>;
  id: Generated<string>;
  timeline: number | null;
  secrets_mark: Uint8Array | null;
}

export interface DirectRoomTable {
  user_low: number;
  user_high: number;
  room_id: string;
}

export interface DiskDayTable {
  day: CalendarDate;
  part: ColumnTypes['disk_day.part'];
  bytes: number;
}

export interface EntitlementTable {
  user_id: number;
  kind: 'premium';
  source: 'developer' | 'payment' | 'operator';
  granted_at: Instant;
  ends_at: Instant | null;
}

export interface FlowerTable {
  user_id: number;
  receiver_id: number;
  given_at: Instant;
}

export interface FlowerCountTable {
  user_id: number;
  flowers: number;
}

export interface FollowTable {
  user_id: number;
  followee_id: number;
  created_at: Instant;
}

export interface FollowCountTable {
  user_id: number;
  followers: Generated<number>;
  following: Generated<number>;
}

export interface GiftTable {
  id: string;
  room_id: string;
  seq: number;
  type: string;
  sender_id: number | null;
  receiver_id: number;
  sent_at: Instant;
  unwrapped_at: Instant | null;
}

export interface GiftShelfTable {
  user_id: number;
  hidden_at: Instant;
}

export interface GroupCloudTable {
  room_id: string;
  cloud_type: string;
  tag: string;
  vibe: string;
  type_vibe: string;
  spoke_at: Instant;
  member_count: Generated<number>;
  told: Generated<number>;
  interests: Generated<string>;
}

export interface GroupInvitationTable {
  room_id: string;
  user_id: number;
  invited_by: number;
  invited_at: Instant;
  declined_at: Instant | null;
}

export interface GroupLinkTable {
  room_id: string;
  code_hash: Uint8Array;
  uses: number;
  uses_left: number;
  ends_at: Instant;
}

export interface GroupRequestTable {
  room_id: string;
  user_id: number;
  asked_at: Instant;
  declined_at: Instant | null;
  is_withdrawn: Generated<boolean>;
}

export interface HandleReservationTable {
  handle: string;
  user_id: number | null;
  reserved_until: Instant;
}

export interface IdempotencyTable {
  user_id: number;
  route: string;
  key: string;
  fingerprint: string;
  claim: string;
  claimed_until: Instant;
  effect: string | null;
  status: number | null;
  answer: Json<ColumnTypes['idempotency.answer']> | null;
  created_at: Instant;
}

export interface IntroductionTable {
  id: string;
  by_id: number;
  user_low: number;
  user_high: number;
  made_at: Instant;
  said_low: boolean | null;
  said_high: boolean | null;
  withdrawn_at: Instant | null;
  room_id: string | null;
}

export interface LookoutTable {
  user_id: number;
  seen_seq: number;
  ask_at: Instant;
  told_on: CalendarDate | null;
  has_news: Generated<boolean>;
}

export interface LookoutDueTable {
  user_id: number;
  seq: number;
  due_at: Instant;
  claimed_until: Instant | null;
  tries: Generated<number>;
}

export interface MatchPlaceTable {
  name: string;
  id: Generated<number>;
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
  follows_age: Generated<boolean>;
  shows_intent: Generated<boolean>;
  shares_tongue: Generated<boolean>;
}

export interface MatchProfileTable {
  user_id: number;
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
  is_demo: Generated<boolean>;
  change_seq: number | null;
  is_checked: Generated<boolean>;
  only_checked: Generated<boolean>;
  tongues: Generated<number>;
  only_tongue: Generated<boolean>;
}

export interface MessageEditTable {
  room_id: string;
  seq: number;
  line_seq: number;
  id: string;
  user_id: number;
  content: string;
  replaced_at: Instant;
}

export interface MessageReactionTable {
  room_id: string;
  seq: number;
  user_id: number;
  emoji: string;
  line_seq: number;
  id: string;
}

export interface ModerationCaseTable {
  id: string;
  number: Generated<number>;
  subject_kind: ColumnTypes['moderation_case.subject_kind'];
  subject_id: string;
  author_id: number | null;
  class: ColumnTypes['moderation_case.class'];
  state: 'open' | 'seconding' | 'appealed' | 'closed';
  score: Generated<number>;
  reasons: Generated<Json<ColumnTypes['moderation_case.reasons']>>;
  round: Generated<number>;
  version: Generated<number>;
  taken_by: number | null;
  proposed_by: number | null;
  proposed_at: Instant | null;
  proposed_policy: string | null;
  proposed_sentence: string | null;
  hidden_at: Instant | null;
  opened_at: Instant;
  due_at: Instant;
  closed_at: Instant | null;
}

export interface ModerationDecisionTable {
  case_id: string;
  id: string;
  user_id: number | null;
  action: 'dismiss' | 'warn' | 'hide' | 'restore' | 'no_writing' | 'suspend' | 'ban';
  days: number | null;
  until: Instant | null;
  policy: string;
  sentence: string;
  excerpt: string | null;
  moderator_id: number | null;
  second_id: number | null;
  decided_at: Instant;
  withdrawn_at: Instant | null;
  appeal_text: string | null;
  appealed_at: Instant | null;
  appeal_outcome: 'upheld' | 'changed' | 'withdrawn' | null;
  appeal_answer: string | null;
  appeal_moderator_id: number | null;
  answered_at: Instant | null;
}

export interface ModerationEventTable {
  case_id: string;
  id: string;
  kind: string;
  actor_id: number | null;
  detail: Json<ColumnTypes['moderation_event.detail']>;
  created_at: Instant;
}

export interface ModerationReportTable {
  case_id: string;
  id: string;
  round: number;
  reporter_id: number | null;
  category: ColumnTypes['moderation_report.category'];
  note: string;
  evidence: Json<ColumnTypes['moderation_report.evidence']>;
  weight: number;
  device_hash: Uint8Array | null;
  address_hash: Uint8Array | null;
  created_at: Instant;
  outcome: Generated<'waiting' | 'acted' | 'not_against_rules' | 'gone'>;
  decided_at: Instant | null;
  notice_id: string | null;
  held_back: 'record' | 'decided' | 'author' | null;
  turned_at: Instant | null;
  is_private: Generated<boolean>;
}

export interface ModerationTalkTable {
  case_id: string;
  id: string;
  side: 'note' | 'reporter' | 'subject';
  author_id: number;
  content: string;
  created_at: Instant;
}

export interface ModeratorTable {
  user_id: number;
  added_at: Instant;
}

export interface NotificationSettingsTable {
  user_id: number;
  settings: Json<ColumnTypes['notification_settings.settings']>;
  updated_at: Instant;
}

export interface OneTimeCodeTable {
  target: string;
  purpose: 'phone' | 'email' | 'password' | 'sign_up' | 'proof' | 'new_email' | 'new_phone';
  user_id: number | null;
  code_hash: Uint8Array;
  token_hash: Uint8Array | null;
  tries: Generated<number>;
  sent_at: Instant;
  expires_at: Instant;
  used_at: Instant | null;
  sends: Generated<Date[]>;
  asker: Generated<string>;
  request: string | null;
  network: Generated<string>;
}

export interface OpenerTable {
  user_id: number;
  room_id: string;
  digest: Uint8Array;
  said_at: Instant;
}

export interface OperatorTable {
  user_id: number;
  added_at: Instant;
}

export interface OperatorLogTable {
  id: string;
  made_at: Instant;
  operator_id: number | null;
  action: ColumnTypes['operator_log.action'];
  about_id: number | null;
  reason: string | null;
  detail: Json<ColumnTypes['operator_log.detail']>;
}

export interface OutingTable {
  id: string;
  user_id: number;
  trusted_id: string | null;
  secret_hash: Uint8Array;
  language: ColumnTypes['outing.language'];
  title: string;
  place: string;
  starts_at: Instant;
  ends_at: Instant | null;
  zone: string;
  with_id: number | null;
  with_name: string | null;
  with_mbti: ColumnTypes['outing.with_mbti'] | null;
  room_id: string | null;
  message_id: string | null;
  own_number: string;
  place_number: string;
  country: string | null;
  check_in_at: Instant;
  mores: Generated<Date[]>;
  reminders: Generated<number>;
  next_at: Instant | null;
  told_at: Instant | null;
  answered_at: Instant | null;
  answer: 'good' | 'end' | null;
  is_silent: Generated<boolean>;
  wrong_pins: Generated<number>;
  wrong_pin_at: Instant | null;
  closes_at: Instant;
  created_at: Instant;
}

export interface OutingPushTable {
  user_id: number;
  outing_id: string;
  seq: number;
  due_at: Instant;
  claimed_until: Instant | null;
  tries: Generated<number>;
}

export interface PasskeyTable {
  user_id: number;
  id: string;
  credential_id: string;
  public_key: Uint8Array;
  user_handle: string;
  counter: number;
  transports: string;
  name: string;
  device_name: string;
  is_synced: boolean;
  created_at: Instant;
  last_used_at: Instant | null;
}

export interface PasskeyChallengeTable {
  challenge: string;
  user_id: number | null;
  session_id: string | null;
  expires_at: Instant;
}

export interface PaymentEventTable {
  id: string;
  heard_at: Instant;
}

export interface PhotoBadgeTable {
  user_id: number;
  checked_at: Instant;
  is_valid: boolean;
  only_checked: Generated<boolean>;
}

export interface PhotoCheckTable {
  user_id: number;
  id: string;
  state: 'taking' | 'waiting' | 'refused' | 'passed' | 'lapsed';
  poses: string[];
  expires_at: Instant;
  started_at: Instant;
  sent_at: Instant | null;
  openings: Generated<Date[]>;
  decided_at: Instant | null;
  reason: string | null;
  redrawn: Generated<number>;
}

export interface PhotoCheckPictureTable {
  user_id: number;
  step: number;
  sealed: Uint8Array;
  sha256: Uint8Array;
  taken_at: Instant;
}

export interface PictureHashTable {
  seq: Generated<number>;
  sha256: Uint8Array | null;
  pdq: Uint8Array | null;
  class: 'minor' | 'intimate' | 'other';
  source: string;
  added_by: number | null;
  added_at: Instant;
}

export interface PlaceInvitationTable {
  id: string;
  code_hash: Uint8Array;
  note: string;
  uses: number;
  used: Generated<number>;
  made_at: Instant;
  ends_at: Instant;
}

export interface PlaceSettingTable {
  key: string;
  value: Json<ColumnTypes['place_setting.value']>;
  changed_at: Instant;
}

export interface PlanTable {
  id: string;
  room_id: string;
  seq: number;
  starts_at: Instant;
  is_cancelled: Generated<boolean>;
  remind_at: Instant | null;
  ask_at: Instant | null;
}

export interface PlanAnswerTable {
  room_id: string;
  seq: number;
  user_id: number;
  id: string;
  answer: 'going' | 'maybe' | 'no';
  answered_at: Instant;
  has_met: boolean | null;
  meeting: 'again' | 'once' | 'wrong' | null;
  met_words: Generated<string>;
  met_at: Instant | null;
}

export interface PlanDueTable {
  user_id: number;
  plan_id: string;
  room_id: string;
  kind: 'soon' | 'changed' | 'cancelled' | 'met';
  seq: number;
  due_at: Instant;
  claimed_until: Instant | null;
  tries: Generated<number>;
}

export interface PollTable {
  room_id: string;
  seq: number;
  closes_at: Instant | null;
}

export interface PollVoteTable {
  room_id: string;
  seq: number;
  user_id: number;
  id: string;
  choices: number[];
}

export interface PostTable {
  id: string;
  user_id: number;
  content: string;
  visibility: 'public' | 'followers' | 'private';
  created_at: Instant;
  deleted_at: Instant | null;
  hidden_at: Instant | null;
  picture: Json<ColumnTypes['post.picture']> | null;
  gif: Json<ColumnTypes['post.gif']> | null;
  edited_at: Instant | null;
  like_count: Generated<number>;
  comment_count: Generated<number>;
  earlier: Generated<string[]>;
}

export interface PostCommentTable {
  id: string;
  post_id: string;
  user_id: number;
  content: string;
  created_at: Instant;
  hidden_at: Instant | null;
}

export interface PostCountTable {
  user_id: number;
  everyone: Generated<number>;
  followers: Generated<number>;
  author: Generated<number>;
}

export interface PostLikeTable {
  post_id: string;
  user_id: number;
  liked_at: Instant;
}

export interface PresenceTable {
  user_id: number;
  last_seen_at: Instant;
  last_active_at: Instant | null;
}

export interface PushDueTable {
  user_id: number;
  room_id: string;
  kind: 'message' | 'soul_match';
  seq: number;
  due_at: Instant;
  claimed_until: Instant | null;
  tries: Generated<number>;
  only_devices: string[] | null;
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

export interface QuestHallTable {
  user_id: number;
  joined_at: Instant;
  place: number;
  stays: Generated<boolean>;
}

export interface QuizAnswerTable {
  user_id: number;
  session_id: string;
  question_id: string;
  answer_choice_id: string;
  answered_at: Instant;
}

export interface QuizPartyAnswerTable {
  room_id: string;
  seq: number;
  user_id: number;
  id: string;
  answers: Json<ColumnTypes['quiz_party_answer.answers']> | null;
  outcome: string | null;
  answered_at: Instant | null;
  joined_at: Instant;
}

export interface QuizPartyRunTable {
  user_id: number;
  quiz_id: string;
  draft: Json<ColumnTypes['quiz_party_run.draft']> | null;
  draft_version: number | null;
  answers: Json<ColumnTypes['quiz_party_run.answers']> | null;
  quiz_version: number | null;
  outcome: string | null;
  completed_at: Instant | null;
  is_shown: Generated<boolean>;
  stars: number | null;
}

export interface QuizSessionTable {
  user_id: number;
  id: string;
  wild_map_id: string;
  quiz_version: number;
  created_at: Instant;
  completed_at: Instant | null;
  mbti_type: string | null;
  energy: number | null;
  perception: number | null;
  judgement: number | null;
  lifestyle: number | null;
  results: Json<ColumnTypes['quiz_session.results']> | null;
}

export interface QuotaTable {
  user_id: number;
  kind: 'match' | 'companion' | 'eternal' | 'exposure' | 'model' | 'demo' | 'opener' | 'gift' | 'media' | 'introduction' | 'follow';
  period: CalendarDate;
  used: number;
  refs: Generated<string[]>;
}

export interface RefusedBirthdayTable {
  subject: string;
  until: Instant;
}

export interface ReporterRecordTable {
  user_id: number;
  agreed: Generated<number>;
  disagreed: Generated<number>;
}

export interface RoomTable {
  id: string;
  room_type: 'direct' | 'group' | 'chaos' | 'trending' | 'companion';
  last_seq: Generated<number>;
  last_event_at: Instant | null;
  user_low: number | null;
  user_high: number | null;
  match_id: string | null;
  created_by: number | null;
  created_at: Instant;
  closed_at: Instant | null;
  asked_by: number | null;
  slow_seconds: number | null;
  has_rules: Generated<boolean>;
  fade_seconds: number | null;
  fade_asked_seconds: number | null;
  fade_asked_by: number | null;
}

export interface RoomEventTable {
  room_id: string;
  seq: number;
  id: string;
  type: string;
  sender_id: number | null;
  client_id: string | null;
  payload: Json<ColumnTypes['room_event.payload']>;
  created_at: Instant;
  ends_at: Instant | null;
}

export interface RoomGroupTable {
  room_id: string;
  name: string;
  description: string;
  gradient: number;
  rules: Generated<string>;
  announcement: Generated<string>;
  announced_by: number | null;
  announced_at: Instant | null;
  who_may_add: Generated<'admins' | 'everyone'>;
  disbanded_at: Instant | null;
  asks_first: Generated<boolean>;
  picture_id: string | null;
  picture_hidden_at: Instant | null;
  max_members: number | null;
}

export interface RoomMemberTable {
  room_id: string;
  user_id: number;
  joined_seq: Generated<number>;
  left_seq: number | null;
  read_seq: Generated<number>;
  muted_until: Instant | null;
  pinned_at: Instant | null;
  cleared_seq: Generated<number>;
  marked_unread: Generated<boolean>;
  deleted_seq: number | null;
  changed_at: Instant | null;
  role: Generated<'owner' | 'admin' | 'member'>;
  alias: string | null;
  silenced_until: Instant | null;
  agreed_at: Instant | null;
  wrote_at: Instant | null;
  banned_at: Instant | null;
  mentions_pass: Generated<boolean>;
}

export interface SafeLetterTable {
  id: string;
  user_id: number;
  trusted_id: string;
  outing_id: string | null;
  way: 'mail' | 'text';
  kind: 'ask' | 'begin' | 'tell' | 'answer';
  seq: Generated<number>;
  due_at: Instant;
  claimed_until: Instant | null;
  tries: Generated<number>;
  created_at: Instant;
}

export interface SafePinTable {
  user_id: number;
  good_hash: string;
  silent_hash: string;
  set_at: Instant;
}

export interface SavedThingTable {
  user_id: number;
  id: string;
  room_id: string | null;
  seq: number | null;
  post_id: string | null;
  saved_at: Instant;
}

export interface ScheduledDueTable {
  user_id: number;
  line_id: string;
  seq: Generated<number>;
  due_at: Instant;
  claimed_until: Instant | null;
  tries: Generated<number>;
}

export interface ScheduledLineTable {
  user_id: number;
  id: string;
  room_id: string;
  content: string;
  send_at: Instant;
  is_their_nine: Generated<boolean>;
  is_sure: Generated<boolean>;
  is_handed: Generated<boolean>;
  refusal: string | null;
  made_at: Instant;
}

export interface SealedEvidenceTable {
  id: string;
  sha256: Uint8Array;
  source: string;
  uploaded_by: number;
  sealed_at: Instant;
  until: Instant;
}

export interface SessionTable {
  user_id: number;
  id: string;
  refresh_hash: Uint8Array;
  device_id: string | null;
  device_name: string;
  created_at: Instant;
  last_used_at: Instant;
  revoked_at: Instant | null;
  proved_at: Instant | null;
  language: Generated<string>;
  disowned_at: Instant | null;
}

export interface SoulMatchTable {
  user_low: number;
  user_high: number;
  id: string;
  found_by: number;
  room_id: string;
  state: 'offered' | 'connected' | 'passed' | 'unmatched';
  liked_low: Generated<boolean>;
  liked_high: Generated<boolean>;
  score: number;
  score_version: number;
  data: Json<ColumnTypes['soul_match.data']>;
  offered_at: Instant;
  changed_at: Instant;
  rests_until: Instant | null;
  kind: Generated<'daily' | 'eternal' | 'hall' | 'practice'>;
  nearness: number | null;
}

export interface SubscriptionTable {
  user_id: number;
  customer_id: string;
  subscription_id: string | null;
  plan: 'annual' | 'quarterly' | 'monthly' | null;
  status: string | null;
  period_ends_at: Instant | null;
  ends_at: Instant | null;
  grace_until: Instant | null;
  looks: Generated<number>;
  seen_look: Generated<number>;
  synced_at: Instant | null;
}

export interface TakeDownNoticeTable {
  case_id: string;
  id: string;
  report_id: string;
  receipt: string;
  category: 'intimate_picture' | 'minor' | 'copyright' | 'impersonation' | 'other';
  role: 'me' | 'for_somebody';
  what: string;
  name: string;
  contact: string;
  created_at: Instant;
  language: Generated<ColumnTypes['take_down_notice.language']>;
}

export interface TrendTable {
  trending_id: string;
  people: number;
  usual: number;
  score: number;
  peak: number;
  peaked_at: Instant;
  badge: 'HOT' | 'VIRAL' | 'RISING' | null;
  line: number[];
  counted_at: Instant;
}

export interface TrendHourTable {
  trending_id: string;
  hour: Instant;
  people: number;
}

export interface TrendingHallTable {
  room_id: string;
  trending_id: string;
  hall: number;
}

export interface TrustedMarkTable {
  id: string;
  address_hash: Uint8Array;
  user_id: number | null;
  kind: 'asked' | 'refused' | 'nobody';
  at: Instant;
}

export interface TrustedPersonTable {
  id: string;
  user_id: number;
  name: string;
  relation: string;
  created_at: Instant;
  removed_at: Instant | null;
}

export interface TrustedWayTable {
  trusted_id: string;
  way: 'mail' | 'text';
  address: string;
  address_hash: Uint8Array;
  secret_hash: Uint8Array;
  state: 'not_asked' | 'asked' | 'yes' | 'no' | 'took_back';
  asked_at: Instant | null;
  answered_at: Instant | null;
}

export interface UploadTable {
  id: string;
  user_id: number;
  client_id: string;
  name: string;
  sha256: Uint8Array;
  pdq: Uint8Array | null;
  width: number | null;
  height: number | null;
  thumbhash: Uint8Array | null;
  created_at: Instant;
  stored_at: Instant | null;
  place_kind: string | null;
  place: string | null;
  attached_at: Instant | null;
  ended_at: Instant | null;
  held_at: Instant | null;
  voice_type: string | null;
  voice_ms: number | null;
}

export interface UsedChallengeTable {
  nonce: string;
  until: Instant;
}

export interface UserRoomTable {
  user_id: number;
  room_id: string;
}

export interface VersionRunTable {
  version: string;
  first_at: Instant;
}

export interface WaitingDueTable {
  id: string;
  seq: Generated<number>;
  due_at: Instant;
  claimed_until: Instant | null;
  tries: Generated<number>;
}

export interface WaitingThingTable {
  id: string;
  user_id: number;
  kind: 'message' | 'post';
  room_id: string | null;
  client_id: string;
  draft: Json<ColumnTypes['waiting_thing.draft']>;
  since: Instant;
  passed_at: Instant | null;
  refused_at: Instant | null;
  dismissed_at: Instant | null;
}

export interface WynDisclosureTable {
  user_id: number;
  told_at: Instant;
}

export interface WynRoomTable {
  user_id: number;
  room_id: string;
  allowed_at: Instant;
}

export interface Tables {
  account: AccountTable;
  activity: ActivityTable;
  activity_due: ActivityDueTable;
  age_check: AgeCheckTable;
  alert: AlertTable;
  alert_watch: AlertWatchTable;
  block: BlockTable;
  call: CallTable;
  call_consent: CallConsentTable;
  call_push: CallPushTable;
  call_seat: CallSeatTable;
  chat_draft: ChatDraftTable;
  cloud_shown: CloudShownTable;
  community_day: CommunityDayTable;
  companion: CompanionTable;
  companion_due: CompanionDueTable;
  companion_note: CompanionNoteTable;
  companion_room: CompanionRoomTable;
  consent: ConsentTable;
  contact_change: ContactChangeTable;
  data_export: DataExportTable;
  delivery_count: DeliveryCountTable;
  demo_community: DemoCommunityTable;
  demo_due: DemoDueTable;
  demo_talk: DemoTalkTable;
  deployment: DeploymentTable;
  direct_room: DirectRoomTable;
  disk_day: DiskDayTable;
  entitlement: EntitlementTable;
  flower: FlowerTable;
  flower_count: FlowerCountTable;
  follow: FollowTable;
  follow_count: FollowCountTable;
  gift: GiftTable;
  gift_shelf: GiftShelfTable;
  group_cloud: GroupCloudTable;
  group_invitation: GroupInvitationTable;
  group_link: GroupLinkTable;
  group_request: GroupRequestTable;
  handle_reservation: HandleReservationTable;
  idempotency: IdempotencyTable;
  introduction: IntroductionTable;
  lookout: LookoutTable;
  lookout_due: LookoutDueTable;
  match_place: MatchPlaceTable;
  match_preference: MatchPreferenceTable;
  match_profile: MatchProfileTable;
  message_edit: MessageEditTable;
  message_reaction: MessageReactionTable;
  moderation_case: ModerationCaseTable;
  moderation_decision: ModerationDecisionTable;
  moderation_event: ModerationEventTable;
  moderation_report: ModerationReportTable;
  moderation_talk: ModerationTalkTable;
  moderator: ModeratorTable;
  notification_settings: NotificationSettingsTable;
  one_time_code: OneTimeCodeTable;
  opener: OpenerTable;
  operator: OperatorTable;
  operator_log: OperatorLogTable;
  outing: OutingTable;
  outing_push: OutingPushTable;
  passkey: PasskeyTable;
  passkey_challenge: PasskeyChallengeTable;
  payment_event: PaymentEventTable;
  photo_badge: PhotoBadgeTable;
  photo_check: PhotoCheckTable;
  photo_check_picture: PhotoCheckPictureTable;
  picture_hash: PictureHashTable;
  place_invitation: PlaceInvitationTable;
  place_setting: PlaceSettingTable;
  plan: PlanTable;
  plan_answer: PlanAnswerTable;
  plan_due: PlanDueTable;
  poll: PollTable;
  poll_vote: PollVoteTable;
  post: PostTable;
  post_comment: PostCommentTable;
  post_count: PostCountTable;
  post_like: PostLikeTable;
  presence: PresenceTable;
  push_due: PushDueTable;
  push_subscription: PushSubscriptionTable;
  quest_hall: QuestHallTable;
  quiz_answer: QuizAnswerTable;
  quiz_party_answer: QuizPartyAnswerTable;
  quiz_party_run: QuizPartyRunTable;
  quiz_session: QuizSessionTable;
  quota: QuotaTable;
  refused_birthday: RefusedBirthdayTable;
  reporter_record: ReporterRecordTable;
  room: RoomTable;
  room_event: RoomEventTable;
  room_group: RoomGroupTable;
  room_member: RoomMemberTable;
  safe_letter: SafeLetterTable;
  safe_pin: SafePinTable;
  saved_thing: SavedThingTable;
  scheduled_due: ScheduledDueTable;
  scheduled_line: ScheduledLineTable;
  sealed_evidence: SealedEvidenceTable;
  session: SessionTable;
  soul_match: SoulMatchTable;
  subscription: SubscriptionTable;
  take_down_notice: TakeDownNoticeTable;
  trend: TrendTable;
  trend_hour: TrendHourTable;
  trending_hall: TrendingHallTable;
  trusted_mark: TrustedMarkTable;
  trusted_person: TrustedPersonTable;
  trusted_way: TrustedWayTable;
  upload: UploadTable;
  used_challenge: UsedChallengeTable;
  user_room: UserRoomTable;
  version_run: VersionRunTable;
  waiting_due: WaitingDueTable;
  waiting_thing: WaitingThingTable;
  wyn_disclosure: WynDisclosureTable;
  wyn_room: WynRoomTable;
}
