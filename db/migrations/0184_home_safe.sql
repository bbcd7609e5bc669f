-- Somebody outside of the product whom a member may tell of an outing.
CREATE TABLE trusted_person (
  id uuid PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  name text NOT NULL,
  -- The member's word for them. It is never sent.
  relation text NOT NULL,
  created_at timestamptz NOT NULL,
  -- The member removed them. The row stays for a page that is still open.
  removed_at timestamptz
);
CREATE INDEX trusted_person_user ON trusted_person (user_id);
CREATE INDEX trusted_person_removed ON trusted_person (removed_at) WHERE removed_at IS NOT NULL;

-- A way to reach a trusted person. Each way has a yes of its own.
CREATE TABLE trusted_way (
  trusted_id uuid NOT NULL REFERENCES trusted_person (id) ON DELETE CASCADE,
  way text NOT NULL CHECK (way IN ('mail', 'text')),
  address text NOT NULL,
  -- A keyed hash of the address, by which the marks below are found.
  address_hash bytea NOT NULL,
  -- The hash of the secret in the address of their page.
  secret_hash bytea NOT NULL,
  state text NOT NULL CHECK (state IN ('not_asked', 'asked', 'yes', 'no', 'took_back')),
  asked_at timestamptz,
  answered_at timestamptz,
  PRIMARY KEY (trusted_id, way)
);
CREATE INDEX trusted_way_secret ON trusted_way (secret_hash);

-- What is remembered of an address after its trusted person is gone, so that nobody is asked again and again.
CREATE TABLE trusted_mark (
  id uuid PRIMARY KEY,
  address_hash bytea NOT NULL,
  -- Who asked. It is null once their account is gone.
  user_id bigint REFERENCES account (id) ON DELETE SET NULL,
  -- `nobody`: they asked that nobody here writes to them.
  kind text NOT NULL CHECK (kind IN ('asked', 'refused', 'nobody')),
  at timestamptz NOT NULL
);
CREATE INDEX trusted_mark_address ON trusted_mark (address_hash);
CREATE INDEX trusted_mark_user ON trusted_mark (user_id, at);
CREATE INDEX trusted_mark_at ON trusted_mark (at);

CREATE TABLE safe_pin (
  user_id bigint PRIMARY KEY REFERENCES account (id) ON DELETE CASCADE,
  good_hash text NOT NULL,
  silent_hash text NOT NULL,
  set_at timestamptz NOT NULL
);

-- An outing of a member, of which a trusted person has a page.
CREATE TABLE outing (
  id uuid PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  trusted_id uuid REFERENCES trusted_person (id) ON DELETE SET NULL,
  -- The hash of the secret in the address of the page.
  secret_hash bytea NOT NULL,
  -- The language of the page and of its letters.
  language text NOT NULL,
  title text NOT NULL,
  place text NOT NULL,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz,
  zone text NOT NULL,
  -- The other person, who never learns of it. The name is that of the day, as it stays true for the page.
  with_id bigint REFERENCES account (id) ON DELETE SET NULL,
  with_name text,
  with_mbti text,
  room_id uuid,
  message_id uuid,
  -- Numbers that the page offers to call; empty for none.
  own_number text NOT NULL,
  place_number text NOT NULL,
  country text,
  check_in_at timestamptz NOT NULL,
  -- When each "half an hour more" was asked for.
  mores timestamptz[] NOT NULL DEFAULT '{}',
  reminders smallint NOT NULL DEFAULT 0,
  -- When the next reminder, or the telling, is due; null when nothing is.
  next_at timestamptz,
  told_at timestamptz,
  answered_at timestamptz,
  answer text CHECK (answer IN ('good', 'end')),
  -- The answer had the second PIN. Nothing that the member reads may depend on this column.
  is_silent boolean NOT NULL DEFAULT false,
  -- Wrong PINs in a row, and the latest.
  wrong_pins smallint NOT NULL DEFAULT 0,
  wrong_pin_at timestamptz,
  closes_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  CHECK ((answered_at IS NULL) = (answer IS NULL)),
  CHECK (answered_at IS NULL OR next_at IS NULL),
  CHECK (answered_at IS NOT NULL OR NOT is_silent)
);
CREATE INDEX outing_secret ON outing (secret_hash);
CREATE INDEX outing_user ON outing (user_id, starts_at);
CREATE INDEX outing_trusted ON outing (trusted_id);
CREATE INDEX outing_with ON outing (with_id);
CREATE INDEX outing_next ON outing (next_at) WHERE next_at IS NOT NULL;
CREATE INDEX outing_closes ON outing (closes_at);

-- Members whose devices get a reminder.
CREATE TABLE outing_push (
  user_id bigint NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  outing_id uuid NOT NULL REFERENCES outing (id) ON DELETE CASCADE,
  seq bigint NOT NULL,
  due_at timestamptz NOT NULL,
  claimed_until timestamptz,
  tries smallint NOT NULL DEFAULT 0,
  PRIMARY KEY (user_id, outing_id)
);
CREATE INDEX outing_push_outing ON outing_push (outing_id);
CREATE INDEX outing_push_due ON outing_push (due_at);

-- Letters to trusted persons that are not sent yet.
CREATE TABLE safe_letter (
  id uuid PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  trusted_id uuid NOT NULL REFERENCES trusted_person (id) ON DELETE CASCADE,
  outing_id uuid REFERENCES outing (id) ON DELETE CASCADE,
  way text NOT NULL CHECK (way IN ('mail', 'text')),
  kind text NOT NULL CHECK (kind IN ('ask', 'begin', 'tell', 'answer')),
  seq bigint NOT NULL DEFAULT 1,
  due_at timestamptz NOT NULL,
  claimed_until timestamptz,
  -- A worker that dies counts as a try. No number of dead workers may give up a letter, so it begins far below zero.
  tries smallint NOT NULL DEFAULT -10000,
  created_at timestamptz NOT NULL
);
CREATE INDEX safe_letter_due ON safe_letter (due_at);
CREATE INDEX safe_letter_user ON safe_letter (user_id);
CREATE INDEX safe_letter_trusted ON safe_letter (trusted_id);
CREATE INDEX safe_letter_outing ON safe_letter (outing_id);
