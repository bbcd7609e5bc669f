CREATE TABLE account (
  id bigint PRIMARY KEY CHECK (id BETWEEN 100000000000 AND 999999999999),
  handle text NOT NULL UNIQUE CHECK (handle ~ '^[a-z0-9_]{3,30}$'),
  email text,
  -- The address in lower case, for comparison. An address has at most one account.
  email_key text UNIQUE,
  phone_number text UNIQUE,
  password_hash text,
  contact_method text NOT NULL DEFAULT 'email',
  display_name text,
  first_name text,
  last_name text,
  bio text,
  gender text,
  birthday date,
  zip_code text,
  city text,
  county text,
  state_code text,
  time_zone text NOT NULL DEFAULT 'America/New_York',
  interests text[] NOT NULL DEFAULT '{}',
  current_vibes text[] NOT NULL DEFAULT '{}',
  energy_level smallint CHECK (energy_level BETWEEN 0 AND 100),
  profile_image_url text,
  avatar_config jsonb,
  cover_image text,
  mbti_type text,
  primary_archetype text,
  personality_planet text,
  soul_level integer NOT NULL DEFAULT 1,
  is_seed_user boolean NOT NULL DEFAULT false,
  is_demo boolean NOT NULL DEFAULT false,
  in_quest_hall boolean NOT NULL DEFAULT false,
  profile_completed boolean NOT NULL DEFAULT false,
  archetype_completed boolean NOT NULL DEFAULT false,
  handle_changed_at timestamptz,
  birthday_changed_at timestamptz,
  time_zone_changed_at timestamptz,
  -- The times of recent changes of the ZIP. Two changes in 30 days are allowed, so that nobody can measure distances.
  zip_changes timestamptz[] NOT NULL DEFAULT '{}',
  suspended_at timestamptz,
  created_at timestamptz NOT NULL
);

-- A handle that its owner gave up stays reserved, so that nobody can pose as the former owner.
CREATE TABLE handle_reservation (
  handle text PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  reserved_until timestamptz NOT NULL
);

-- The presence is not in `account`, because it changes with every visit.
CREATE TABLE presence (
  user_id bigint PRIMARY KEY REFERENCES account (id) ON DELETE CASCADE,
  last_seen_at timestamptz NOT NULL
);

CREATE TABLE session (
  user_id bigint NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  refresh_hash bytea NOT NULL,
  device_id text,
  device_name text NOT NULL,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz NOT NULL,
  revoked_at timestamptz,
  PRIMARY KEY (user_id, id)
);

CREATE TABLE consent (
  user_id bigint NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  version text NOT NULL,
  granted_at timestamptz NOT NULL,
  data_processing boolean NOT NULL,
  terms_of_service boolean NOT NULL,
  age_verification boolean NOT NULL,
  location boolean NOT NULL,
  notifications boolean NOT NULL,
  camera boolean NOT NULL,
  contacts boolean NOT NULL,
  PRIMARY KEY (user_id, granted_at)
);
