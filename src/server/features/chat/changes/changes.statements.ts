import { sql } from 'kysely';
import { EDIT_MS } from '#contract/chat.changes.ts';
import { OWN_REACTIONS_MAX, REACTION_KINDS_MAX } from '#contract/chat.ts';
import { quotedWords, reads } from '#server/features/chat/log/chat.statements.ts';
import { eventColumns } from '#server/features/chat/log/log.queries.ts';
import { isHidden } from '#server/features/visibility/lines.ts';
import { textOf } from '#server/features/chat/log/fragment.ts';
import type { Statement } from '#server/platform/database/lanes.ts';
import { UNEDITED } from './changes.batch.ts';
import { refusalIn } from './changes.queries.ts';

const refusalText = textOf(refusalIn(sql.ref('given.user_id'), sql.raw('$7::timestamptz')));

const uneditedText = Object.keys(UNEDITED)
  .map((kind) => `WHEN event.payload ? '${kind}' THEN '${kind}'`)
  .join(' ');

const quoteText = textOf(quotedWords(sql.ref('judged.said')));

const hiddenText = textOf(isHidden('event'));

/**
 * Checks a batch of reactions and edits in any rooms, and makes the allowed ones. Run it under the locks of
 * `lockRooms`. The parameters $1–$6 are arrays with one element per wish: the room, the message, the member, the id of
 * the log line, the line's type, and the emoji or new text. $7 is the time, and $8 is the time as text. A batch has
 * each message at most once. Returns one row per wish: its number `n`, counted from 1, and its verdict.
 *
 * The part `lines` has the lines of the log. Each change gets one line, and an edit gets one more for each message that
 * quotes it. The id of such a further line is the id of the edit's line with another end. One batch may edit a message
 * and another message that quotes it.
 */
