interface Table {
  /** The only feature that writes the table, or 'platform'. */
  owner: string;
  /**
   * For a table that grows with use, the columns that identify the owner of a row: each statement has a condition on
   * one of them. The first is the column by which the table can be divided; its unique rules contain that column.
   */
  keys?: readonly string[];
}

const ofPerson = (owner: string): Table => ({ owner, keys: ['user_id'] });
const ofRoom = (owner: string): Table => ({ owner, keys: ['room_id'] });
const ofPair = (owner: string): Table => ({ owner, keys: ['user_low', 'user_high'] });

/** Every table of the database. */
export const tables: Record<string, Table> = {
  account: { owner: 'people', keys: ['id'] },
  activity: { owner: 'digest', keys: ['receiver_id'] },
  activity_due: ofPerson('digest'),
  age_check: ofPerson('accounts'),
  block: { owner: 'visibility', keys: ['user_id', 'other_id'] },
  call: { owner: 'calls', keys: ['id', 'room_id', 'caller_id'] },
  call_consent: { owner: 'calls', keys: ['room_id', 'user_id'] },
  call_push: { owner: 'calls', keys: ['user_id', 'call_id'] },
  call_seat: { owner: 'calls', keys: ['user_id', 'call_id'] },
  chat_draft: ofPerson('chat'),
  cloud_shown: { owner: 'clouds', keys: ['user_id', 'room_id'] },
  companion: { owner: 'companions', keys: ['user_id', 'owner_id'] },
  companion_due: ofRoom('companions'),
  companion_note: ofRoom('companions'),
  companion_room: { owner: 'companions', keys: ['room_id', 'user_id'] },
  consent: ofPerson('accounts'),
  contact_change: { owner: 'accounts', keys: ['user_id', 'old_key'] },
  data_export: ofPerson('your-data'),
  demo_community: { owner: 'demo' },
  demo_due: ofRoom('demo'),
  demo_talk: ofRoom('demo'),
  deployment: { owner: 'platform' },
  direct_room: ofPair('chat'),
  entitlement: ofPerson('premium'),
  flower: { owner: 'flowers', keys: ['user_id', 'receiver_id'] },
  flower_count: ofPerson('flowers'),
  follow: { owner: 'visibility', keys: ['user_id', 'followee_id'] },
  follow_count: ofPerson('visibility'),
  gift: { owner: 'gifts', keys: ['receiver_id', 'sender_id'] },
  gift_shelf: ofPerson('gifts'),
  group_cloud: { owner: 'clouds', keys: ['room_id', 'vibe'] },
  group_invitation: { owner: 'groups', keys: ['room_id', 'user_id'] },
  group_request: { owner: 'groups', keys: ['room_id', 'user_id'] },
  group_link: { owner: 'groups', keys: ['room_id', 'code_hash'] },
  handle_reservation: { owner: 'accounts', keys: ['handle', 'user_id'] },
  idempotency: ofPerson('platform'),
  introduction: { owner: 'introductions', keys: ['by_id', 'user_low', 'user_high'] },
  lookout: ofPerson('matching'),
  lookout_due: ofPerson('matching'),
  match_place: { owner: 'matching' },
  match_preference: ofPerson('matching'),
  match_profile: ofPerson('matching'),
  message_edit: ofRoom('chat'),
  message_reaction: ofRoom('chat'),
  moderation_case: { owner: 'moderation', keys: ['id', 'subject_id', 'author_id'] },
  moderation_decision: { owner: 'moderation', keys: ['case_id', 'user_id'] },
  moderation_event: { owner: 'moderation', keys: ['case_id'] },
  moderation_report: { owner: 'moderation', keys: ['case_id', 'reporter_id'] },
  moderation_talk: { owner: 'moderation', keys: ['case_id'] },
  moderator: ofPerson('moderation'),
  notification_settings: ofPerson('notifications'),
  one_time_code: { owner: 'accounts', keys: ['target'] },
  opener: ofPerson('moderation'),
  operator: ofPerson('operator'),
  operator_log: { owner: 'operator', keys: ['id', 'about_id'] },
  passkey: { owner: 'accounts', keys: ['user_id', 'credential_id'] },
  passkey_challenge: { owner: 'accounts', keys: ['challenge'] },
  payment_event: { owner: 'premium', keys: ['id'] },
  place_setting: { owner: 'platform' },
  picture_hash: { owner: 'platform' },
  plan: ofRoom('plans'),
  plan_answer: { owner: 'plans', keys: ['room_id', 'user_id'] },
  plan_due: ofPerson('plans'),
  post: { owner: 'posts', keys: ['id', 'user_id'] },
  post_comment: { owner: 'posts', keys: ['post_id', 'user_id'] },
  post_count: ofPerson('posts'),
  post_like: { owner: 'posts', keys: ['post_id', 'user_id'] },
  presence: ofPerson('platform'),
  push_due: ofPerson('notifications'),
  push_subscription: ofPerson('notifications'),
  quest_hall: ofPerson('quest-hall'),
  quiz_answer: ofPerson('quiz'),
  quiz_party_answer: { owner: 'quiz-party', keys: ['room_id', 'user_id'] },
  quiz_party_run: ofPerson('quiz-party'),
  quiz_session: ofPerson('quiz'),
  quota: ofPerson('platform'),
  reporter_record: ofPerson('moderation'),
  refused_birthday: { owner: 'accounts', keys: ['subject'] },
  room: { owner: 'chat', keys: ['id'] },
  room_event: ofRoom('chat'),
  room_group: ofRoom('groups'),
  room_member: ofRoom('chat'),
  sealed_evidence: { owner: 'platform', keys: ['id'] },
  session: ofPerson('platform'),
  soul_match: ofPair('matching'),
  subscription: { owner: 'premium', keys: ['user_id', 'customer_id'] },
  trend: { owner: 'trending' },
  trend_hour: { owner: 'trending', keys: ['trending_id'] },
  trending_hall: { owner: 'trending' },
  used_challenge: { owner: 'platform', keys: ['nonce'] },
  take_down_notice: { owner: 'moderation', keys: ['case_id', 'receipt'] },
  upload: { owner: 'platform', keys: ['id', 'user_id'] },
  user_room: ofPerson('chat'),
  waiting_due: { owner: 'moderation', keys: ['id'] },
  waiting_thing: { owner: 'moderation', keys: ['id', 'user_id'] },
  wyn_disclosure: ofPerson('wyn'),
  wyn_room: ofPerson('wyn'),
};

