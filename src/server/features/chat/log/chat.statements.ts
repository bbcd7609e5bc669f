import { sql, type RawBuilder } from 'kysely';
import { PICTURE_LINE } from '#contract/chat.pictures.ts';
import { HIDDEN_MESSAGE } from '#contract/chat.ts';
import { awaitsAge, isSilenced, mayTalk } from '#server/features/visibility/people.ts';
import { floorOf, isDeleted, isHidden, wordsOfDeleted } from '#server/features/visibility/lines.ts';
import { mayWrite } from '#server/features/people/manners.ts';
import { textOf } from './fragment.ts';
import type { Statement } from '#server/platform/database/lanes.ts';
import type { MessageStep } from '#server/platform/seams/rooms.ts';

/** Locks the rooms, so that the next statement sees everything committed before. The order by id avoids deadlocks. */
export const lockRooms: Statement = {
  name: 'chat_lock_rooms',
  // `count` keeps the rows out of the response.
  text: `SELECT count(*) FROM (
    SELECT FROM room WHERE id = ANY($1::uuid[]) ORDER BY id FOR NO KEY UPDATE
  ) locked`,
  arrays: ['uuid'],
};

/**
 * Returns the branches of a CASE with the reasons why `person` may not write at the time `at`. The statement needs the
 * aliases `room` and `member`; `member` is the person's membership. A pending age check is looked up only for people
 * who may not talk.
 */
export function refusalOf(person: RawBuilder<unknown>, at: RawBuilder<unknown>): RawBuilder<unknown> {
  const other = sql`CASE ${person} WHEN room.user_low THEN room.user_high ELSE room.user_low END`;
  return sql`WHEN ${isSilenced(person, at)} THEN 'writing_paused'
      WHEN room.closed_at IS NOT NULL OR NOT ${mayTalk(sql`${person}`, other)} THEN
        CASE WHEN ${awaitsAge(person)} THEN 'age_check_needed' ELSE 'blocked' END
      WHEN member.silenced_until > ${at} THEN 'muted_here'
      WHEN room.has_rules AND member.agreed_at IS NULL AND member.role = 'member' THEN 'rules_first'`;
}

/** Whether the person of the membership `member` is not alone in the room. Slow mode does not apply to a lone member. */
export const isAmongOthers = sql<boolean>`EXISTS (SELECT FROM room_member other
          WHERE other.room_id = member.room_id AND other.user_id <> member.user_id AND other.left_seq IS NULL)`;

