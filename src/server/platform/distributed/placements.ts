/**
 * Where the rows of each table are on a Citus cluster. `test/architecture/placements.test.ts` compares this with the
 * tables of the database; `npm run distribute -- --check` compares it with a cluster. Citus also knows reference
 * tables, copied to every node; none is one, for the reasons in docs/decisions/078-distributed.md.
 */

type Placement =
  /** Divided by a column among the workers; rows with one value of it are on one node. */
  | { kind: 'distributed'; by: string; why: string }
  /** On the coordinator alone, as on plain PostgreSQL. */
  | { kind: 'local'; why: string };

const all = (names: string, placement: Placement): Record<string, Placement> =>
  Object.fromEntries(names.split(' ').map((name) => [name, placement]));
const by = (column: string, names: string, why: string): Record<string, Placement> =>
  all(names, { kind: 'distributed', by: column, why });
const local = (names: string, why: string): Record<string, Placement> => all(names, { kind: 'local', why });

const LEASED = 'work that waits: claimed from among all rows with SKIP LOCKED, and gone when it is done';
const FEW = 'few rows: of those who run or moderate the place, or of the place itself';
const UNKNOWN = 'found by a token, an address or an id alone, before anybody is known';
const PEOPLE = 'who may see whom is part of most statements, with rules that are unique among everybody';
const COUNTED = 'its trigger keeps counts in another table, in the same transaction';
const OF_ROOMS = 'joined with rooms and their members in one statement, over many rooms';
const SEARCHED = 'joined by the search over everybody, which one node answers';
const WITH_ITS_DEED =
  'goes with a row of another table: only on one node are both there, or neither, when a worker dies as it commits';
const ASKED_EVERYWHERE = 'few rows, asked by most calls: a worker that is away would stop them';
const LOCKED = 'a statement locks rows of several people at once';
const OF_PERSON = 'a person’s own: every statement names them';

/** Every table of the database, with the reason of its placement. */
export const placements: Record<string, Placement> = {
  ...by('user_id', 'quiz_session quiz_answer quiz_party_run consent gift_shelf', OF_PERSON),
  ...by('user_id', 'saved_thing chat_draft', OF_PERSON),
  ...by('receiver_id', 'gift', 'what somebody got: their own lists name them'),
  ...local('account block companion presence follow_count post_count flower_count', PEOPLE),
  ...local('follow post room_member group_cloud match_profile', COUNTED),
  ...local('post_like post_comment activity', 'joined with posts and their authors in one statement, over many posts'),
  ...local('activity_due companion_due demo_due lookout_due plan_due push_due scheduled_due waiting_due', LEASED),
  ...local('call_push outing_push safe_letter', LEASED),
  ...local('scheduled_line quest_hall lookout', LOCKED),
  ...local('alert alert_watch community_day delivery_count demo_community demo_talk deployment disk_day', FEW),
  ...local('operator operator_log opener moderator picture_hash place_invitation place_setting match_place', FEW),
  ...local('reporter_record version_run trend trend_hour trending_hall wyn_disclosure wyn_room', FEW),
  ...local('moderation_case moderation_decision moderation_event moderation_report moderation_talk', FEW),
  ...local('waiting_thing take_down_notice photo_badge photo_check photo_check_picture', FEW),
  ...local('contact_change data_export handle_reservation one_time_code passkey passkey_challenge', UNKNOWN),
  ...local('push_subscription refused_birthday session subscription payment_event used_challenge', UNKNOWN),
  ...local('sealed_evidence upload age_check trusted_mark trusted_person trusted_way outing safe_pin', UNKNOWN),
  ...local('room room_event message_edit message_reaction direct_room user_room room_group', OF_ROOMS),
  ...local('group_invitation group_link group_request cloud_shown introduction', OF_ROOMS),
  ...local('call call_consent call_seat companion_note companion_room', OF_ROOMS),
  ...local('plan plan_answer poll poll_vote quiz_party_answer', OF_ROOMS),
  ...local('idempotency flower', WITH_ITS_DEED),
  ...local('entitlement', ASKED_EVERYWHERE),
  ...local('match_preference quota soul_match notification_settings', SEARCHED),
};

/** Returns the column by which a table is divided on a cluster; undefined for one that is whole. */
export function keyOf(table: string): string | undefined {
  const placement = placements[table];
  return placement?.kind === 'distributed' ? placement.by : undefined;
}

/** Unique rules that a divided table cannot hold, by the name of their index, with what holds instead. */
export const lostRules: Record<string, string> = {};

/**
 * Foreign keys from a divided table to a local one. Each becomes a trigger of the local table that does at a deletion
 * what the key would have done. What no longer holds is that a row names what exists.
 */
export const replacedKeys: readonly string[] = [
  'chat_draft_room_id_fkey',
  'chat_draft_user_id_fkey',
  'consent_user_id_fkey',
  'gift_receiver_id_fkey',
  'gift_sender_id_fkey',
  'gift_shelf_user_id_fkey',
  'quiz_party_run_user_id_fkey',
  'quiz_session_user_id_fkey',
  'saved_thing_post_id_fkey',
  'saved_thing_room_id_fkey',
  'saved_thing_user_id_fkey',
];