/** The features and files that write other features' tables, and why. */
export const foreignWriters: Record<string, string> = {
  keeping: 'a community is copied whole, table by table',
  demo: 'the demonstration community is brought in and taken out whole, table by table',
  'platform/background/leases.queries.ts': 'the owner of a table of leased work gives it to the mechanism',
  'platform/background/retention.queries.ts': 'the owner of a table says how long its rows are kept',
};

const SWEEP = 'a sweep by time: each node can sweep its own rows';
const BY_LOGIN = 'a person is found by what they sign in with or go by; a unique index of its own names the account';
const SEARCH = 'the search over everybody: match_profile is meant to be on every node';
const DIRECTORY = 'the directory is of everybody, by indexes of its own';
const DESK = 'the few who moderate, and their one queue';
const OPERATORS = 'the few who run the place, and their one log';
const AUTHORED = 'the authored characters are few, and each has a key, which is indexed';
const DEMO = 'the demonstration community, once at its start or end';

const COUNTED = 'a count that changes in several ways, some of them a foreign key, which no rule in TypeScript sees';

/** The triggers of the database, by table and routine, and why each is no rule in TypeScript. */
export const triggers: Record<string, string> = {
  'follow count_follows': COUNTED,
  'match_profile count_clouds_of_changed': COUNTED,
  'match_profile count_clouds_of_people': COUNTED,
  'moderation_event refuse_change': 'the history of cases can only grow, whoever writes to the database',
  'post count_posts': COUNTED,
  'post recount_post': COUNTED,
  'room_member count_cloud_of_member': COUNTED,
};

