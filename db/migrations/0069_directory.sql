-- The directory of people: by name, archetype, interest, state, and who was here. Characters are not in it.
CREATE INDEX account_listed ON account (id) WHERE profile_completed AND NOT is_seed_user;
CREATE INDEX account_of_type ON account (mbti_type, id) WHERE profile_completed AND NOT is_seed_user;
CREATE INDEX account_in_state ON account (state_code, id) WHERE profile_completed AND NOT is_seed_user;
CREATE INDEX account_interest ON account USING gin (interests) WHERE profile_completed AND NOT is_seed_user;
-- For beginnings of names, compared byte by byte, independent of the locale of the database.
CREATE INDEX account_handle_begins ON account (handle COLLATE "C") WHERE profile_completed AND NOT is_seed_user;
CREATE INDEX account_name_begins ON account (lower(display_name) COLLATE "C")
  WHERE profile_completed AND NOT is_seed_user;
