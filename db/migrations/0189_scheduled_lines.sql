-- A message that its writer wants to send later. It is no line of the room until then, and only its writer sees it.
CREATE TABLE scheduled_line (
  user_id bigint NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  -- It becomes the client id of the message, so that the room's log takes it once.
  id uuid NOT NULL,
  room_id uuid NOT NULL REFERENCES room (id) ON DELETE CASCADE,
  content text NOT NULL,
  send_at timestamptz NOT NULL,
  -- True where the writer chose nine o'clock on the other person's clock.
  is_their_nine boolean NOT NULL DEFAULT false,
  -- True when the writer was warned about the words and says them anyway.
  is_sure boolean NOT NULL DEFAULT false,
  -- True once a worker has it to send.
  is_handed boolean NOT NULL DEFAULT false,
  -- Why it was not sent. Then it stays with its writer, who may send, change or put it away.
  refusal text,
  made_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, id)
);
CREATE INDEX scheduled_line_soon ON scheduled_line (send_at) WHERE NOT is_handed;
CREATE INDEX scheduled_line_room ON scheduled_line (room_id);
CREATE INDEX scheduled_line_refused ON scheduled_line (send_at) WHERE refusal IS NOT NULL;

-- Scheduled messages whose time has come.
CREATE TABLE scheduled_due (
  user_id bigint NOT NULL,
  line_id uuid NOT NULL,
  seq bigint NOT NULL DEFAULT 1,
  due_at timestamptz NOT NULL,
  claimed_until timestamptz,
  tries smallint NOT NULL DEFAULT 0,
  PRIMARY KEY (user_id, line_id),
  FOREIGN KEY (user_id, line_id) REFERENCES scheduled_line (user_id, id) ON DELETE CASCADE
);
CREATE INDEX scheduled_due_due ON scheduled_due (due_at);

-- True where the people with whom this person talks may send something at nine o'clock on this person's clock, from
-- which they can tell the time there.
ALTER TABLE account ADD COLUMN tells_time boolean NOT NULL DEFAULT false;