/** Returns the first 120 characters of a message for a quote. Pictures without words are quoted as `PICTURE_LINE`. */
export const quotedWords = (content: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`coalesce(nullif(left(${content}, 120), ''), ${sql.lit(PICTURE_LINE)})`;

/** Returns a time as JSON has it, in UTC with milliseconds. */
const isoOf = (time: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`to_char(${time} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The content of a quote of the message under the alias `quoted`. The caller adds the id, the seq and the sender. */
export const quoteOf = sql`CASE
    WHEN ${isDeleted('quoted')} THEN jsonb_build_object('content', ${wordsOfDeleted('quoted')}, 'isDeleted', true)
    WHEN ${isHidden('quoted')} THEN jsonb_build_object('content', ${sql.lit(HIDDEN_MESSAGE)}, 'isHidden', true)
    ELSE jsonb_build_object('content', ${quotedWords(sql`quoted.payload ->> 'content'`)})
      || CASE WHEN quoted.ends_at IS NULL THEN '{}' ELSE jsonb_build_object('endsAt', ${isoOf(sql`quoted.ends_at`)}) END END`;

const refusalText = textOf(refusalOf(sql.ref('given.sender_id'), sql.raw('$7::timestamptz')));

const quoteText = textOf(quoteOf);

const amongOthersText = textOf(isAmongOthers);

/**
 * Whether the membership `member` reads the line of the alias `line`. The sum keeps its place out of the search for the
 * line: while the log is short, an index by place seems no worse than the one by id, and that plan reads the whole log.
 */
export const reads = (line: string): string => `${line}.seq + 0 > ${textOf(floorOf('member'))}`;

const mayWriteText = textOf(mayWrite(sql.ref('given.sender_id')));

/**
 * Checks and writes a batch of messages of any rooms and senders, under the locks of `lockRooms`.
 * $1–$6 and $8 are arrays with one element per message: rooms, senders, client ids, message ids, contents, the messages
 * replied to, and the attachments (pictures, a voice note, a GIF or a gift) as JSON or null. $7 is the time.
 * Returns one row: in `seqs` the seq of each new message, in `exceptions` the messages of which there is more to tell,
 * numbered by `n` from 1, and in `followed` the rows of each step, in the order of the steps. Most messages are no
 * exceptions, and a row for each would cost PostgreSQL and the server more than a number.
 *
 * The steps are parts of this statement, because separate statements make a batch of 100 five percent slower.
 */
export function writeMessages(steps: readonly MessageStep[]): Statement {
  const following = steps.map((step) => `, ${step.name} AS (${step.sql})`).join('');
  const followed = steps.map(({ name, onCommitted }) =>
    onCommitted === undefined ? 'NULL' : `(SELECT json_agg(${name}) FROM ${name})`,
  );
  const text = writing(following, `json_build_array(${followed.join(', ')})`);
  return {
    name: 'chat_write_messages',
    text,
    arrays: ['uuid', 'int8', 'uuid', 'uuid', 'text', 'uuid', undefined, 'text'],
  };
}

/** True for a new message of which its seq tells all. */
const plain = `verdict = 'new' AND reply IS NULL AND ends_at IS NULL`;

const writing = (following: string, followed: string): string => `
WITH given AS (
  SELECT * FROM unnest($1::uuid[], $2::bigint[], $3::uuid[], $4::uuid[], $5::text[], $6::uuid[], $8::text[])
    WITH ORDINALITY AS given (room_id, sender_id, client_id, id, content, reply_to, things, n)
), judged AS MATERIALIZED (
  SELECT given.*, room.last_seq, room.slow_seconds,
    $7::timestamptz + make_interval(secs => room.fade_seconds) AS ends_at, stored.ends_at AS stored_end, stored.seq AS stored_seq, stored.id AS stored_id, stored.created_at AS stored_at,
    CASE WHEN quoted.id IS NOT NULL THEN jsonb_build_object('messageId', quoted.id, 'seq', quoted.seq,
      'senderId', quoted.sender_id) || ${quoteText} END AS reply,
    CASE
      WHEN stored.seq IS NOT NULL THEN
        CASE WHEN stored.payload ?| '{editedAt,deleted}' OR stored.payload ->> 'content' = given.content
          AND (stored.payload -> 'replyTo' ->> 'messageId') IS NOT DISTINCT FROM given.reply_to::text
          AND (stored.payload -> 'pictures') IS NOT DISTINCT FROM (given.things::jsonb -> 'pictures')
          AND (stored.payload -> 'voice') IS NOT DISTINCT FROM (given.things::jsonb -> 'voice')
          AND (stored.payload -> 'gif') IS NOT DISTINCT FROM (given.things::jsonb -> 'gif')
          AND (stored.payload -> 'gift') IS NOT DISTINCT FROM (given.things::jsonb -> 'gift')
        THEN 'duplicate' ELSE 'idempotency_conflict' END
      WHEN member.user_id IS NULL THEN 'not_member'
      ${refusalText}
      WHEN room.asked_by <> given.sender_id THEN 'request_unanswered'
      WHEN room.asked_by = given.sender_id AND (room.last_seq > 0
        OR EXISTS (SELECT FROM given earlier WHERE earlier.room_id = given.room_id AND earlier.n < given.n)) THEN 'request_waits'
      WHEN room.slow_seconds IS NOT NULL AND member.role = 'member'
        AND (member.wrote_at > $7::timestamptz - make_interval(secs => room.slow_seconds)
          OR EXISTS (SELECT FROM given earlier WHERE earlier.room_id = given.room_id AND earlier.sender_id = given.sender_id
            AND earlier.n < given.n)) AND ${amongOthersText} THEN 'slow_mode'
      WHEN given.reply_to IS NOT NULL AND quoted.id IS NULL THEN 'invalid'
      WHEN NOT ${mayWriteText} THEN 'profile_incomplete'
      ELSE 'new'
    END AS verdict
  FROM given
  LEFT JOIN room ON room.id = given.room_id
  LEFT JOIN room_member member
    ON member.room_id = given.room_id AND member.user_id = given.sender_id AND member.left_seq IS NULL
  LEFT JOIN room_event stored
    ON stored.room_id = given.room_id AND stored.sender_id = given.sender_id AND stored.client_id = given.client_id
  LEFT JOIN room_event quoted
    ON quoted.room_id = given.room_id AND quoted.id = given.reply_to AND quoted.type = 'message'
    AND ${reads('quoted')}
), numbered AS (
  SELECT *, last_seq + count(*) FILTER (WHERE verdict = 'new') OVER (PARTITION BY room_id ORDER BY n) AS seq FROM judged
), advanced AS (
  UPDATE room SET last_seq = top.seq, last_event_at = $7::timestamptz
  FROM (SELECT room_id, max(seq) AS seq FROM numbered WHERE verdict = 'new' GROUP BY room_id) top
  WHERE room.id = top.room_id
), paced AS (
  UPDATE room_member member SET wrote_at = $7::timestamptz
  FROM numbered
  WHERE numbered.verdict = 'new' AND numbered.slow_seconds IS NOT NULL
    AND member.room_id = numbered.room_id AND member.user_id = numbered.sender_id
), written AS (
  INSERT INTO room_event (room_id, seq, id, type, sender_id, client_id, payload, created_at, ends_at)
  SELECT room_id, seq, id, 'message', sender_id, client_id,
    CASE WHEN reply IS NULL THEN jsonb_build_object('content', content)
      ELSE jsonb_build_object('content', content, 'replyTo', reply) END
      || coalesce(things::jsonb, '{}'),
    $7::timestamptz, ends_at
  FROM numbered
  WHERE verdict = 'new'
  RETURNING room_id, seq, sender_id, created_at
)${following}
SELECT json_agg(CASE WHEN ${plain} THEN seq END ORDER BY n) AS seqs,
  json_agg(CASE
    WHEN verdict NOT IN ('new', 'duplicate') THEN json_build_object('n', n, 'verdict', verdict)
    ELSE json_build_object('n', n, 'verdict', verdict, 'seq', CASE verdict WHEN 'new' THEN seq ELSE stored_seq END,
      'stored_id', stored_id, 'stored_at', stored_at, 'reply', reply,
      'ends_at', CASE verdict WHEN 'new' THEN ends_at ELSE stored_end END)
    END) FILTER (WHERE NOT (${plain})) AS exceptions,
  ${followed} AS followed
FROM numbered`;
