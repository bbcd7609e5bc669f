-- These indexes serve the directory of people, which does not contain AI characters.
CREATE INDEX account_listed ON account (id) WHERE profile_completed AND NOT is_seed_user;
CREATE INDEX account_of_type ON account (mbti_type, id) WHERE profile_completed AND NOT is_seed_user;
CREATE INDEX account_in_state ON account (state_code, id) WHERE profile_completed AND NOT is_seed_user;
CREATE INDEX account_interest ON account USING gin (interests) WHERE profile_completed AND NOT is_seed_user;
-- These two indexes find names by their beginning. Names are compared byte by byte, whatever the database's locale.
CREATE INDEX account_handle_begins ON account (handle COLLATE "C") WHERE profile_completed AND NOT is_seed_user;
CREATE INDEX account_name_begins ON account (lower(display_name) COLLATE "C")
  WHERE profile_completed AND NOT is_seed_user;
