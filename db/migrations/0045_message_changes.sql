-- Reactions to messages. The primary key makes a repeated reaction the same reaction.
CREATE TABLE message_reaction (
  room_id uuid NOT NULL,
  -- The seq of the message.
  seq bigint NOT NULL,
  user_id bigint NOT NULL,
  emoji text NOT NULL,
  -- The seq of the reaction's line in the log, which gives the order of reactions. `id` is the id of this line.
  line_seq bigint NOT NULL,
  id uuid NOT NULL,
  PRIMARY KEY (room_id, seq, user_id, emoji)
);

-- The text of a message before an edit, for reports of the message.
CREATE TABLE message_edit (
  room_id uuid NOT NULL,
  -- The seq of the message.
  seq bigint NOT NULL,
  -- The seq of the log's line that replaced this text. `id` is the id of this line.
  line_seq bigint NOT NULL,
  id uuid NOT NULL,
  user_id bigint NOT NULL,
  content text NOT NULL,
  replaced_at timestamptz NOT NULL,
  PRIMARY KEY (room_id, seq, line_seq)
);
CREATE INDEX message_edit_age ON message_edit (replaced_at);

-- A quote gets the seq of its message, so that nobody reads a quote from before they joined.
UPDATE room_event reply
SET payload = jsonb_set(reply.payload, '{replyTo,seq}', to_jsonb(quoted.seq))
FROM room_event quoted
WHERE reply.payload ? 'replyTo' AND quoted.room_id = reply.room_id
  AND quoted.id = (reply.payload -> 'replyTo' ->> 'messageId')::uuid;

-- Finds the messages that quote a message, because a quote changes with its message.
CREATE INDEX room_event_quotes ON room_event (room_id, ((payload -> 'replyTo' ->> 'seq')::bigint))
  WHERE payload ? 'replyTo';

-- Finds the lines of every type that say that an earlier message changed.
DROP INDEX room_event_changes;
CREATE INDEX room_event_changes ON room_event (room_id, seq) WHERE payload ? 'of';
