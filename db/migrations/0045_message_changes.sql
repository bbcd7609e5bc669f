-- Reactions to messages. The key makes a repeated reaction the same reaction.
CREATE TABLE message_reaction (
  room_id uuid NOT NULL,
  -- The message.
  seq bigint NOT NULL,
  user_id bigint NOT NULL,
  emoji text NOT NULL,
  -- The line of the log that says so, by which reactions keep their order, and its id.
  line_seq bigint NOT NULL,
  id uuid NOT NULL,
  PRIMARY KEY (room_id, seq, user_id, emoji)
);

-- What a message said before it was edited, for whoever reports it.
CREATE TABLE message_edit (
  room_id uuid NOT NULL,
  -- The message.
  seq bigint NOT NULL,
  -- The line of the log that replaced this text, and its id.
  line_seq bigint NOT NULL,
  id uuid NOT NULL,
  user_id bigint NOT NULL,
  content text NOT NULL,
  replaced_at timestamptz NOT NULL,
  PRIMARY KEY (room_id, seq, line_seq)
);
CREATE INDEX message_edit_age ON message_edit (replaced_at);

-- A quote names the place of its message, so that nobody reads one from before they joined.
UPDATE room_event reply
SET payload = jsonb_set(reply.payload, '{replyTo,seq}', to_jsonb(quoted.seq))
FROM room_event quoted
WHERE reply.payload ? 'replyTo' AND quoted.room_id = reply.room_id
  AND quoted.id = (reply.payload -> 'replyTo' ->> 'messageId')::uuid;

-- The messages that quote one, which change with it.
CREATE INDEX room_event_quotes ON room_event (room_id, ((payload -> 'replyTo' ->> 'seq')::bigint))
  WHERE payload ? 'replyTo';

-- The lines that say that an earlier message changed, now of every kind.
DROP INDEX room_event_changes;
CREATE INDEX room_event_changes ON room_event (room_id, seq) WHERE payload ? 'of';
