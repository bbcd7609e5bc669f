-- The directory begins with people of the cities around and of some ages. It finds them in this index alone, in the
-- order of ids, and then reads only those.
CREATE INDEX account_in_city ON account (state_code, city, id) INCLUDE (birthday)
  WHERE profile_completed AND NOT is_seed_user;
