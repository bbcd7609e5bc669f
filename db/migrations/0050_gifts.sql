-- Given gifts. A gift's note is in its message. If a moderator hides the message, the receiver keeps the gift.
CREATE TABLE gift (
  -- The id of the gift's message.
  id uuid PRIMARY KEY,
  room_id uuid NOT NULL,
  seq bigint NOT NULL,
  -- The id of a gift in content/gifts.ts.
  type text NOT NULL,
  -- Null after the deletion of the sender's account.
  sender_id bigint REFERENCES account (id) ON DELETE SET NULL,
  receiver_id bigint NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  sent_at timestamptz NOT NULL,
  unwrapped_at timestamptz
);
CREATE INDEX gift_received ON gift (receiver_id, id DESC);
CREATE INDEX gift_sent ON gift (sender_id, id DESC);

-- The people who hide their gifts from others.
CREATE TABLE gift_shelf (
  user_id bigint PRIMARY KEY REFERENCES account (id) ON DELETE CASCADE,
  hidden_at timestamptz NOT NULL
);

ALTER TABLE quota DROP CONSTRAINT quota_kind_check;
ALTER TABLE quota ADD CONSTRAINT quota_kind_check
  CHECK (kind IN ('match', 'companion', 'eternal', 'exposure', 'model', 'demo', 'opener', 'gift'));
