-- Whether a member of a room lets the other member call, once they said so.
CREATE TABLE call_consent (
  room_id uuid NOT NULL REFERENCES room (id) ON DELETE CASCADE,
  user_id bigint NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  answer text NOT NULL CHECK (answer IN ('yes', 'not_now', 'taken_back')),
  answered_at timestamptz NOT NULL,
  PRIMARY KEY (room_id, user_id)
);
CREATE INDEX call_consent_user ON call_consent (user_id);

CREATE TABLE call (
  id uuid PRIMARY KEY,
  room_id uuid NOT NULL REFERENCES room (id) ON DELETE CASCADE,
  caller_id bigint NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  callee_id bigint NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  client_id uuid NOT NULL,
  -- Nothing rings for the called person: they have quiet hours, or muted the room.
  is_quiet boolean NOT NULL,
  -- The called person's devices got a push that it rings, if they have subscribed.
  is_pushed boolean NOT NULL,
  is_relayed boolean NOT NULL,
  caller_comes_as text NOT NULL CHECK (caller_comes_as IN ('voice', 'animal', 'camera')),
  callee_comes_as text CHECK (callee_comes_as IN ('voice', 'animal', 'camera')),
  -- The connections whose devices are in the call.
  caller_connection uuid NOT NULL,
  callee_connection uuid,
  -- Each agreed that the other sees their network address.
  caller_agreed boolean NOT NULL,
  callee_agreed boolean NOT NULL,
  caller_alive_at timestamptz NOT NULL,
  callee_alive_at timestamptz,
  started_at timestamptz NOT NULL,
  answered_at timestamptz,
  -- When the first of the two said that the browsers are connected, and how.
  connected_at timestamptz,
  connected_via text CHECK (connected_via IN ('relay', 'direct')),
  ended_at timestamptz,
  ended_how text CHECK (ended_how IN
    ('talked', 'missed', 'declined', 'busy', 'cancelled', 'lost', 'blocked', 'refused')),
  CHECK ((ended_at IS NULL) = (ended_how IS NULL)),
  CHECK (callee_connection IS NULL OR answered_at IS NOT NULL),
  UNIQUE (caller_id, client_id)
);
CREATE INDEX call_live ON call (id) WHERE ended_at IS NULL;
CREATE INDEX call_room ON call (room_id, started_at);
CREATE INDEX call_from ON call (caller_id, started_at);
CREATE INDEX call_to ON call (callee_id);
CREATE INDEX call_started ON call (started_at);

-- The people in a call or with one that rings: a person is in one call at most.
CREATE TABLE call_seat (
  user_id bigint PRIMARY KEY REFERENCES account (id) ON DELETE CASCADE,
  call_id uuid NOT NULL REFERENCES call (id) ON DELETE CASCADE
);
CREATE INDEX call_seat_call ON call_seat (call_id);

-- Called people whose devices get a push that a call rings, or that it rings no more.
CREATE TABLE call_push (
  user_id bigint NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  call_id uuid NOT NULL REFERENCES call (id) ON DELETE CASCADE,
  seq bigint NOT NULL,
  due_at timestamptz NOT NULL,
  claimed_until timestamptz,
  tries smallint NOT NULL DEFAULT 0,
  PRIMARY KEY (user_id, call_id)
);
CREATE INDEX call_push_call ON call_push (call_id);
CREATE INDEX call_push_due ON call_push (due_at);