/** Statements on growing tables without the table's key, by file and function, and why. */
export const keyless: Record<string, string> = {
  'keeping/catalog.queries.ts uploadsAfter': 'a backup has the files of all uploads',
  'keeping/catalog.queries.ts hasAccounts': 'one row is enough',
  'accounts/record/accounts.queries.ts accountByLogin': BY_LOGIN,
  'accounts/record/accounts.queries.ts accountByPhone': BY_LOGIN,
  'accounts/record/accounts.queries.ts holdOnHandle': BY_LOGIN,
  'people/people.queries.ts personByHandle': BY_LOGIN,
  'people/directory.queries.ts nextAfter': DIRECTORY,
  'people/directory.queries.ts beginnersNear': DIRECTORY,
  'people/directory.queries.ts hasDemoMembers': 'one row of an index of demo members alone',
  'digest/digest.queries.ts namedReaders': 'whom a text names is found by handle, which has a unique index of its own',
  'accounts/contact/contact.queries.ts changeByToken': 'a link in a mail names its change by the token alone',
  'accounts/codes/codes.queries.ts lockCodeByToken': 'a link in a mail names its code by the token alone',
  'quiz-party/quiz-party.queries.ts countRuns': 'the numbers on the cards are of all people, read from an index alone',
  'groups/groups.queries.ts disbandedBefore': SWEEP,
  'plans/due.queries.ts noteReminders': SWEEP,
  'calls/calls.queries.ts dueCalls': SWEEP,
  'calls/door.queries.ts unfitCalls': SWEEP,
  'accounts/contact/email-keys.queries.ts unsettledEmails': SWEEP,
  'accounts/age/assurance.queries.ts openChecks': SWEEP,
  'accounts/age/assurance.queries.ts wronglyHeld': SWEEP,
  'your-data/your-data.queries.ts leaversBefore': SWEEP,
  'your-data/export.queries.ts deleteExpired': SWEEP,
  'your-data/export.queries.ts knownExports': SWEEP,
  'your-data/export.queries.ts takeLink': 'a link names its export by the token alone',
  'notifications/due.statements.ts noteMessages': 'whether anybody has subscribed at all: the first row ends the look',
  'matching/search/practice.queries.ts isAlone':
    'whether anybody else can be matched at all: the first row ends the look',
  'matching/search/empty.queries.ts countJoined':
    'who is new in one state, by its index, only where a search found nobody',
  'platform/pictures/pictures.queries.ts sealedBefore': SWEEP,
  'platform/media/media.queries.ts waitingUploads': SWEEP,
  'platform/media/media.queries.ts endedUploads': SWEEP,
  'platform/media/media.queries.ts heldUploads': SWEEP,
  'platform/media/media.queries.ts allUploads':
    'copies of a picture are looked for among everybody’s, by a job, in pages',
  'moderation/terms.queries.ts isEvidence': 'a sweep asks of one upload at a time, which reports name by its id',
  'moderation/terms.queries.ts emptyReports': SWEEP,
  'moderation/terms.queries.ts emptyExcerpts': SWEEP,
  'moderation/terms.queries.ts deleteTalk': SWEEP,
  'moderation/terms.queries.ts deleteReports': SWEEP,
  'moderation/terms.queries.ts deleteDecisions': SWEEP,
  'quest-hall/quest-hall.queries.ts thoseOn': 'a draw is from everybody in the hall, along the index of their places',
  'quest-hall/quest-hall.queries.ts lockGone': SWEEP,
  'vibes/vibes.queries.ts zonesWithVibes': SWEEP,
  'vibes/vibes.queries.ts lockStaleVibes': SWEEP,
  'notifications/notifications.queries.ts putSubscription': 'a device that changes hands is known by its address alone',
  'posts/posts.queries.ts publicPosts': 'the public feed is of all authors',
  'posts/news.queries.ts newPublicPosts': 'the public feed is of all authors',
  'posts/posts.queries.ts challengePosts': 'the answers to the challenge are of all authors',
  'posts/posts.queries.ts packByRecency': 'for who follows very many, what is newest of all is mostly for them',
  'matching/debug/debug.queries.ts countEverybody': SEARCH,
  'matching/search/search.queries.ts peopleNear': SEARCH,
  'matching/search/search.queries.ts demoStatement': SEARCH,
  'matching/search/search.queries.ts everyone': SEARCH,
  'matching/search/search.queries.ts peopleAnywhere': SEARCH,
  'matching/search/eternal.queries.ts eternalOfWeek': 'the week names its match by id; the pair is not known before',
  'matching/profile/changes.queries.ts numberChanges': SWEEP,
  'matching/lookout/lookout.queries.ts lockEvenings': SWEEP,
  'moderation/desk/desk.queries.ts waitingCases': DESK,
  'moderation/desk/desk.queries.ts deskCounts': DESK,
  'moderation/waiting/waiting.queries.ts queued': DESK,
  'moderation/waiting/waiting.queries.ts queueLength': DESK,
  'moderation/waiting/waiting.queries.ts isDeskStaffed': DESK,
  'moderation/waiting/waiting.queries.ts endedWaiting': SWEEP,
  'moderation/reports/notices.queries.ts recordOfNotifier':
    'notices are few, and have an index by contact and by address',
  'moderation/reports/notices.queries.ts forgetNotifiers': SWEEP,
  'moderation/transparency.queries.ts countByMonth': 'counts of everything, once an hour',
  'moderation/transparency.queries.ts hoursByMonth': 'counts of everything, once an hour',
  'moderation/moderators/moderators.queries.ts allModerators': DESK,
  'moderation/moderators/moderators.queries.ts workingModerators': DESK,
  'moderation/moderators/moderators.queries.ts moderatorsFor': DESK,
  'operator/roles/operators.queries.ts allOperators': OPERATORS,
  'operator/log/log.queries.ts deedsAfter': OPERATORS,
  'people/people.queries.ts moderatorNames': DESK,
  'dev/dev.queries.ts recentIds': 'a list for developers, who have few people',
  'companions/characters/companions.queries.ts unmetBy': AUTHORED,
  'companions/characters/settle.queries.ts settledCompanions': AUTHORED,
  'demo/demo.queries.ts standing': DEMO,
  'demo/demo.queries.ts demoRoomIds': DEMO,
  'demo/demo.queries.ts refundDemoMatches': DEMO,
  'demo/demo.queries.ts forgetMeetings': DEMO,
  'demo/demo.queries.ts deleteDemoAccounts': DEMO,
};