export const changeMessages: Statement = {
  name: 'chat_change_messages',
  arrays: ['uuid', 'uuid', 'int8', 'uuid', 'text', 'text'],
  text: `
WITH given AS (
  SELECT * FROM unnest($1::uuid[], $2::uuid[], $3::bigint[], $4::uuid[], $5::text[], $6::text[])
    WITH ORDINALITY AS given (room_id, message_id, user_id, id, type, said, n)
), judged AS MATERIALIZED (
  SELECT given.*, room.last_seq, event.seq, event.payload ->> 'content' AS had,
    CASE WHEN event.seq IS NULL THEN 'not_member' ELSE coalesce(${refusalText}, CASE
      WHEN given.type = 'message_edited' AND event.sender_id IS DISTINCT FROM given.user_id THEN 'forbidden'
      WHEN NOT event.payload ? 'content' OR ${hiddenText} THEN 'message_gone'
      WHEN given.type = 'message_edited' THEN CASE
        ${uneditedText}
        WHEN event.payload ->> 'content' = given.said THEN 'same'
        WHEN event.created_at < $7::timestamptz - interval '${EDIT_MS} milliseconds' THEN 'edit_closed'
        ELSE 'new' END
      WHEN (given.type = 'reaction_added') = EXISTS (
        SELECT FROM message_reaction own
        WHERE own.room_id = room.id AND own.seq = event.seq AND own.user_id = given.user_id AND own.emoji = given.said
      ) THEN 'same'
      WHEN given.type = 'reaction_removed' THEN 'new'
      WHEN (
        SELECT count(*) FROM message_reaction own
        WHERE own.room_id = room.id AND own.seq = event.seq AND own.user_id = given.user_id
      ) >= ${OWN_REACTIONS_MAX} THEN 'own_reactions_full'
      WHEN NOT EXISTS (
        SELECT FROM message_reaction alike
        WHERE alike.room_id = room.id AND alike.seq = event.seq AND alike.emoji = given.said
      ) AND (
        SELECT count(DISTINCT emoji) FROM message_reaction reaction
        WHERE reaction.room_id = room.id AND reaction.seq = event.seq
      ) >= ${REACTION_KINDS_MAX} THEN 'reactions_full'
      ELSE 'new' END) END AS verdict
  FROM given
  LEFT JOIN room ON room.id = given.room_id
  LEFT JOIN room_member member
    ON member.room_id = room.id AND member.user_id = given.user_id AND member.left_seq IS NULL
  LEFT JOIN room_event event ON event.room_id = room.id AND event.id = given.message_id AND event.type = 'message'
    AND ${reads('event')}
), lines AS MATERIALIZED (
  SELECT *, last_seq + row_number() OVER (PARTITION BY room_id ORDER BY n, is_quote, seq) AS line
  FROM (
    SELECT n, false AS is_quote, room_id, last_seq, seq, id, type, user_id, said, had
    FROM judged
    WHERE verdict = 'new'
    UNION ALL
    SELECT judged.n, true, judged.room_id, judged.last_seq, reply.seq,
      overlay(judged.id::text PLACING left(md5(judged.id::text || reply.seq), 12) FROM 25)::uuid,
      'message_changed', NULL, ${quoteText}, NULL
    FROM judged
    JOIN room_event reply ON reply.room_id = judged.room_id AND reply.payload ? 'replyTo'
      AND (reply.payload -> 'replyTo' ->> 'seq')::bigint = judged.seq
    WHERE judged.verdict = 'new' AND judged.type = 'message_edited'
  ) line
), advanced AS (
  UPDATE room SET last_seq = top.line
  FROM (SELECT room_id, max(line) AS line FROM lines GROUP BY room_id) top
  WHERE room.id = top.room_id
), changed AS (
  UPDATE room_event event SET payload = event.payload || jsonb_build_object('changedSeq', change.line)
    || CASE WHEN change.content IS NULL THEN '{}' ELSE
      jsonb_build_object('content', change.content, 'editedAt', $8::text) END
    || CASE WHEN change.quote IS NULL THEN '{}' ELSE jsonb_build_object('replyTo',
      (event.payload -> 'replyTo') - '{isHidden,isDeleted}'::text[] || jsonb_build_object('content', change.quote)) END
  FROM (
    SELECT room_id, seq, max(line) AS line, max(said) FILTER (WHERE type = 'message_edited') AS content,
      max(said) FILTER (WHERE is_quote) AS quote
    FROM lines GROUP BY room_id, seq
  ) change
  WHERE event.room_id = change.room_id AND event.seq = change.seq
), written AS (
  INSERT INTO room_event (room_id, seq, id, type, sender_id, payload, created_at)
  SELECT room_id, line, id, type, user_id, jsonb_build_object('of', seq) || CASE
    WHEN type IN ('reaction_added', 'reaction_removed') THEN jsonb_build_object('emoji', said) ELSE '{}' END, $7::timestamptz
  FROM lines
), added AS (
  INSERT INTO message_reaction (room_id, seq, user_id, emoji, line_seq, id)
  SELECT room_id, seq, user_id, said, line, id FROM lines WHERE type = 'reaction_added'
), removed AS (
  DELETE FROM message_reaction reaction USING lines
  WHERE lines.type = 'reaction_removed' AND reaction.room_id = lines.room_id AND reaction.seq = lines.seq
    AND reaction.user_id = lines.user_id AND reaction.emoji = lines.said
), kept AS (
  INSERT INTO message_edit (room_id, seq, line_seq, id, user_id, content, replaced_at)
  SELECT room_id, seq, line, id, user_id, had, $7::timestamptz FROM lines WHERE type = 'message_edited'
)
SELECT n, verdict FROM judged ORDER BY n`,
};

/**
 * Reads messages for members. The parameters $1–$3 are arrays of rooms, messages and members. Returns `n`, counted from
 * 1, the message, and `joined_seq`, after which the member may read. A member who cannot see the message gets no row.
 */
export const readMessages: Statement = {
  name: 'chat_read_messages',
  arrays: ['uuid', 'uuid', 'int8'],
  text: `
SELECT given.n, ${textOf(eventColumns)}, member.joined_seq
FROM unnest($1::uuid[], $2::uuid[], $3::bigint[]) WITH ORDINALITY AS given (room_id, message_id, user_id, n)
JOIN room_member member
  ON member.room_id = given.room_id AND member.user_id = given.user_id AND member.left_seq IS NULL
JOIN room_event event ON event.room_id = member.room_id AND event.id = given.message_id AND event.type = 'message'
  AND ${reads('event')}`,
};