const TOKEN = 'a link names its row by the token alone, which needs a directory of its own';
/** Unique rules that do not contain the table's first key, by the name of their index, with the reason. */
export const undivided: Record<string, string> = {
  account_email_key_key: BY_LOGIN,
  account_handle_key: BY_LOGIN,
  account_phone_number_key: BY_LOGIN,
  call_caller_id_client_id_key: 'a call that is started twice is one; its id is drawn at random',
  companion_key_key: AUTHORED,
  companion_owner_id_key: 'one character is composed for a person; its row could be kept with the owner',
  companion_room_user_id_companion_id_key: 'a person and a character have one room, which user_room could say as well',
  contact_change_token_hash_key: TOKEN,
  data_export_id_key: 'the file of an export is named by it; the id is drawn at random',
  data_export_token_hash_key: TOKEN,
  group_link_code_hash_key: TOKEN,
  moderation_case_number_key: DESK,
  moderation_case_subject_kind_subject_id_key: DESK,
  one_time_code_request_key: TOKEN,
  one_time_code_token_hash_key: TOKEN,
  passkey_credential_id_key: 'a device signs in with the credential alone, which needs a directory of its own',
  push_subscription_endpoint_key: 'a device that changes hands is known by its address alone',
  soul_match_id_key: 'a match is opened by its id, which is drawn at random',
  subscription_customer_id_key: 'the provider of payments names its customer alone',
  take_down_notice_receipt_key: 'a receipt is drawn at random, and is all that its holder has',
  waiting_thing_user_id_room_id_client_id_key: 'the same message sent twice is one; moderators find it by its id alone',
  upload_once: 'the same upload sent twice is one; files are named and found by the id alone',
};

/** Functions with several statements, and why. */
export const several: Record<string, string> = {
  'companions/characters/companions.queries.ts insertMeeting': 'a meeting is never without its debt of a first line',
  'companions/memory/memory.queries.ts forgetAll': 'notes and the mark they end at go together',
  'demo/demo.queries.ts deleteRooms': 'the rooms’ tables have no foreign keys, so each is named',
  'matching/debug/debug.queries.ts begin': 'settings of one transaction',
  'notifications/notifications.queries.ts putSubscription': 'a device leaves its earlier owner before it has the next',
};
